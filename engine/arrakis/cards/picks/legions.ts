import { at, item } from '../../../core/at';
import { rollCombatDice } from '../../battle/dice';
import { retreatTo } from '../../battle/retreat';
import { AIR_NEIGHBOURS, AREA_COUNT, AREA_IDS, NEIGHBOURS, ZONES_OF_AREA } from '../../board/tables';
import { become, pop, push } from '../../../core/stack';
import { areaMove, zoneMove } from '../../moves';
import { SIDES } from '../../names';
import { refuse } from '../../refusals';
import { hasSettlement, isDesert, isEmpty, legionIn } from '../../state/legions';
import { planOfSeat } from '../../state/seating';
import { revealTokens } from '../../state/reveal';
import { removeVehicle } from '../../state/vehicles';
import { ORNITHOPTER, enemyOf } from '../../state/state';
import type { Log } from '../../events';
import type { PickFrame } from '../../frames/frame';
import type { State } from '../../state/state';
import { ANY_LEGION } from '../step';
import type { Picker } from './picker';

function areasWhere(test: (area: number) => boolean): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (test(area)) areas.push(area);
  return areas;
}

function sideOf(s: State, frame: PickFrame): number {
  return planOfSeat(s.options, frame.seat).side;
}

/** A legion goes from a settlement straight to where another own legion stands. */
export const carryPicker: Picker = {
  clause: 'R7.2',
  options(s, frame) {
    const side = sideOf(s, frame);
    const from = frame.vars[0];
    const legions = areasWhere((area) => at(s.owner, area) === side);
    if (from === undefined) {
      return legions.filter((area) => hasSettlement(s, area, side) && legions.length > 1).map(areaMove);
    }
    return legions.filter((area) => area !== from).map(areaMove);
  },
  pick(s, frame, move) {
    const from = frame.vars[0];
    if (from === undefined) {
      become(s, { ...frame, vars: [move.value] });
      return;
    }
    become(s, { k: 'limits' });
    push(s, {
      k: 'moveWho',
      seat: frame.seat,
      from,
      to: move.value,
      travel: 'carried',
      zone: -1,
      who: ANY_LEGION,
      take: legionIn(s, from),
      last: 0,
    });
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R7.2', 'ownLegionMissing') : null),
};

function escapes(s: State, area: number): number[] {
  return item(NEIGHBOURS, area).filter((next) => isEmpty(s, next));
}

/** An enemy legion in a desert is moved to an empty adjacent area. */
export const displacePicker: Picker = {
  clause: 'R7.13',
  options(s, frame) {
    const enemy = enemyOf(sideOf(s, frame));
    const from = frame.vars[0];
    if (from !== undefined) return escapes(s, from).map(areaMove);
    return areasWhere(
      (area) => at(s.owner, area) === enemy && isDesert(s, area) && escapes(s, area).length > 0,
    ).map(areaMove);
  },
  pick(s, frame, move, log) {
    const from = frame.vars[0];
    if (from === undefined) become(s, { ...frame, vars: [move.value] });
    else {
      pop(s);
      retreatTo(s, from, move.value, log);
    }
  },
  explain(s, frame, move) {
    if (move.kind !== 'area') return null;
    return frame.vars[0] === undefined && !isDesert(s, move.value)
      ? refuse('R7.13', 'notDesert')
      : refuse('R7.13', 'occupied');
  },
};

/** Enemy legions beside an own one; a card looks over impassable borders (R2.3). */
function besideOwn(s: State, side: number): number[] {
  return areasWhere(
    (area) =>
      at(s.owner, area) === enemyOf(side) &&
      item(AIR_NEIGHBOURS, area).some((next) => at(s.owner, next) === side),
  );
}

/** Vars: dice. */
export const bombardPicker: Picker = {
  clause: 'R7.17',
  options: (s, frame) => besideOwn(s, sideOf(s, frame)).map(areaMove),
  pick(s, frame, move, log) {
    pop(s);
    specialAttack(s, frame, move.value, log);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R7.17', 'noTarget') : null),
};

/** An ornithopter is given up, then a legion in a connected sector is struck. Vars: dice, then the zone. */
export const ornithopterStrikePicker: Picker = {
  clause: 'R7.17',
  options(s, frame) {
    const enemy = enemyOf(sideOf(s, frame));
    const targets = areasWhere((area) => at(s.owner, area) === enemy);
    const zone = frame.vars[1];
    if (zone !== undefined)
      return targets.filter((area) => item(ZONES_OF_AREA, area).includes(zone)).map(areaMove);
    return s.zones.flatMap((vehicle, index) => {
      const useful = targets.some((area) => item(ZONES_OF_AREA, area).includes(index));
      return vehicle === ORNITHOPTER && useful ? [zoneMove(index)] : [];
    });
  },
  pick(s, frame, move, log) {
    const zone = frame.vars[1];
    if (zone === undefined) become(s, { ...frame, vars: [at(frame.vars, 0), move.value] });
    else {
      pop(s);
      removeVehicle(s, zone, 'card', log);
      specialAttack(s, frame, move.value, log);
    }
  },
  explain: (_s, _frame, move) =>
    move.kind === 'zone'
      ? refuse('R7.17', 'noOrnithopter')
      : move.kind === 'area'
        ? refuse('R7.17', 'noTarget')
        : null,
};

/** Hits only: one per hit and per special; tokens are revealed, the sietch is not (R7.17). */
function specialAttack(s: State, frame: PickFrame, area: number, log: Log): void {
  revealTokens(s, area, log);
  const roll = rollCombatDice(s, at(frame.vars, 0), item(SIDES, sideOf(s, frame)), 'special attack', log);
  const hits = roll.hits + roll.specials;
  log?.push({ type: 'hits', side: item(SIDES, at(s.owner, area)), area: item(AREA_IDS, area), hits });
  if (hits > 0) push(s, { k: 'casualties', area, hits });
  push(s, { k: 'limits' });
}
