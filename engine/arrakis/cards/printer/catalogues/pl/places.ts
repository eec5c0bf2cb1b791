import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type PlaceMessage = Extract<keyof typeof CARD_MESSAGES, `who.${string}` | `where.${string}` | `if.${string}`>;

/** Legions are moved (accusative), or attacked with (instrumental). */
function legions(one: readonly [acc: string, ins: string], few: string, ins: string, many: string): Entry {
  return {
    one: { nom: one[0], acc: one[0], ins: one[1] },
    few: { nom: few, acc: few, ins },
    other: { nom: many, acc: many, ins },
  };
}

function legion(qualified: string): Entry {
  return { nom: `legion ${qualified}`, acc: `legion ${qualified}`, ins: `legionem ${qualified}` };
}

export const PL_PLACES: Readonly<Record<PlaceMessage, Entry>> = {
  'who.any': legions(
    ['dowolny legion', 'dowolnym legionem'],
    '{n} różne legiony',
    '{n} różnymi legionami',
    '{n} różnych legionów',
  ),
  'who.withLeader': legions(
    ['legion z przywódcą', 'legionem z przywódcą'],
    '{n} różne legiony, każdy z przywódcą',
    '{n} różnymi legionami, każdym z przywódcą',
    '{n} różnych legionów, każdy z przywódcą',
  ),
  'who.withSpecial': legions(
    ['legion z {special:ins}', 'legionem z {special:ins}'],
    '{n} różne legiony, każdy z {special:ins}',
    '{n} różnymi legionami, każdym z {special:ins}',
    '{n} różnych legionów, każdy z {special:ins}',
  ),
  'who.inDesert': legions(
    ['dowolny legion na pustyni', 'dowolnym legionem na pustyni'],
    '{n} różne legiony na pustyni',
    '{n} różnymi legionami na pustyni',
    '{n} różnych legionów na pustyni',
  ),
  'who.withLeaderInDesert': legions(
    ['legion z przywódcą na pustyni', 'legionem z przywódcą na pustyni'],
    '{n} różne legiony na pustyni, każdy z przywódcą',
    '{n} różnymi legionami na pustyni, każdym z przywódcą',
    '{n} różnych legionów na pustyni, każdy z przywódcą',
  ),
  'who.that': { nom: 'ten legion', acc: 'ten legion', ins: 'tym legionem' },
  'who.area': legion('{area:loc}'),
  'who.leader': legion('{leader:gen}'),

  'where.areas': '{areas:loc}',
  'where.areas.each': 'na każdym z obszarów: {areas}',
  'where.villages': 'w wiosce pyonów',
  'where.villages.apart': 'w wioskach pyonów, po 1 na obszar',
  'where.villages.each': 'w każdej wiosce pyonów',
  'where.settlement': { atreides: 'w siczy', harkonnen: 'w dowolnej swojej osadzie' },
  'where.settlement.apart': {
    atreides: 'w siczach, po 1 na obszar',
    harkonnen: 'w swoich osadach, po 1 na obszar',
  },
  'where.settlement.each': { atreides: 'w każdej siczy', harkonnen: 'w każdej swojej osadzie' },
  'where.emptyDesert': 'na pustym obszarze pustynnym',
  'where.emptyDesert.apart': 'na pustych obszarach pustynnych, po 1 na obszar',
  'where.freeMountain': 'na wolnym obszarze górskim',
  'where.freeMountain.apart': 'na wolnych obszarach górskich, po 1 na obszar',
  'where.freePlateau': 'na wolnym obszarze płaskowyżu',
  'where.freePlateau.apart': 'na wolnych obszarach płaskowyżu, po 1 na obszar',
  'where.legion': 'w dowolnym swoim legionie',
  'where.legion.withSpecial': 'w legionie z {special:ins}',
  'where.legionOf': 'w legionie {leader:gen}',

  'if.inPlay': 'Jeśli {leader} jest w grze:',
  'if.inPlay.not': 'Jeśli {leader:gen} nie ma w grze:',
  'if.removed': 'Jeśli {leader:acc} usunięto z gry:',
  'if.removed.not': 'Jeśli {leader:gen} nie usunięto z gry:',
  'if.wildMakerInPlay': 'Jeśli {wildMaker} jest w grze:',
  'if.wildMakerInPlay.not': 'Jeśli {wildMaker:gen} nie ma w grze:',
  'if.wildMakerReady': 'Jeśli {wildMaker} jest w grze, a jego karta nie jest wydana:',
  'if.wildMakerReady.not': 'Jeśli {wildMaker:gen} nie ma w grze lub jego karta jest wydana:',
  'if.atomicsUsed': 'Jeśli broń atomowa została użyta:',
  'if.atomicsUsed.not': 'Jeśli broń atomowa nie została użyta:',
  'if.markerAtLeast': 'Jeśli dowolny znacznik jasnowidzenia jest na poziomie {step} lub wyższym:',
  'if.markerAtLeast.not': 'Jeśli wszystkie znaczniki jasnowidzenia są poniżej poziomu {step}:',
};
