import { at, item } from '../../core/at';
import { canSandride, sandrideEnds } from '../board/sandriding';
import { NEIGHBOURS, WITHIN_TWO_BY_AIR, ZONES_OF_AREA } from '../board/tables';
import { innermost } from '../../core/stack';
import { isFree } from '../state/legions';
import { ATREIDES, HARKONNEN, ORNITHOPTER } from '../state/state';
import type { State } from '../state/state';
import type { Travel } from '../frames/frame';

/** Those who flew here in this action cannot move again anyway: whoever still can is another legion (R7.1). */
function hasJoined(s: State, area: number): boolean {
  return innermost(s, 'moves')?.moved.some((entry) => entry.area === area) ?? false;
}

/** Zones with an ornithopter that could carry a legion from here (R7.4). */
export function transportZones(s: State, from: number): readonly number[] {
  const turn = innermost(s, 'turn');
  if (turn !== null && turn.flown.includes(from) && !hasJoined(s, from)) return [];
  return item(ZONES_OF_AREA, from).filter((zone) => at(s.zones, zone) === ORNITHOPTER);
}

function hasTransport(s: State, from: number): boolean {
  for (const zone of item(ZONES_OF_AREA, from))
    if (at(s.zones, zone) === ORNITHOPTER) return transportZones(s, from).length > 0;
  return false;
}

/** Free areas that a legion of `side` can end a move in. */
export function destinations(s: State, side: number, from: number, travel: Travel): number[] {
  if (travel === 'sandride') return sandrideEnds(s, from);
  const candidates = travel === 'air' ? item(WITHIN_TWO_BY_AIR, from) : item(NEIGHBOURS, from);
  return candidates.filter((area) => isFree(s, area, side));
}

export function hasDestination(s: State, side: number, from: number): boolean {
  for (const area of item(NEIGHBOURS, from)) if (isFree(s, area, side)) return true;
  if (side === ATREIDES) return canSandride(s, from) && sandrideEnds(s, from).length > 0;
  return side === HARKONNEN && hasTransport(s, from) && destinations(s, side, from, 'air').length > 0;
}
