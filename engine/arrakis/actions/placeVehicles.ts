import { at } from '../../core/at';
import { AREA_COUNT, ZONE_COUNT } from '../board/tables';
import type { PlaceVehiclesFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop } from '../../core/stack';
import { DONE, areaMove, isOption, moveOf, optionMove, zoneMove } from '../moves';
import type { Move } from '../moves';
import { VEHICLES } from '../names';
import { refuse } from '../refusals';
import { explainHarvester, harvesterAreas } from '../round/vehicles';
import {
  HARVESTER_KIND,
  placeHarvester,
  placeInZone,
  removeHarvester,
  removeVehicle,
  vehiclesLeft,
} from '../state/vehicles';
import type { State } from '../state/state';

const FROM_SUPPLY = -1;
const UNSAID = -2;

function onBoard(s: State, vehicle: number): number[] {
  const places: number[] = [];
  if (vehicle === HARVESTER_KIND) {
    for (let area = 0; area < AREA_COUNT; area++) if (at(s.harvester, area) === 1) places.push(area);
  } else for (let zone = 0; zone < ZONE_COUNT; zone++) if (at(s.zones, zone) === vehicle) places.push(zone);
  return places;
}

function placeMove(vehicle: number, place: number): Move {
  return vehicle === HARVESTER_KIND ? areaMove(place) : zoneMove(place);
}

/** Where a vehicle may be set: harvesters by R5.2, the others into any zone without one of their kind. */
function spots(s: State, vehicle: number): number[] {
  if (vehicle === HARVESTER_KIND) return harvesterAreas(s);
  const zones: number[] = [];
  for (let zone = 0; zone < ZONE_COUNT; zone++) if (at(s.zones, zone) !== vehicle) zones.push(zone);
  return zones;
}

function sources(s: State, vehicle: number): Move[] {
  const moves = onBoard(s, vehicle).map((place) => placeMove(vehicle, place));
  return vehiclesLeft(s, vehicle) > 0 ? [optionMove('supply'), ...moves] : moves;
}

/** Kinds that may be chosen next. */
function kinds(s: State, frame: PlaceVehiclesFrame): number[] {
  return VEHICLES.map((_, vehicle) => vehicle).filter(
    (vehicle) => (frame.any > 0 || at(frame.fixed, vehicle) > 0) && spots(s, vehicle).length > 0,
  );
}

/** Vehicles are placed one by one, from the supply or from where they are (R3.5, R3.8). */
export const placeVehiclesRule: FrameRule<PlaceVehiclesFrame> = {
  interruptible: true,
  settle(s, frame) {
    if (frame.vehicle < 0) {
      const open = kinds(s, frame);
      if (open.length === 0) {
        pop(s);
        return false;
      }
      if (open.length > 1 || frame.any > 0) return true;
      become(s, { ...frame, vehicle: at(open, 0), source: UNSAID });
      return false;
    }
    if (frame.source !== UNSAID) return true;
    if (onBoard(s, frame.vehicle).length > 0) return true;
    become(s, { ...frame, source: FROM_SUPPLY });
    return false;
  },
  ask(_s, frame) {
    const count = frame.any + at(frame.fixed, 0) + at(frame.fixed, 1) + at(frame.fixed, 2);
    return { seat: frame.seat, private: false, clause: 'R3.5', count };
  },
  moves(s, frame, out) {
    if (frame.vehicle < 0) for (const vehicle of kinds(s, frame)) out.push(moveOf('vehicle', vehicle));
    else if (frame.source === UNSAID) out.push(...sources(s, frame.vehicle));
    else for (const spot of spots(s, frame.vehicle)) out.push(placeMove(frame.vehicle, spot));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    if (move === DONE) pop(s);
    else if (frame.vehicle < 0) become(s, { ...frame, vehicle: move.value, source: UNSAID });
    else if (frame.source === UNSAID) {
      become(s, { ...frame, source: isOption(move, 'supply') ? FROM_SUPPLY : move.value });
    } else {
      if (frame.vehicle === HARVESTER_KIND) {
        if (frame.source >= 0) removeHarvester(s, frame.source, 'placed anew', log);
        placeHarvester(s, move.value, log);
      } else {
        if (frame.source >= 0) removeVehicle(s, frame.source, 'placed anew', log);
        placeInZone(s, move.value, frame.vehicle, log);
      }
      const used = at(frame.fixed, frame.vehicle) > 0;
      const fixed = used ? frame.fixed.map((n, kind) => (kind === frame.vehicle ? n - 1 : n)) : frame.fixed;
      become(s, { ...frame, fixed, any: used ? frame.any : frame.any - 1, vehicle: -1, source: UNSAID });
    }
  },
  explain(s, frame, move) {
    if (move.kind === 'area' && frame.vehicle === HARVESTER_KIND && frame.source !== UNSAID) {
      return explainHarvester(s, move.value);
    }
    return move.kind === 'zone' ? refuse('R5.2', 'occupied') : refuse('R3.5', 'noneHere');
  },
};
