import { at, item } from '../../core/at';
import { AIR_NEIGHBOURS, AREA_COUNT, airDistance } from '../board/tables';
import type { LegionFilter } from '../cards/step';
import { innermost } from '../../core/stack';
import { contains } from '../movement/moves';
import { transportZones } from '../movement/reach';
import { isDesert, legionIn } from '../state/legions';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { isStronger } from './strength';
import { sietchAreas } from './target';

export interface Strike {
  readonly legion: number;
  readonly target: number;
  readonly flies: boolean;
}

/** Harkonnen legions that an action may use. */
export function eligibleLegions(s: State, who: LegionFilter): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.owner, area) !== HARKONNEN) continue;
    if (who.area !== undefined && who.area !== area) continue;
    if (who.terrain === 'desert' && !isDesert(s, area)) continue;
    if (contains(who, legionIn(s, area))) areas.push(area);
  }
  return areas;
}

/** One ornithopter a turn (R14.12). */
export function mayFly(s: State): boolean {
  return innermost(s, 'turn')?.flown.length === 0;
}

/** Sietches that a legion can attack: stronger, adjacent, or two areas away with an ornithopter (R14.8). */
export function sietchStrikes(s: State, legion: number): Strike[] {
  const strikes: Strike[] = [];
  for (const target of sietchAreas(s)) {
    if (at(s.worm, target) > 0 || !isStronger(s, legion, target)) continue;
    const distance = airDistance(legion, target);
    if (distance === 1) strikes.push({ legion, target, flies: false });
    else if (distance === 2 && mayFly(s) && transportZones(s, legion).length > 0)
      strikes.push({ legion, target, flies: true });
  }
  return strikes;
}

/** Weaker Atreides legions next to it, outside sietches; never by ornithopter (R14.8). */
export function legionStrikes(s: State, legion: number): Strike[] {
  return item(AIR_NEIGHBOURS, legion)
    .filter(
      (target) =>
        at(s.owner, target) === ATREIDES &&
        at(s.sietch, target) < 0 &&
        at(s.worm, target) === 0 &&
        isStronger(s, legion, target),
    )
    .map((target) => ({ legion, target, flies: false }));
}

export function strikesOf(
  s: State,
  who: LegionFilter,
  strikes: (s: State, legion: number) => Strike[],
): Strike[] {
  return eligibleLegions(s, who).flatMap((legion) => strikes(s, legion));
}
