import type { Entry } from '../../text';
import type { LabelMessage } from '../../labels/messages';
import type { NAME_MESSAGES } from '../../names/messages';

/** Names that are put together. As with named places, `loc` and `ins` carry the preposition (see places.ts). */
export const UK_NAMES: Readonly<Record<keyof typeof NAME_MESSAGES, Entry>> = {
  'name.area': '{sector} {number}',
  'name.zone': {
    nom: 'повітряна зона {first} / {second}',
    loc: 'у повітряній зоні {first} / {second}',
    ins: 'з повітряної зони {first} / {second}',
  },
  'name.markerStep': { nom: '{marker} {step}', acc: '«{marker}» на {step}' },
};

/** What may be picked, in Ukrainian: infinitives, as buttons have them. */
export const UK_LABELS: Readonly<Record<LabelMessage, Entry>> = {
  'label.done.done': 'Готово',
  'label.done.skip': 'Пропустити',
  'label.done.endTurn': 'Завершити хід',
  'label.done.lose': 'Втратити гарвестер',
  'label.done.noEffect': 'Скинути цей кубик',
  'label.done.conferred': 'Ми порадилися',

  'label.option.move': 'Перемістити 2 легіони',
  'label.option.attack': 'Атакувати легіоном',
  'label.option.moveWithLeader': 'Перемістити 2 легіони з лідером',
  'label.option.surpriseAttack': 'Несподівана атака з лідером',
  'label.option.draw': 'Узяти 2 карти планування',
  'label.option.deploy': {
    atreides: 'Розгорнути жетон і лідера',
    harkonnen: 'Розгорнути 3 звичайні загони та лідера',
  },
  'label.option.replace': 'Замінити 2 звичайні загони на елітні',
  'label.option.vehicles': 'Розмістити 2 транспортні засоби',
  'label.option.desertPower': 'Сила пустелі',
  'label.option.sandride': 'Піщана гонитва',
  'label.option.march': 'Вирушити',
  'label.option.continue': 'Битися далі',
  'label.option.cease': 'Припинити',
  'label.option.retreat': 'Відступити',
  'label.option.stay': 'Залишитися',
  'label.option.stay.nobody': 'Ніхто не йде',
  'label.option.advance': 'Просунутися',
  'label.option.hold': 'Лишитися на місці',
  'label.option.supply': 'Із запасу',
  'label.option.wildMaker': '{wildMaker}',
  'label.option.wildMaker.swap': 'Замінити {wildMaker:acc} на піщаного хробака',
  'label.option.sietch': 'Січ',
  'label.option.tokens': 'Жетони розгортання',
  'label.option.both': 'І те, й інше',
  'label.option.buy': 'Заплатити 3 очки прянощів за 1 очко панування',
  'label.option.claim': 'Отримати',
  'label.option.decline': 'Не брати',
  'label.option.fromBoard': 'З іншого місця на полі',
  'label.option.fewer': 'Менше карт',

  'label.free.guerrilla': 'Партизанський вишкіл',
  'label.free.scout': 'Розвідка',
  'label.free.hawat': 'Інтрига проти {leader:gen}',
  'label.free.atomics': 'Ядерний арсенал',
  'label.free.families': 'Отримати карту {card:acc}',
  'label.free.cone': 'Конус тиші',

  'label.number.split': '{firstHouse}: {first}, {secondHouse}: {second}',
  'label.number.cards': '{cards:acc}',
  'label.number.tokens': 'Узяти {tokens:acc}',
  'label.number.price.up': 'Заплатити {spice:acc}: на 1 рядок вище',
  'label.number.price.stay': 'Заплатити {spice:acc}: без змін',
  'label.number.price.down': 'Не платити: на 1 рядок нижче, якщо є куди',
  'label.number': '{n}',

  'label.figure.stays': 'Залишити: {figure}',
  'label.figure.special': 'Особлива дія: {leader}',
};
