import { at } from '../../core/at';
import type { Refusal } from '../../core/illegalMove';
import { canSandride, sandrideEnds } from '../board/sandriding';
import { isAdjacent, isConnected, isWalledOff } from '../board/tables';
import type { MoveToFrame, Travel } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become } from '../../core/stack';
import { areaMove, isOption, optionMove, zoneMove } from '../moves';
import type { Move } from '../moves';
import { refuse } from '../refusals';
import { hasSettlement } from '../state/legions';
import { planOfSeat } from '../state/seating';
import { ATREIDES, HARKONNEN, ORNITHOPTER, enemyOf } from '../state/state';
import type { State } from '../state/state';
import { destinations, transportZones } from './reach';

/** Choosing where a legion goes: an area on foot, or first a way to travel further (R7.1, R7.3, R7.4). */
export const moveToRule: FrameRule<MoveToFrame> = {
  settle() {
    return true;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R7.1', area: frame.from };
  },
  moves(s, frame, out) {
    const side = planOfSeat(s.options, frame.seat).side;
    for (const area of destinations(s, side, frame.from, frame.travel)) out.push(areaMove(area));
    if (frame.travel !== 'foot' || frame.who.onFoot === true) return;
    if (side === ATREIDES && canSandride(s, frame.from) && sandrideEnds(s, frame.from).length > 0) {
      out.push(optionMove('sandride'));
    }
    if (side === HARKONNEN && destinations(s, side, frame.from, 'air').length > 0) {
      for (const zone of transportZones(s, frame.from)) out.push(zoneMove(zone));
    }
  },
  choose(s, frame, move) {
    if (isOption(move, 'sandride')) become(s, { ...frame, travel: 'sandride' });
    else if (move.kind === 'zone') become(s, { ...frame, travel: 'air', zone: move.value });
    else {
      become(s, {
        k: 'moveWho',
        seat: frame.seat,
        from: frame.from,
        to: move.value,
        travel: frame.travel,
        zone: frame.zone,
        who: frame.who,
        take: frame.movable,
        last: 0,
      });
    }
  },
  explain(s, frame, move) {
    const side = planOfSeat(s.options, frame.seat).side;
    if (move.kind !== 'area' && frame.travel !== 'foot') return null; // how it travels has been decided
    if (move.kind === 'zone') return explainZone(s, frame.from, side, move);
    if (isOption(move, 'sandride')) return refuse('R7.3', 'noSandride');
    if (move.kind !== 'area') return null;
    return explainArea(s, side, frame, move.value);
  },
};

export function explainZone(s: State, from: number, side: number, move: Move): Refusal | null {
  if (side !== HARKONNEN) return null;
  if (at(s.zones, move.value) !== ORNITHOPTER || !isConnected(move.value, from))
    return refuse('R7.4', 'noOrnithopter');
  return transportZones(s, from).length === 0 ? refuse('R7.4', 'flownAlready') : refuse('R7.4', 'notFree');
}

/** Why an area that could otherwise be entered is no end of a ride or flight. */
export function outOfReach(travel: Travel): Refusal {
  return refuse(travel === 'air' ? 'R7.4' : 'R7.3', 'tooFar');
}

function explainArea(s: State, side: number, frame: MoveToFrame, to: number): Refusal {
  const { from, travel } = frame;
  if (at(s.worm, to) > 0) return refuse('R7.7', 'sandworm');
  if (at(s.owner, to) === enemyOf(side)) return refuse('R2.5', 'enemyUnits');
  if (hasSettlement(s, to, enemyOf(side))) return refuse('R2.5', 'enemySettlement');
  if (travel !== 'foot' && to !== from) return outOfReach(travel);
  if (isWalledOff(from, to)) return refuse('R2.3', 'impassable');
  return isAdjacent(from, to) ? refuse('R7.1', 'notFree') : refuse('R7.1', 'notAdjacent');
}
