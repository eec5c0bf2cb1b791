import type { Entry } from '../../text';
import type { LabelMessage } from '../../labels/messages';
import type { NAME_MESSAGES } from '../../names/messages';

/** Places without a name stay uninflected behind the word for an area; see areas.ts for what each case brings along. */
export const PL_NAMES: Readonly<Record<keyof typeof NAME_MESSAGES, Entry>> = {
  'name.area': '{sector} {number}',
  'name.zone': {
    nom: 'strefa powietrzna {first} / {second}',
    gen: 'strefy powietrznej {first} / {second}',
    acc: 'strefę powietrzną {first} / {second}',
    loc: 'w strefie powietrznej {first} / {second}',
    ins: 'strefą powietrzną {first} / {second}',
  },
  'name.markerStep': '{marker} {step}',
};

/** What may be picked, in Polish. */
export const PL_LABELS: Readonly<Record<LabelMessage, Entry>> = {
  'label.done.done': 'Gotowe',
  'label.done.skip': 'Pomiń',
  'label.done.endTurn': 'Zakończ turę',
  'label.done.lose': 'Strać żniwiarkę',
  'label.done.noEffect': 'Odrzuć tę kość',
  'label.done.conferred': 'Jesteśmy po naradzie',

  'label.option.move': 'Porusz 2 legiony',
  'label.option.attack': 'Zaatakuj legionem',
  'label.option.moveWithLeader': 'Porusz 2 legiony z przywódcą',
  'label.option.surpriseAttack': 'Atak z zaskoczenia legionem z przywódcą',
  'label.option.draw': 'Dobierz 2 karty planu',
  'label.option.deploy': {
    atreides: 'Rozmieść żeton i przywódcę',
    harkonnen: 'Rozmieść 3 jednostki regularne i przywódcę',
  },
  'label.option.replace': 'Zamień 2 jednostki regularne na elitarne',
  'label.option.vehicles': 'Umieść 2 pojazdy',
  'label.option.desertPower': 'Potęga Pustyni',
  'label.option.sandride': 'Jeździec Piasku',
  'label.option.march': 'Ruszaj',
  'label.option.continue': 'Walcz dalej',
  'label.option.cease': 'Wstrzymaj atak',
  'label.option.retreat': 'Odwrót',
  'label.option.stay': 'Zostań',
  'label.option.stay.nobody': 'Nikt nie idzie',
  'label.option.advance': 'Naprzód',
  'label.option.hold': 'Zostań na miejscu',
  'label.option.supply': 'Z zasobów',
  'label.option.wildMaker': '{wildMaker}',
  'label.option.wildMaker.swap': 'Zamień {wildMaker:acc} na czerwia pustyni',
  'label.option.sietch': 'Sicz',
  'label.option.tokens': 'Żetony rozmieszczenia',
  'label.option.both': 'Jedno i drugie',
  'label.option.buy': 'Wydaj 3 punkty przyprawy na 1 punkt hegemonii',
  'label.option.claim': 'Pozyskaj',
  'label.option.decline': 'Zrezygnuj',
  'label.option.fromBoard': 'Z innego miejsca na planszy',
  'label.option.fewer': 'Mniej kart',

  'label.free.guerrilla': 'Szkolenie partyzanckie',
  'label.free.scout': 'Poszukiwanie',
  'label.free.hawat': 'Intrygi przeciw {leader:dat}',
  'label.free.atomics': 'Rodowa broń atomowa',
  'label.free.families': 'Pozyskaj kartę {card}',
  'label.free.cone': 'Stożek ciszy',

  'label.number.split': '{firstHouse}: {first}, {secondHouse}: {second}',
  'label.number.cards': '{cards:acc}',
  'label.number.tokens': 'Dobierz {tokens:acc}',
  'label.number.price.up': 'Wydaj {spice:acc}: 1 poziom w górę',
  'label.number.price.stay': 'Wydaj {spice:acc}: bez zmian',
  'label.number.price.down': 'Nie płać: 1 poziom w dół, chyba że jest na najniższym',
  'label.number': '{n}',

  'label.figure.stays': '{figure} zostaje',
  'label.figure.special': 'Akcja specjalna {leader:gen}',
};
