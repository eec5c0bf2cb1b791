import { at, item } from '../../core/at';
import {
  AREA_COUNT,
  CENTRAL_SECTORS,
  NEIGHBOURS,
  SECTOR_IDS,
  SECTOR_MASK,
  ZONE_COUNT,
  ZONE_SECTORS,
  airDistance,
  isConnected,
  sectorBit,
} from '../board/tables';
import { become, pop } from '../../core/stack';
import { areaMove, moveOf, zoneMove } from '../moves';
import { takesHarvester } from '../round/vehicles';
import { isDeepDesert, isEmpty } from '../state/legions';
import { placeHarvester, placeInZone, vehiclesLeft } from '../state/vehicles';
import { ATREIDES, CARRYALL, HARKONNEN, ORNITHOPTER } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Plan } from './ask';
import { isStronger } from './strength';
import { adjacentSectors, harvestSector, roundSector, sietchAreas, targetSector } from './target';
import type { MahdiTask } from './task';

type HarvestersTask = Extract<MahdiTask, { readonly t: 'harvesters' }>;

function isBesideAtreides(s: State, area: number): boolean {
  return item(NEIGHBOURS, area).some((next) => at(s.owner, next) === ATREIDES || at(s.sietch, next) >= 0);
}

/** 4: empty deep desert away from the Atreides; 3: empty desert likewise; 2: other free deep desert; 1: other free desert. */
function harvesterClass(s: State, area: number): number {
  const quiet = isEmpty(s, area) && !isBesideAtreides(s, area);
  if (quiet) return isDeepDesert(area) ? 4 : 3;
  return isDeepDesert(area) ? 2 : 1;
}

function spotsIn(s: State, sector: number): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if ((at(SECTOR_MASK, area) & sector) !== 0 && takesHarvester(s, area)) areas.push(area);
  }
  return areas;
}

/** Sectors that may take what the harvest sector cannot: next to it, not the target's (R14.3). */
function overflowSectors(s: State, done: number): number[] {
  const near = adjacentSectors(done) & ~targetSector(s);
  const masks = SECTOR_IDS.map((id) => roundSector(s, sectorBit(id))).filter(
    (mask) => (mask & near) !== 0 && (mask & done) === 0,
  );
  return [...new Set(masks)].filter((mask) => spotsIn(s, mask).length > 0);
}

/** Harvesters into the harvest sector, the best places first (R14.3). */
export function runHarvesters(plan: Plan, task: HarvestersTask): void {
  const { s, log } = plan;
  if (task.left === 0 || vehiclesLeft(s, 0) === 0) {
    pop(s);
    return;
  }
  const sector = task.sector === 0 ? roundSector(s, harvestSector(s)) : task.sector;
  const spots = spotsIn(s, sector);
  if (spots.length === 0) {
    const done = task.done | sector;
    const others = overflowSectors(s, done);
    if (others.length === 0) {
      pop(s);
      return;
    }
    const next = decide(plan, { clause: 'R14.3', what: 'overflowSector' }, others, [], sectorMove);
    if (next !== null) become(s, { k: 'mahdi', task: { ...task, sector: next, done }, picks: [] });
    return;
  }
  const area = decide(
    plan,
    { clause: 'R14.3', what: 'placeHarvester' },
    spots,
    [{ name: 'quiet and deep first', score: (spot) => harvesterClass(s, spot) }],
    areaMove,
  );
  if (area === null) return;
  placeHarvester(s, area, log);
  become(s, { k: 'mahdi', task: { ...task, sector, left: task.left - 1 }, picks: [] });
}

/** A sector as a move; the joined central sectors go by their first. */
function sectorMove(mask: number) {
  return moveOf(
    'sector',
    SECTOR_IDS.findIndex((id) => (sectorBit(id) & mask) !== 0),
  );
}

function freeZones(s: State): number[] {
  const zones: number[] = [];
  for (let zone = 0; zone < ZONE_COUNT; zone++) if (at(s.zones, zone) === 0) zones.push(zone);
  return zones;
}

/** Harvesters that these zones and the carryalls already there protect. */
function protectedBy(s: State, zones: readonly number[]): number {
  const all = [...zones];
  for (let zone = 0; zone < ZONE_COUNT; zone++) if (at(s.zones, zone) === CARRYALL) all.push(zone);
  let n = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.harvester, area) === 1 && all.some((zone) => isConnected(zone, area))) n++;
  }
  return n;
}

/** The most harvesters that `left` carryalls can protect when one of them goes to `zone`. */
function bestCover(s: State, zone: number, left: number): number {
  if (left < 2) return protectedBy(s, [zone]);
  const others = freeZones(s).filter((other) => other !== zone);
  return Math.max(protectedBy(s, [zone]), ...others.map((other) => protectedBy(s, [zone, other])));
}

/** Carryalls so that the most harvesters are connected to one (R14.4). */
export function runCarryalls(plan: Plan, left: number): void {
  const { s, log } = plan;
  const zones = freeZones(s);
  if (left === 0 || zones.length === 0 || vehiclesLeft(s, CARRYALL) === 0) {
    pop(s);
    return;
  }
  const zone = decide(
    plan,
    { clause: 'R14.4', what: 'placeCarryall' },
    zones,
    [{ name: 'most harvesters protected', score: (candidate) => bestCover(s, candidate, left) }],
    zoneMove,
  );
  if (zone === null) return;
  placeInZone(s, zone, CARRYALL, log);
  become(s, { k: 'mahdi', task: { t: 'carryalls', left: left - 1 }, picks: [] });
}

/** Legions with a weaker-held sietch exactly two areas away (R14.4). */
function raiders(s: State): number[] {
  const areas: number[] = [];
  const sietches = sietchAreas(s);
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.owner, area) !== HARKONNEN) continue;
    if (sietches.some((sietch) => airDistance(area, sietch) === 2 && isStronger(s, area, sietch)))
      areas.push(area);
  }
  return areas;
}

/** 4: serves a legion that could fly at a sietch; 3: the target's sector; 2.5 and 2: sectors beside it; 1: any. */
function ornithopterClass(s: State, zone: number, served: readonly number[]): number {
  if (served.some((area) => isConnected(zone, area))) return 4;
  const target = targetSector(s);
  const sectors = at(ZONE_SECTORS, zone);
  if ((sectors & target) !== 0) return 3;
  if ((sectors & adjacentSectors(target)) === 0) return 1;
  return (sectors & ~CENTRAL_SECTORS) === 0 ? 2.5 : 2;
}

/** Ornithopters into unoccupied zones (R14.4). */
export function runOrnithopters(plan: Plan, left: number): void {
  const { s, log } = plan;
  const zones = freeZones(s);
  if (left === 0 || zones.length === 0 || vehiclesLeft(s, ORNITHOPTER) === 0) {
    pop(s);
    return;
  }
  const served = raiders(s);
  const zone = decide(
    plan,
    { clause: 'R14.4', what: 'placeOrnithopter' },
    zones,
    [{ name: 'where it serves', score: (candidate) => ornithopterClass(s, candidate, served) }],
    zoneMove,
  );
  if (zone === null) return;
  placeInZone(s, zone, ORNITHOPTER, log);
  become(s, { k: 'mahdi', task: { t: 'ornithopters', left: left - 1 }, picks: [] });
}
