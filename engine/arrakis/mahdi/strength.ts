import { at } from '../../core/at';
import { bitCount } from '../../core/bits';
import { areaIndex } from '../board/tables';
import type { AreaId } from '../data/board.data';
import { leadersIn, unitsIn } from '../state/legions';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';

/** Strength is a pair; the second part counts only when the first is equal (R14.7). */
export interface Strength {
  readonly coarse: number;
  readonly fine: number;
}

const NO_STRENGTH: Strength = { coarse: 0, fine: 0 };

/** Of whatever legion stands in an area; rank never counts, and nobody is 0/0 (R14.7). */
export function strengthOf(s: State, area: number): Strength {
  if (at(s.owner, area) === NOBODY) return NO_STRENGTH;
  const tokens = bitCount(at(s.tokens, area));
  const named = bitCount(at(s.leaders, area));
  return {
    coarse: unitsIn(s, area) + tokens + leadersIn(s, area), // a token is one unit, and worth two
    fine:
      at(s.generic, area) +
      2 * (at(s.regular, area) + named + tokens) +
      3 * at(s.elite, area) +
      4 * at(s.special, area),
  };
}

/** Above zero when `a` is stronger. */
export function compareStrength(a: Strength, b: Strength): number {
  return a.coarse - b.coarse || a.fine - b.fine;
}

export function isStronger(s: State, attacker: number, defender: number): boolean {
  return compareStrength(strengthOf(s, attacker), strengthOf(s, defender)) > 0;
}

/** The same by name, for those who explain what the automaton does. */
export function strengthAt(s: State, area: AreaId): Strength {
  return strengthOf(s, areaIndex(area));
}
