import { item } from '../../core/at';
import { GENERIC_COMBAT } from '../data/leaders.data';
import type { CombatSymbols } from '../data/leaders.data';
import { combatOf } from './conduct';
import type { Conduct, Ranks } from './conduct';
import { rollsOf } from './rolls';

/** Hits and shields of a side in a round, and their chance. */
export interface Symbols {
  readonly hits: number;
  readonly shields: number;
  readonly chance: number;
}

/** What the leaders make of 0, 1, 2 ... specials, at most `most` (R7.10): each uses one, the rest miss. */
export function gainsOf(ranks: Ranks, most: number, conduct: Conduct): readonly CombatSymbols[] {
  const gains: CombatSymbols[] = [{ hits: 0, shields: 0 }];
  let { leaders, generic } = ranks;
  while (gains.length <= most) {
    const next = conduct.nextSpecial(leaders, generic);
    if (next === null) break;
    const { hits, shields } = next === 'generic' ? GENERIC_COMBAT : combatOf(next);
    if (next === 'generic') generic--;
    else leaders = leaders.filter((leader) => leader !== next);
    const before = item(gains, gains.length - 1);
    gains.push({ hits: before.hits + hits, shields: before.shields + shields });
  }
  return gains;
}

const SHIELDS = 64;

/** Hits and shields of a roll, leaders' specials included; equal ones merged. */
export function symbolsOf(
  gains: readonly CombatSymbols[],
  dice: number,
  extraSpecials: number,
): readonly Symbols[] {
  const merged = new Map<number, number>();
  for (const roll of rollsOf(dice)) {
    const gain = item(gains, Math.min(gains.length - 1, roll.specials + extraSpecials));
    const key = (roll.hits + gain.hits) * SHIELDS + roll.shields + gain.shields;
    merged.set(key, (merged.get(key) ?? 0) + roll.chance);
  }
  return [...merged].map(([key, chance]) => ({
    hits: Math.floor(key / SHIELDS),
    shields: key % SHIELDS,
    chance,
  }));
}
