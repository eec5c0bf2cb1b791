import { at, item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import { openClaims } from '../prescience/claims';
import type { Log } from '../events';
import { push } from '../../core/stack';
import { MARKERS } from '../names';
import { advanceMarker } from '../prescience/tracks';
import { isDesert } from '../state/legions';
import type { Force } from '../state/legions';
import { removeHarvester } from '../state/vehicles';
import { ATREIDES } from '../state/state';
import type { State } from '../state/state';
import { hasWormsign } from '../state/worms';

export interface Arrival {
  readonly sandride: boolean;
  readonly force: Force;
}

/** What happens where a legion ends its move or advances (R7.5, R7.6). */
export function arrive(s: State, area: number, side: number, arrival: Arrival, log: Log): void {
  if (side !== ATREIDES) {
    if (hasWormsign(s, area)) push(s, { k: 'wormsign', area });
    return;
  }
  const wasEmptyDesert =
    isDesert(s, area) &&
    at(s.wormsign, area) === 0 &&
    at(s.harvester, area) === 0 &&
    at(s.station, area) < 0 &&
    at(s.sietch, area) < 0 &&
    holdsOnly(s, area, arrival.force);
  if (at(s.harvester, area) === 1) {
    removeHarvester(s, area, 'legion', log);
    openClaims(s, 'harvesterDestroyed');
  }
  claimStation(s, area, log);
  if (arrival.sandride && wasEmptyDesert && arrival.force.leaders !== 0) openClaims(s, 'sandride');
}

/** Nobody stood there before. */
function holdsOnly(s: State, area: number, force: Force): boolean {
  return (
    at(s.regular, area) === force.regular &&
    at(s.elite, area) === force.elite &&
    at(s.special, area) === force.special &&
    at(s.generic, area) === force.generic &&
    at(s.leaders, area) === force.leaders &&
    at(s.tokens, area) === force.tokens
  );
}

/** A testing station is turned, removed, and moves the marker that it shows (R7.6). */
function claimStation(s: State, area: number, log: Log): void {
  const marker = at(s.station, area);
  if (marker < 0) return;
  s.station[area] = -1;
  log?.push({ type: 'stationClaimed', area: item(AREA_IDS, area), marker: item(MARKERS, marker) });
  advanceMarker(s, marker, 1, { by: 'station', area: item(AREA_IDS, area) }, log);
}
