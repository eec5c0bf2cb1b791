import { at, item } from '../../core/at';
import { AREA_COUNT, ZONE_COUNT } from '../board/tables';
import { SPICE_ROWS } from '../data/components.data';
import type { SpiceRow } from '../data/components.data';
import type { VehiclesFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop } from '../../core/stack';
import { areaMove, zoneMove } from '../moves';
import { conesInGame } from '../partners/cone';
import { refuse } from '../refusals';
import { isDesert, isFree } from '../state/legions';
import { leadSeat } from '../state/seating';
import { placeHarvester, placeInZone, vehiclesLeft } from '../state/vehicles';
import { CARRYALL, HARKONNEN, ORNITHOPTER } from '../state/state';
import type { State } from '../state/state';

/** The lowest imperium marker fixes the active row (R5.2). */
export function activeRow(s: State): SpiceRow {
  return item(SPICE_ROWS, Math.max(at(s.rows, 0), at(s.rows, 1), at(s.rows, 2)));
}

export function vehiclesOfRow(s: State): VehiclesFrame {
  const row = activeRow(s);
  return {
    k: 'vehicles',
    harvesters: Math.min(row.harvesters, vehiclesLeft(s, 0)),
    ornithopters: Math.min(row.ornithopters, vehiclesLeft(s, ORNITHOPTER)),
    carryalls: Math.min(row.carryalls, vehiclesLeft(s, CARRYALL)),
  };
}

/** A free desert area without a harvester (R5.2). */
export function takesHarvester(s: State, area: number): boolean {
  return isDesert(s, area) && at(s.harvester, area) === 0 && isFree(s, area, HARKONNEN);
}

function hasHarvesterArea(s: State): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (takesHarvester(s, area)) return true;
  return false;
}

export function harvesterAreas(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (takesHarvester(s, area)) areas.push(area);
  return areas;
}

function spots(s: State, frame: VehiclesFrame): number[] {
  if (frame.harvesters > 0) return harvesterAreas(s);
  const zones: number[] = [];
  const wanted = frame.ornithopters > 0 ? ORNITHOPTER : CARRYALL;
  // Replacing one of the round's own vehicles would leave it unplaced; a zone of another kind may be replaced
  // only when no zone is empty.
  for (let zone = 0; zone < ZONE_COUNT; zone++) if (at(s.zones, zone) === 0) zones.push(zone);
  if (zones.length > 0) return zones;
  for (let zone = 0; zone < ZONE_COUNT; zone++) if (at(s.zones, zone) !== wanted) zones.push(zone);
  return zones;
}

/** Harvesters first, then ornithopters, then carryalls; all that can be placed must be (R5.2). */
export const vehiclesRule: FrameRule<VehiclesFrame> = {
  interruptible: conesInGame, // R13.7
  settle(s, frame) {
    if (frame.harvesters > 0 && !hasHarvesterArea(s)) {
      become(s, { ...frame, harvesters: 0 });
      return false;
    }
    if (frame.harvesters + frame.ornithopters + frame.carryalls > 0) return true;
    pop(s);
    return false;
  },
  ask(s, frame) {
    const count = frame.harvesters || frame.ornithopters || frame.carryalls;
    return { seat: leadSeat(s.options, HARKONNEN), private: false, clause: 'R5.2', count };
  },
  moves(s, frame, out) {
    for (const spot of spots(s, frame)) out.push(frame.harvesters > 0 ? areaMove(spot) : zoneMove(spot));
  },
  choose(s, frame, move, log) {
    const { harvesters, ornithopters, carryalls } = frame;
    if (harvesters > 0) {
      placeHarvester(s, move.value, log);
      become(s, { k: 'vehicles', harvesters: harvesters - 1, ornithopters, carryalls });
    } else if (ornithopters > 0) {
      placeInZone(s, move.value, ORNITHOPTER, log);
      become(s, { k: 'vehicles', harvesters, ornithopters: ornithopters - 1, carryalls });
    } else {
      placeInZone(s, move.value, CARRYALL, log);
      become(s, { k: 'vehicles', harvesters, ornithopters, carryalls: carryalls - 1 });
    }
  },
  explain(s, frame, move) {
    if (move.kind === 'done') return refuse('R5.2', 'mustPlace');
    if (frame.harvesters > 0 && move.kind === 'area') return explainHarvester(s, move.value);
    return move.kind === 'zone' ? refuse('R5.2', 'occupied') : null;
  },
};

export function explainHarvester(s: State, area: number) {
  if (!isDesert(s, area)) return refuse('R5.2', 'notDesert');
  return at(s.harvester, area) === 1 ? refuse('R5.2', 'occupied') : refuse('R5.2', 'notFree');
}
