import { at, item } from '../../../core/at';
import { AREA_COUNT, SECTOR_IDS, SECTOR_MASK, ZONE_COUNT, ZONE_SECTORS, sectorBit } from '../../board/tables';
import { rollCombatDice } from '../../battle/dice';
import { become } from '../../../core/stack';
import { areaMove, moveOf, zoneMove } from '../../moves';
import type { Move } from '../../moves';
import { refuse } from '../../refusals';
import { isDeepDesert } from '../../state/legions';
import { removeHarvester, removeVehicle } from '../../state/vehicles';
import { ATREIDES } from '../../state/state';
import type { State } from '../../state/state';
import type { Log } from '../../events';
import type { Picker } from './picker';

/** Harvesters in some sectors and vehicles in the zones connected to them. */
function vehiclesNear(s: State, sectors: number): Move[] {
  const moves: Move[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.harvester, area) === 1 && (at(SECTOR_MASK, area) & sectors) !== 0) moves.push(areaMove(area));
  }
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (at(s.zones, zone) > 0 && (at(ZONE_SECTORS, zone) & sectors) !== 0) moves.push(zoneMove(zone));
  }
  return moves;
}

function remove(s: State, move: Move, log: Log): void {
  if (move.kind === 'area') removeHarvester(s, move.value, 'card', log);
  else removeVehicle(s, move.value, 'card', log);
}

/** Vehicles in given sectors (vars: the sectors as bits) or in zones connected to them. */
export const removeVehiclePicker: Picker = {
  clause: 'R3.5',
  options: (s, frame) => (frame.left === 0 ? [] : vehiclesNear(s, at(frame.vars, 0))),
  pick(s, frame, move, log) {
    become(s, { ...frame, left: frame.left - 1 });
    remove(s, move, log);
  },
  explain: (_s, _frame, move) =>
    move.kind === 'area' || move.kind === 'zone' ? refuse('R3.5', 'noneHere') : null,
};

/** Harvesters from deep deserts of one sector: the first one picked says which. */
export const removeHarvesterPicker: Picker = {
  clause: 'R3.5',
  options(s, frame) {
    const moves: Move[] = [];
    if (frame.left === 0) return moves;
    for (let area = 0; area < AREA_COUNT; area++) {
      const open = at(s.harvester, area) === 1 && isDeepDesert(area);
      if (open && (at(frame.vars, 0) & at(SECTOR_MASK, area)) !== 0) moves.push(areaMove(area));
    }
    return moves;
  },
  pick(s, frame, move, log) {
    become(s, { ...frame, left: frame.left - 1, vars: [at(SECTOR_MASK, move.value)] });
    removeHarvester(s, move.value, 'card', log);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R3.5', 'noneHere') : null),
};

/** A sector with an own legion is chosen, then dice say how many vehicles go (vars: dice to roll). */
export const rocketsPicker: Picker = {
  clause: 'R7.17',
  options(s) {
    let mask = 0;
    for (let area = 0; area < AREA_COUNT; area++)
      if (at(s.owner, area) === ATREIDES) mask |= at(SECTOR_MASK, area);
    return SECTOR_IDS.flatMap((id, index) => ((mask & sectorBit(id)) !== 0 ? [moveOf('sector', index)] : []));
  },
  pick(s, frame, move, log) {
    const sectors = sectorBit(item(SECTOR_IDS, move.value));
    const roll = rollCombatDice(s, at(frame.vars, 0), 'atreides', 'rockets', log);
    become(s, {
      k: 'pick',
      seat: frame.seat,
      pick: 'removeVehicle',
      left: roll.hits + roll.specials,
      vars: [sectors],
    });
  },
  explain: (_s, _frame, move) => (move.kind === 'sector' ? refuse('R7.17', 'ownLegionMissing') : null),
};
