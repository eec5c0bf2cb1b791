import { at, item } from '../../core/at';
import { GENERIC_COMBAT } from '../data/leaders.data';
import type { CombatSymbols } from '../data/leaders.data';
import { combatOf } from './conduct';
import type { Conduct, Ranks } from './conduct';
import { rollsOf } from './rolls';

/**
 * Hits and shields that a side may have in a round, each pair once, and their chances: three lists side by side. A phone
 * reads plain lists of numbers several times faster than objects, and pairs of these are read by the ten thousand.
 */
export interface Symbols {
  readonly hits: readonly number[];
  readonly shields: readonly number[];
  readonly chances: readonly number[];
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

/** More than the hits or shields of any roll: six dice and a surprise, two each (R7.10, R7.18). */
const MOST = 32;
/** Where each pair stands in the lists that are being made, one more; all 0 between two calls. */
const placeOf: number[] = Array.from({ length: MOST * MOST }, () => 0);

/** Collects pairs of hits and shields; equal ones become one. */
class Merged implements Symbols {
  readonly hits: number[] = [];
  readonly shields: number[] = [];
  readonly chances: number[] = [];

  add(hits: number, shields: number, chance: number): void {
    const key = hits * MOST + shields;
    const place = at(placeOf, key) - 1;
    if (place >= 0) {
      this.chances[place] = at(this.chances, place) + chance;
      return;
    }
    this.hits.push(hits);
    this.shields.push(shields);
    placeOf[key] = this.chances.push(chance);
  }

  done(): Symbols {
    for (let i = 0; i < this.hits.length; i++) placeOf[at(this.hits, i) * MOST + at(this.shields, i)] = 0;
    return this;
  }
}

/** Hits and shields of a roll, leaders' specials included. */
export function symbolsOf(gains: readonly CombatSymbols[], dice: number, extraSpecials: number): Symbols {
  const merged = new Merged();
  for (const roll of rollsOf(dice)) {
    const gain = item(gains, Math.min(gains.length - 1, roll.specials + extraSpecials));
    merged.add(roll.hits + gain.hits, roll.shields + gain.shields, roll.chance);
  }
  return merged.done();
}

/** The same when so many shields are cancelled (R7.10): rolls that differed by those only are one. */
export function parried(symbols: Symbols, cancelled: number): Symbols {
  if (cancelled === 0) return symbols;
  const merged = new Merged();
  for (let i = 0; i < symbols.hits.length; i++) {
    const shields = at(symbols.shields, i) - cancelled;
    merged.add(at(symbols.hits, i), shields > 0 ? shields : 0, at(symbols.chances, i));
  }
  return merged.done();
}
