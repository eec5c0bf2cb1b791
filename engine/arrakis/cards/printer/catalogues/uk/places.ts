import type { Entry } from '../../../../messages/text/entry';
import type { CARD_MESSAGES } from '../../messages';

type PlaceMessage = Extract<keyof typeof CARD_MESSAGES, `who.${string}` | `where.${string}` | `if.${string}`>;

/** A legion with what is said of it: the noun changes, the rest does not. */
function legions(one: string, tail: string, tails = tail): Entry {
  return {
    one: { nom: `${one}легіон${tail}`, ins: `${one.replace(/ий /, 'им ')}легіоном${tail}` },
    few: { nom: `{n} різні легіони${tails}`, ins: `{n} різними легіонами${tails}` },
    many: { nom: `{n} різних легіонів${tails}`, ins: `{n} різними легіонами${tails}` },
  };
}

export const UK_PLACES: Readonly<Record<PlaceMessage, Entry>> = {
  'who.any': legions('будь-який ', ''),
  'who.withLeader': legions('', ' з лідером', ', кожен із лідером'),
  'who.withSpecial': legions('', ', у якому є {special}', ', у кожному з яких є {special}'),
  'who.inDesert': legions('будь-який ', ' у пустелі', ' у пустелях'),
  'who.withLeaderInDesert': legions('', ' з лідером у пустелі', ' у пустелях, кожен із лідером'),
  'who.that': { nom: 'цей легіон', ins: 'цим легіоном' },
  'who.area': { nom: 'легіон {area:gen}', ins: 'легіоном {area:gen}' },
  'who.leader': { nom: 'легіон {leader:gen}', ins: 'легіоном {leader:gen}' },

  'where.areas': '{areas:loc}',
  'where.areas.each': 'в кожній із цих зон: {areas}',
  'where.villages': 'в селищі пейонів',
  'where.villages.apart': 'в селищах пейонів, по 1 в зоні',
  'where.villages.each': 'в кожному селищі пейонів',
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
  'where.legion.withSpecial': 'в легіоні, у якому є {special}',
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
