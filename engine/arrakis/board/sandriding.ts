import { at, filled, item } from '../../core/at';
import { isFree } from '../state/legions';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { AREA_COUNT, NEIGHBOURS } from './tables';
import { hasWormsign } from '../state/worms';

function carries(s: State, area: number): boolean {
  return (hasWormsign(s, area) || at(s.worm, area) > 0) && at(s.owner, area) !== HARKONNEN;
}

/** Is there anything to ride next to this area? */
export function canSandride(s: State, from: number): boolean {
  for (const next of item(NEIGHBOURS, from)) if (carries(s, next)) return true;
  return false;
}

/**
 * Areas reached from `from` over a chain of wormsigns and sandworms: 1 on the chain, 2 beside it, 0 out of reach (R7.3).
 * A chain never crosses an area with an enemy legion.
 */
function reach(s: State, from: number): number[] {
  const marks = filled(AREA_COUNT, 0);
  const chain: number[] = [];
  for (const next of item(NEIGHBOURS, from)) {
    if (carries(s, next)) {
      marks[next] = 1;
      chain.push(next);
    }
  }
  for (let head = 0; head < chain.length; head++) {
    for (const next of item(NEIGHBOURS, at(chain, head))) {
      if (at(marks, next) === 1) continue;
      if (carries(s, next)) {
        marks[next] = 1;
        chain.push(next);
      } else marks[next] = 2;
    }
  }
  marks[from] = 0;
  return marks;
}

/** Areas where a sandriding legion may end: a wormsign on the chain or any free area beside it. */
export function sandrideEnds(s: State, from: number): number[] {
  const marks = reach(s, from);
  const ends: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(marks, area) > 0 && isFree(s, area, ATREIDES)) ends.push(area);
  }
  return ends;
}

/** Areas beside the chain, whoever holds them: what a sandriding legion may attack. */
export function sandrideReach(s: State, from: number): number[] {
  const marks = reach(s, from);
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (at(marks, area) > 0) areas.push(area);
  return areas;
}
