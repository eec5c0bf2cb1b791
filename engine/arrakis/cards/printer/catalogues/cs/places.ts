import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type PlaceMessage = Extract<keyof typeof CARD_MESSAGES, `who.${string}` | `where.${string}` | `if.${string}`>;

/** One legion with what is said before and after it, or several different ones; `each` of them has what is said. */
function legions(any: '' | 'libovolná ', after: string, each = false): Entry {
  const acc = any === '' ? '' : 'libovolnou ';
  const nomAll = each ? `, každá${after}` : after;
  const accAll = each ? `, každou${after}` : after;
  return {
    one: { nom: `${any}legie${after}`, acc: `${acc}legii${after}`, ins: `${acc}legií${after}` },
    few: {
      nom: `{n} různé legie${nomAll}`,
      acc: `{n} různé legie${accAll}`,
      ins: `{n} různými legiemi${accAll}`,
    },
    other: {
      nom: `{n} různých legií${nomAll}`,
      acc: `{n} různých legií${accAll}`,
      ins: `{n} různými legiemi${accAll}`,
    },
  };
}

function oneLegion(after: string): Entry {
  return { nom: `legie ${after}`, acc: `legii ${after}`, ins: `legií ${after}` };
}

export const CS_PLACES: Readonly<Record<PlaceMessage, Entry>> = {
  'who.any': legions('libovolná ', ''),
  'who.withLeader': legions('', ' s velitelem', true),
  'who.withSpecial': {
    atreides: legions('', ' s {special:ins}', true),
    harkonnen: legions('', ' se {special:ins}', true),
  },
  'who.inDesert': legions('libovolná ', ' v poušti'),
  'who.withLeaderInDesert': legions('', ' s velitelem v poušti'),
  'who.that': { nom: 'tato legie', acc: 'tuto legii', ins: 'touto legií' },
  'who.area': oneLegion('{area:loc}'),
  'who.leader': oneLegion('{leader:gen}'),

  'where.areas': '{areas:dat}',
  'where.areas.each': 'do každé z oblastí {areas}',
  'where.villages': 'do vesnice pionů',
  'where.villages.apart': 'do vesnic pionů, po 1 do oblasti',
  'where.villages.each': 'do každé vesnice pionů',
  'where.settlement': { atreides: 'do síče', harkonnen: 'do kterékoli své osady' },
  'where.settlement.apart': {
    atreides: 'do síčů, po 1 do oblasti',
    harkonnen: 'do svých osad, po 1 do oblasti',
  },
  'where.settlement.each': { atreides: 'do každého síče', harkonnen: 'do každé své osady' },
  'where.emptyDesert': 'do prázdné pouště',
  'where.emptyDesert.apart': 'do prázdných pouští, po 1 do oblasti',
  'where.freeMountain': 'do volných hor',
  'where.freeMountain.apart': 'do volných hor, po 1 do oblasti',
  'where.freePlateau': 'na volnou náhorní plošinu',
  'where.freePlateau.apart': 'na volné náhorní plošiny, po 1 do oblasti',
  'where.legion': 'do kterékoli své legie',
  'where.legion.withSpecial': {
    atreides: 'do legie s {special:ins}',
    harkonnen: 'do legie se {special:ins}',
  },
  'where.legionOf': 'do legie {leader:gen}',

  'if.inPlay': 'Pokud je {leader} ve hře:',
  'if.inPlay.not': 'Pokud {leader} není ve hře:',
  'if.removed': 'Pokud {leader} už {leader|f=opustila|other=opustil} hru:',
  'if.removed.not': 'Pokud {leader} {leader|f=neopustila|other=neopustil} hru:',
  'if.wildMakerInPlay': 'Pokud je {wildMaker} ve hře:',
  'if.wildMakerInPlay.not': 'Pokud {wildMaker} není ve hře:',
  'if.wildMakerReady': 'Pokud je {wildMaker} ve hře a jeho karta není vyčerpaná:',
  'if.wildMakerReady.not': 'Pokud {wildMaker} není ve hře nebo je jeho karta vyčerpaná:',
  'if.atomicsUsed': 'Pokud už byly atomové zbraně použity:',
  'if.atomicsUsed.not': 'Pokud atomové zbraně ještě nebyly použity:',
  'if.markerAtLeast': 'Pokud je některý žeton jasnozřivosti na poli {step} nebo vyšším:',
  'if.markerAtLeast.not': 'Pokud jsou všechny žetony jasnozřivosti pod polem {step}:',
};
