import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type PlaceMessage = Extract<keyof typeof CARD_MESSAGES, `who.${string}` | `where.${string}` | `if.${string}`>;

/** A legion as object and as means; an inanimate noun has one form for subject and object. */
function legion(object: string, means: string): Entry {
  return { nom: object, acc: object, ins: means };
}

/** One legion or several different ones, with what is said of them. */
function legions(one: Entry, tail: string): Entry {
  return {
    one,
    few: legion(`{n} різні легіони${tail}`, `{n} різними легіонами${tail}`),
    other: legion(`{n} різних легіонів${tail}`, `{n} різними легіонами${tail}`),
  };
}

export const UK_PLACES: Readonly<Record<PlaceMessage, Entry>> = {
  'who.any': legions(legion('будь-який легіон', 'будь-яким легіоном'), ''),
  'who.withLeader': legions(legion('легіон з лідером', 'легіоном з лідером'), ', кожен із лідером'),
  'who.withSpecial': legions(
    legion('легіон, у якому є {special}', 'легіоном, у якому є {special}'),
    ', у кожному з яких є {special}',
  ),
  'who.inDesert': legions(
    legion('будь-який легіон, що перебуває в пустелі', 'будь-яким легіоном, що перебуває в пустелі'),
    ', що перебувають у пустелях',
  ),
  'who.withLeaderInDesert': legions(
    legion('легіон з лідером, що перебуває в пустелі', 'легіоном з лідером, що перебуває в пустелі'),
    ' з лідерами, що перебувають у пустелях',
  ),
  'who.that': legion('цей легіон', 'цим легіоном'),
  'who.area': legion('легіон {area:ins}', 'легіоном {area:ins}'),
  'who.leader': legion('легіон {leader:gen}', 'легіоном {leader:gen}'),

  'where.areas': '{areas:loc}',
  'where.areas.each': 'в кожній із цих зон: {areas}',
  'where.villages': 'в селищі пейонів',
  'where.villages.apart': 'в селищах пейонів, по 1 в зоні',
  'where.villages.each': 'у кожному селищі пейонів',
  'where.settlement': { atreides: 'в січі', harkonnen: 'в будь-якому своєму поселенні' },
  'where.settlement.apart': {
    atreides: 'в січах, по 1 в зоні',
    harkonnen: 'у своїх поселеннях, по 1 в зоні',
  },
  'where.settlement.each': { atreides: 'в кожній січі', harkonnen: 'в кожному своєму поселенні' },
  'where.emptyDesert': 'в порожній пустелі',
  'where.emptyDesert.apart': 'в порожніх пустелях, по 1 в зоні',
  'where.freeMountain': 'у вільній зоні гір',
  'where.freeMountain.apart': 'у вільних зонах гір, по 1 в зоні',
  'where.freePlateau': 'у вільній зоні плато',
  'where.freePlateau.apart': 'у вільних зонах плато, по 1 в зоні',
  'where.legion': 'в будь-якому своєму легіоні',
  'where.legion.withSpecial': 'в легіоні, де є {special}',
  'where.legionOf': 'в легіоні {leader:gen}',

  'if.inPlay': 'Якщо {leader} у грі:',
  'if.inPlay.not': 'Якщо {leader} не в грі:',
  'if.removed': 'Якщо {leader:gen} більше немає в грі:',
  'if.removed.not': 'Якщо {leader:acc} не вилучено з гри:',
  'if.wildMakerInPlay': 'Якщо {wildMaker} у грі:',
  'if.wildMakerInPlay.not': 'Якщо {wildMaker} не в грі:',
  'if.wildMakerReady': 'Якщо {wildMaker} у грі й карту {wildMaker:gen} не використано:',
  'if.wildMakerReady.not': 'Якщо {wildMaker} не в грі або карту {wildMaker:gen} використано:',
  'if.atomicsUsed': 'Якщо ядерний арсенал підірвано:',
  'if.atomicsUsed.not': 'Якщо ядерний арсенал не підірвано:',
  'if.markerAtLeast': 'Якщо будь-який маркер передбачення на поділці {step} або вище:',
  'if.markerAtLeast.not': 'Якщо всі маркери передбачення нижче від поділки {step}:',
};
