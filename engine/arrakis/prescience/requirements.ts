import { at, item } from '../../core/at';
import { bitCount } from '../../core/bits';
import { AREA_COUNT, DESERT, MINOR_ERG, MOUNTAIN, PLATEAU, SECTOR_MASK } from '../board/tables';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import { namedLeader } from '../cards/place';
import type { NamedLeader } from '../cards/step';
import { hasLegion, isDeepDesert, terrainOf } from '../state/legions';
import { isWatched } from '../mahdi/voluntaryReveals';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { PRESCIENCE_PROGRAMS } from './programs';
import type { Need, PrescienceProgram } from './programs';

/** Is there a Harkonnen legion in the sector of this area? From the Pole all four central sectors count (R2.1). */
function harkonnenInSector(s: State, area: number): boolean {
  const mask = at(SECTOR_MASK, area);
  for (let other = 0; other < AREA_COUNT; other++) {
    if (at(s.owner, other) === HARKONNEN && (at(SECTOR_MASK, other) & mask) !== 0) return true;
  }
  return false;
}

function legionsOn(s: State, terrain: number, sietchesCount: boolean): number {
  let n = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (!hasLegion(s, area, ATREIDES) || terrainOf(s, area) !== terrain) continue;
    if (sietchesCount || at(s.sietch, area) < 0) n++;
  }
  return n;
}

/** Area of a named leader on the board, -1 elsewhere. */
export function areaOfLeader(s: State, leader: NamedLeader): number {
  const index = namedLeader(s, leader);
  return index < 0 ? -1 : Math.max(-1, at(s.leaderAt, index));
}

/** Areas of legions with a named leader and a naib in a sector without Harkonnen legions. */
export function challengers(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (!hasLegion(s, area, ATREIDES) || at(s.leaders, area) === 0 || at(s.generic, area) === 0) continue;
    if (!harkonnenInSector(s, area)) areas.push(area);
  }
  return areas;
}

/** Deployment tokens in sietches whose sector holds a Harkonnen legion, as [token, area] bits per area. */
export function fleeingAreas(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.sietch, area) >= 0 && at(s.tokens, area) !== 0 && harkonnenInSector(s, area)) areas.push(area);
  }
  return areas;
}

const TERRAIN_CODE = { mountain: MOUNTAIN, plateau: PLATEAU, minorErg: MINOR_ERG, desert: DESERT } as const;

/** Does what a card asks for hold now? Events are offered when they happen. */
function holds(s: State, need: Need): boolean {
  switch (need.need) {
    case 'legionsOn':
      return legionsOn(s, TERRAIN_CODE[need.terrain], need.outsideSietches !== true) >= need.count;
    case 'inHiddenSietch': {
      const area = areaOfLeader(s, need.leader);
      const sietch = area < 0 ? -1 : at(s.sietch, area);
      return sietch >= 0 && at(s.sietchRevealed, sietch) === 0 && !isWatched(s, area);
    }
    case 'eachInOpenDeepDesert':
      return need.leaders.every((leader) => {
        const area = areaOfLeader(s, leader);
        return area >= 0 && isDeepDesert(area) && at(s.sietch, area) < 0;
      });
    case 'togetherInSietch': {
      const area = areaOfLeader(s, need.leaders[0]);
      return area >= 0 && area === areaOfLeader(s, need.leaders[1]) && at(s.sietch, area) >= 0;
    }
    case 'tokensWith': {
      const area = areaOfLeader(s, need.leader);
      return area >= 0 && bitCount(at(s.tokens, area)) >= need.count;
    }
    case 'inQuietSector': {
      const area = areaOfLeader(s, need.leader);
      return area >= 0 && !harkonnenInSector(s, area);
    }
    case 'challenger':
      return challengers(s).length > 0;
    case 'threatenedToken':
      return fleeingAreas(s).length > 0;
    case 'event':
      return true;
  }
}

export function programOfCard(card: number): PrescienceProgram {
  return PRESCIENCE_PROGRAMS[item(PRESCIENCE_IDS, card)];
}

export function isSatisfied(s: State, card: number): boolean {
  return holds(s, programOfCard(card).needs);
}
