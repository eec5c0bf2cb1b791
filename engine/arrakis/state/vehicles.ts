import { at, item } from '../../core/at';
import { AREA_IDS, ZONE_IDS } from '../board/tables';
import { VEHICLE_SUPPLY } from '../data/components.data';
import type { Log } from '../events';
import { VEHICLES } from '../names';
import { CARRYALL, ORNITHOPTER } from './state';
import type { State } from './state';

/** Index in VEHICLES; an air zone holds the index of its vehicle, 0 when empty. */
export const HARVESTER_KIND = 0;

function countIn(list: readonly number[], value: number): number {
  let n = 0;
  for (const entry of list) if (entry === value) n++;
  return n;
}

/** Vehicles of a kind (0 harvester, 1 ornithopter, 2 carryall) that are not on the board. */
export function vehiclesLeft(s: State, vehicle: number): number {
  if (vehicle === HARVESTER_KIND) return VEHICLE_SUPPLY.harvester - countIn(s.harvester, 1);
  if (vehicle === ORNITHOPTER) return VEHICLE_SUPPLY.ornithopter - countIn(s.zones, ORNITHOPTER);
  return VEHICLE_SUPPLY.carryall - countIn(s.zones, CARRYALL);
}

export function placeHarvester(s: State, area: number, log: Log): void {
  s.harvester[area] = 1;
  log?.push({ type: 'vehiclePlaced', vehicle: 'harvester', area: item(AREA_IDS, area) });
}

/** Sets a vehicle into a zone; one that is there goes back (R5.2). */
export function placeInZone(s: State, zone: number, vehicle: number, log: Log): void {
  if (at(s.zones, zone) > 0) removeVehicle(s, zone, 'replaced', log);
  s.zones[zone] = vehicle;
  log?.push({ type: 'vehiclePlaced', vehicle: item(VEHICLES, vehicle), zone: item(ZONE_IDS, zone) });
}

export function removeVehicle(s: State, zone: number, why: string, log: Log): void {
  const vehicle = item(VEHICLES, at(s.zones, zone));
  s.zones[zone] = 0;
  log?.push({ type: 'vehicleRemoved', vehicle, zone: item(ZONE_IDS, zone), why });
}

export function removeHarvester(s: State, area: number, why: string, log: Log): void {
  s.harvester[area] = 0;
  log?.push({ type: 'vehicleRemoved', vehicle: 'harvester', area: item(AREA_IDS, area), why });
}
