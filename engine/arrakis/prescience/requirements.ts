import { at, item } from '../../core/at';
import { bitCount } from '../../core/bits';
import { AREA_COUNT, DESERT, MINOR_ERG, MOUNTAIN, PLATEAU, SECTOR_MASK } from '../board/tables';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import type { PrescienceId } from '../data/prescience.data';
import { currentJessica, currentPaul } from '../state/leaders';
import { hasLegion, isDeepDesert, terrainOf } from '../state/legions';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';

/** Is there a Harkonnen legion in the sector of this area? From the Pole all four central sectors count (R2.1). */
export function harkonnenInSector(s: State, area: number): boolean {
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

/** Area of Paul or Jessica on the board, -1 elsewhere. */
function areaOf(s: State, leader: number): number {
  return leader < 0 ? -1 : Math.max(-1, at(s.leaderAt, leader));
}

function inQuietSector(s: State, leader: number): boolean {
  const area = areaOf(s, leader);
  return area >= 0 && !harkonnenInSector(s, area);
}

function inOpenDeep(s: State, leader: number): boolean {
  const area = areaOf(s, leader);
  return area >= 0 && isDeepDesert(area) && at(s.sietch, area) < 0;
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

/** What must hold for a claim. Cards that wait for an event are offered when it happens. */
const REQUIREMENTS: Readonly<Record<PrescienceId, (s: State) => boolean>> = {
  'dew-collectors': (s) => legionsOn(s, PLATEAU, true) >= 3,
  mahdi: (s) => {
    const area = areaOf(s, currentPaul(s));
    const sietch = area < 0 ? -1 : at(s.sietch, area);
    return sietch >= 0 && at(s.sietchRevealed, sietch) === 0;
  },
  'water-discipline': (s) => inOpenDeep(s, currentPaul(s)) && inOpenDeep(s, currentJessica(s)),
  'wind-traps': (s) => legionsOn(s, MOUNTAIN, true) >= 3,
  'stunted-worms': (s) => legionsOn(s, MINOR_ERG, true) >= 2,
  'bene-gesserit-ways': (s) => {
    const area = areaOf(s, currentPaul(s));
    return area >= 0 && area === areaOf(s, currentJessica(s)) && at(s.sietch, area) >= 0;
  },
  'desert-war': (s) => legionsOn(s, DESERT, false) >= 4,
  'lisan-al-gaib': (s) => {
    const area = areaOf(s, currentPaul(s));
    return area >= 0 && bitCount(at(s.tokens, area)) >= 2;
  },
  'water-of-life': (s) => inQuietSector(s, currentPaul(s)),
  'tahaddi-challenge': (s) => challengers(s).length > 0,
  'families-flee': (s) => fleeingAreas(s).length > 0,
  'sandride-mudir': () => true,
  razzia: () => true,
  'oppressor-falls': () => true,
  'jessica-changes-the-water': (s) => inQuietSector(s, currentJessica(s)),
  'maker-strikes': () => true,
};

export function isSatisfied(s: State, card: number): boolean {
  return REQUIREMENTS[item(PRESCIENCE_IDS, card)](s);
}
