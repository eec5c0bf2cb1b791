import { item } from '../../core/at';
import { become } from '../../core/stack';
import { mayUseDesertPower, forcedResult } from '../actions/turn';
import type { ActorFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { RESULTS } from '../names';
import { refuse } from '../refusals';
import { unusedWith } from '../round/dice';
import { leadSeat, planOfSeat, seatOfHouse, seatsOf } from '../state/seating';
import type { State } from '../state/state';
import { houseMove } from './houseMove';

function hasUnusedDie(s: State, seat: number): boolean {
  return RESULTS.some((_, result) => unusedWith(s, seat, result) > 0);
}

/** Players of a side who have something to act with: a die of their own, or Desert Power (R13.1, R13.3). */
function ableSeats(s: State, side: number): readonly number[] {
  const seats = seatsOf(s.options, side);
  const forced = forcedResult(s, side);
  if (forced >= 0) return seats.filter((seat) => unusedWith(s, seat, forced) > 0);
  return mayUseDesertPower(s, side) ? seats : seats.filter((seat) => hasUnusedDie(s, seat));
}

function begin(s: State, seat: number): void {
  become(s, { k: 'turn', seat, acted: false, outOfTank: 0, flown: [] });
}

/** The side chooses which of its players acts; it need not take turns (R13.3). */
export const actorRule: FrameRule<ActorFrame> = {
  interruptible: true,
  settle(s, frame) {
    const seats = ableSeats(s, frame.side);
    if (seats.length !== 1) return true;
    begin(s, item(seats, 0));
    return false;
  },
  ask(s, frame) {
    return { seat: leadSeat(s.options, frame.side), private: false, clause: 'R13.3' };
  },
  moves(s, frame, out) {
    for (const seat of ableSeats(s, frame.side)) out.push(houseMove(s, seat));
  },
  choose(s, _frame, move) {
    begin(s, seatOfHouse(s.options, move.value));
  },
  explain(s, frame, move) {
    if (move.kind !== 'house') return move.kind === 'done' ? refuse('R6.3', 'compulsory') : null;
    const seat = seatOfHouse(s.options, move.value);
    if (planOfSeat(s.options, seat).side !== frame.side) return refuse('R13.3', 'otherSide');
    return refuse('R13.3', forcedResult(s, frame.side) >= 0 ? 'mustUseDie' : 'nothingToActWith');
  },
};
