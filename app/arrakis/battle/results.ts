import type { arrakis } from '../../../engine';
import type { Strike } from './story';

/** One symbol of a throw. What leaders and a surprise attack add is no die (R7.10, R7.18). */
export interface Result {
  readonly face: arrakis.CombatFace;
  readonly die: boolean;
  /** Counts for nothing: a special that was used up or missed, a shield that was cancelled. */
  readonly spent: boolean;
}

interface Throw {
  readonly faces: readonly arrakis.CombatFace[];
  /** The attacker of a surprise attack in its first round has one special more. */
  readonly surprise: boolean;
  /** Hits and shields of this side with those of its leaders, as far as they are known. */
  readonly hits: number;
  readonly shields: number;
  /** Its shields that the enemy's special elites cancelled; null before they have. */
  readonly cancelled: number | null;
}

const times = (face: arrakis.CombatFace, count: number): readonly arrakis.CombatFace[] =>
  Array.from({ length: Math.max(0, count) }, () => face);

/** Dice in order, hits first; then what is no die. Leaders' shields are cancelled last: it makes no difference. */
export function resultsOf({ faces, surprise, hits, shields, cancelled }: Throw): readonly Result[] {
  const count = (face: arrakis.CombatFace) => faces.filter((entry) => entry === face).length;
  const dice = (['hit', 'shield', 'special'] as const).flatMap((face) => times(face, count(face)));
  const added = [
    ...times('hit', hits - count('hit')),
    ...times('shield', shields - count('shield')),
    ...times('special', surprise ? 1 : 0),
  ];
  let left = cancelled ?? 0;
  const settle = (face: arrakis.CombatFace, die: boolean): Result => {
    const gone = face === 'shield' && left > 0;
    if (gone) left -= 1;
    return { face, die, spent: gone || (face === 'special' && cancelled !== null) };
  };
  return [...dice.map((face) => settle(face, true)), ...added.map((face) => settle(face, false))];
}

/** The throw of a side when the round has been reckoned. */
export function throwOf(
  faces: readonly arrakis.CombatFace[],
  surprise: boolean,
  own: Strike | null,
  enemy: Strike | null,
): Throw {
  const count = (face: arrakis.CombatFace) => faces.filter((entry) => entry === face).length;
  return {
    faces,
    surprise,
    hits: own?.hits ?? count('hit'),
    shields: enemy?.shields ?? count('shield'),
    cancelled: enemy === null ? null : enemy.cancelled,
  };
}
