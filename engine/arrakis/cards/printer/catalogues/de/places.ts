import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type PlaceMessage = Extract<keyof typeof CARD_MESSAGES, `who.${string}` | `where.${string}` | `if.${string}`>;

/** One legion, or several different ones, with what is said behind them. */
function legions(any: '' | 'beliebige ', after: string, afterEach = after): Entry {
  const anyDative = any === '' ? '' : 'beliebigen ';
  return {
    one: {
      nom: `eine ${any}Legion${after}`,
      acc: `eine ${any}Legion${after}`,
      dat: `einer ${anyDative}Legion${after}`,
    },
    other: {
      nom: `{n} verschiedene Legionen${afterEach}`,
      acc: `{n} verschiedene Legionen${afterEach}`,
      dat: `{n} verschiedenen Legionen${afterEach}`,
    },
  };
}

function oneLegion(after: string): Entry {
  return { nom: `die Legion ${after}`, acc: `die Legion ${after}`, dat: `der Legion ${after}` };
}

/** Places answer "where?": figures are placed "in einem Sietch". */
export const DE_PLACES: Readonly<Record<PlaceMessage, Entry>> = {
  'who.any': legions('beliebige ', ''),
  'who.withLeader': legions('', ' mit Anführer', ' mit je einem Anführer'),
  'who.withSpecial': legions('', ' mit {special:dat}', ' mit je einem {special:dat}'),
  'who.inDesert': legions('beliebige ', ' in der Wüste'),
  'who.withLeaderInDesert': legions('', ' mit Anführer in der Wüste', ' mit je einem Anführer in der Wüste'),
  'who.that': { nom: 'diese Legion', acc: 'diese Legion', dat: 'dieser Legion' },
  'who.area': oneLegion('{area:loc}'),
  'who.leader': oneLegion('von {leader:dat}'),

  'where.areas': '{areas:loc}',
  'where.areas.each': 'in jedem dieser Gebiete: {areas}',
  'where.villages': 'in einem Pyonendorf',
  'where.villages.apart': 'in Pyonendörfern, 1 pro Gebiet',
  'where.villages.each': 'in jedem Pyonendorf',
  'where.settlement': { atreides: 'in einem Sietch', harkonnen: 'in einer deiner Siedlungen' },
  'where.settlement.apart': {
    atreides: 'in Sietches, 1 pro Gebiet',
    harkonnen: 'in deinen Siedlungen, 1 pro Gebiet',
  },
  'where.settlement.each': { atreides: 'in jedem Sietch', harkonnen: 'in jeder deiner Siedlungen' },
  'where.emptyDesert': 'in einem leeren Wüstengebiet',
  'where.emptyDesert.apart': 'in leeren Wüstengebieten, 1 pro Gebiet',
  'where.freeMountain': 'in einem freien Gebirgsgebiet',
  'where.freeMountain.apart': 'in freien Gebirgsgebieten, 1 pro Gebiet',
  'where.freePlateau': 'in einem freien Plateaugebiet',
  'where.freePlateau.apart': 'in freien Plateaugebieten, 1 pro Gebiet',
  'where.legion': 'bei einer deiner Legionen',
  'where.legion.withSpecial': 'bei einer Legion mit {special:dat}',
  'where.legionOf': 'bei der Legion von {leader:dat}',

  'if.inPlay': 'Falls {leader:voc} im Spiel ist:',
  'if.inPlay.not': 'Falls {leader:voc} nicht im Spiel ist:',
  'if.removed': 'Falls {leader:voc} das Spiel verlassen hat:',
  'if.removed.not': 'Falls {leader:voc} das Spiel nicht verlassen hat:',
  'if.wildMakerInPlay': 'Falls {wildMaker:voc} im Spiel ist:',
  'if.wildMakerInPlay.not': 'Falls {wildMaker:voc} nicht im Spiel ist:',
  'if.wildMakerReady': 'Falls {wildMaker:voc} im Spiel und seine Karte nicht erschöpft ist:',
  'if.wildMakerReady.not': 'Falls {wildMaker:voc} nicht im Spiel oder seine Karte erschöpft ist:',
  'if.atomicsUsed': 'Falls die Atomwaffen eingesetzt wurden:',
  'if.atomicsUsed.not': 'Falls die Atomwaffen noch nicht eingesetzt wurden:',
  'if.markerAtLeast': 'Falls ein Vorhersehungsmarker mindestens auf Stufe {step} steht:',
  'if.markerAtLeast.not': 'Falls alle Vorhersehungsmarker unter Stufe {step} stehen:',
};
