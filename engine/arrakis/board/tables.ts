import { at, filled, item } from '../../core/at';
import { AIR_ZONES, AREA_FACTS, IMPASSABLE, SECTORS } from '../data/board.data';
import type { AirZoneFact, AirZoneId, AreaFact, AreaId, SectorId } from '../data/board.data';

/** Integer tables of the board, built once. Areas, zones and sectors are indices everywhere inside the engine. */
export const AREA_COUNT = AREA_FACTS.length;
export const ZONE_COUNT = AIR_ZONES.length;

const FACTS: readonly AreaFact[] = AREA_FACTS;
const ZONES: readonly AirZoneFact[] = AIR_ZONES;

export const AREA_IDS: readonly AreaId[] = AREA_FACTS.map((area) => area.id);
export const ZONE_IDS: readonly AirZoneId[] = AIR_ZONES.map((zone) => zone.id);

const AREA_BY_ID = new Map<string, number>(AREA_IDS.map((id, index) => [id, index]));

export function areaIndex(id: AreaId): number {
  return AREA_BY_ID.get(id) as number;
}

export function findArea(id: string): number | null {
  return AREA_BY_ID.get(id) ?? null;
}

export function areaFact(area: number): AreaFact {
  return item(FACTS, area);
}

/** Terrain codes. */
export const MOUNTAIN = 0;
export const PLATEAU = 1;
export const MINOR_ERG = 2;
export const DESERT = 3;

const TERRAIN_CODE = { mountain: MOUNTAIN, plateau: PLATEAU, minorErg: MINOR_ERG, desert: DESERT } as const;
/** As printed; `terrainOf(state, area)` knows about atomics. */
export const PRINTED_TERRAIN: readonly number[] = FACTS.map((area) => TERRAIN_CODE[area.terrain]);
export const DEEP: readonly boolean[] = FACTS.map((area) => area.deep === true);

/** Passable ground borders. */
export const NEIGHBOURS: readonly (readonly number[])[] = FACTS.map((area) =>
  area.adjacent.map((id) => areaIndex(id as AreaId)).sort((a, b) => a - b),
);

function impassableNeighbours(): number[][] {
  const lists: number[][] = FACTS.map(() => []);
  for (const [a, b] of IMPASSABLE) {
    item(lists, areaIndex(a)).push(areaIndex(b));
    item(lists, areaIndex(b)).push(areaIndex(a));
  }
  return lists;
}
export const WALLED_NEIGHBOURS: readonly (readonly number[])[] = impassableNeighbours();

/** All borders, the impassable ones too: what a vehicle in the air crosses (R2.3). */
export const AIR_NEIGHBOURS: readonly (readonly number[])[] = NEIGHBOURS.map((list, area) =>
  [...list, ...item(WALLED_NEIGHBOURS, area)].sort((a, b) => a - b),
);

/** Shortest number of borders between any two areas, row by row. */
function distanceTable(neighbours: readonly (readonly number[])[]): number[] {
  const table = filled(AREA_COUNT * AREA_COUNT, 99);
  for (let start = 0; start < AREA_COUNT; start++) {
    const row = start * AREA_COUNT;
    table[row + start] = 0;
    const queue = [start];
    for (let head = 0; head < queue.length; head++) {
      const here = at(queue, head);
      for (const next of item(neighbours, here)) {
        if (at(table, row + next) === 99) {
          table[row + next] = at(table, row + here) + 1;
          queue.push(next);
        }
      }
    }
  }
  return table;
}
const FOOT = distanceTable(NEIGHBOURS);
const AIR = distanceTable(AIR_NEIGHBOURS);

/** Borders to cross on the ground, whatever stands there. */
export function footDistance(from: number, to: number): number {
  return at(FOOT, from * AREA_COUNT + to);
}

/** Borders to cross when impassable ones count as open (R2.3). */
export function airDistance(from: number, to: number): number {
  return at(AIR, from * AREA_COUNT + to);
}

export function isAdjacent(a: number, b: number): boolean {
  return at(FOOT, a * AREA_COUNT + b) === 1;
}

export function isWalledOff(a: number, b: number): boolean {
  return item(WALLED_NEIGHBOURS, a).includes(b);
}

/** Areas that troop transport reaches: at most two borders away by air (R7.4). */
export const WITHIN_TWO_BY_AIR: readonly (readonly number[])[] = FACTS.map((_, from) =>
  FACTS.map((__, to) => to).filter((to) => to !== from && airDistance(from, to) <= 2),
);

/** The eight sectors as bits; the pole has the four central bits (R2.1). */
export const SECTOR_IDS = SECTORS.filter((sector) => sector !== 'POLE');
const SECTOR_BIT = new Map<SectorId, number>(SECTOR_IDS.map((id, index) => [id, 1 << index]));
export const CENTRAL_SECTORS = SECTOR_IDS.filter((id) => id.startsWith('C')).reduce(
  (mask, id) => mask | (SECTOR_BIT.get(id) ?? 0),
  0,
);

export function sectorBit(sector: SectorId): number {
  return sector === 'POLE' ? CENTRAL_SECTORS : (SECTOR_BIT.get(sector) ?? 0);
}
export const SECTOR_MASK: readonly number[] = FACTS.map((area) => sectorBit(area.sector));

/** Sectors that a zone is connected to (R2.4). */
export const ZONE_SECTORS: readonly number[] = ZONES.map(
  (zone) => sectorBit(zone.sectors[0]) | sectorBit(zone.sectors[1]),
);

export function isConnected(zone: number, area: number): boolean {
  return (at(ZONE_SECTORS, zone) & at(SECTOR_MASK, area)) !== 0;
}

/** Zones connected to an area. */
export const ZONES_OF_AREA: readonly (readonly number[])[] = FACTS.map((_, area) =>
  ZONES.map((__, zone) => zone).filter((zone) => isConnected(zone, area)),
);

export const ARRAKEEN = areaIndex('arrakeen');

/** Harkonnen settlements by area: their rank, 0 where there is none (R2.6). */
export const SETTLEMENT_RANK: readonly number[] = FACTS.map((area) => area.settlement ?? 0);
export const SETTLEMENT_AREAS: readonly number[] = FACTS.map((_, area) => area).filter(
  (area) => at(SETTLEMENT_RANK, area) > 0,
);
export const SIETCH_AREAS: readonly number[] = FACTS.map((_, area) => area).filter(
  (area) => areaFact(area).sietch === true,
);
export const STATION_AREAS: readonly number[] = FACTS.map((_, area) => area).filter(
  (area) => areaFact(area).station === true,
);
