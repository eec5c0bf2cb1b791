import { at } from '../../core/at';
import { AREA_COUNT, MOUNTAIN, PLATEAU, SETTLEMENT_RANK, areaIndex } from '../board/tables';
import { currentJessica, currentPaul, leaderIndex } from '../state/leaders';
import { hasSettlement, isDesert, isEmpty, isFree, terrainOf } from '../state/legions';
import type { State } from '../state/state';
import type { NamedLeader, Where } from './step';

/** The leader that a card means: "Paul" and "Jessica" are whichever version is in play (R11.2). */
export function namedLeader(s: State, leader: NamedLeader): number {
  if (leader === 'paul*') return currentPaul(s);
  return leader === 'jessica*' ? currentJessica(s) : leaderIndex(leader);
}

function fits(s: State, side: number, where: Where, area: number): boolean {
  switch (where.in) {
    case 'areas':
      return where.areas.some((id) => areaIndex(id) === area) && isFree(s, area, side);
    case 'villages':
      return at(SETTLEMENT_RANK, area) === 1 && hasSettlement(s, area, side);
    case 'settlement':
      return hasSettlement(s, area, side);
    case 'emptyDesert':
      return isDesert(s, area) && isEmpty(s, area);
    case 'freeMountain':
      return terrainOf(s, area) === MOUNTAIN && isFree(s, area, side);
    case 'freePlateau':
      return terrainOf(s, area) === PLATEAU && isFree(s, area, side);
    case 'legion':
      return at(s.owner, area) === side && (where.with === undefined || at(s.special, area) > 0);
    case 'legionOf': {
      const leader = namedLeader(s, where.leader);
      return leader >= 0 && at(s.leaderAt, leader) === area;
    }
  }
}

export function placesFor(s: State, side: number, where: Where): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (fits(s, side, where, area)) areas.push(area);
  return areas;
}
