import { item } from '../../core/at';
import { become, pop, push, top } from '../../core/stack';
import type { DemandFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { refuse } from '../refusals';
import { isShared } from '../state/options';
import { leadSeat, planOfSeat, seatOfHouse, seatsOf } from '../state/seating';
import type { State } from '../state/state';
import { houseMove } from './houseMove';

/** A side must discard cards of its own choice: "opponent" means both who share it (R13.4). */
export function demandDiscards(s: State, side: number, count: number): void {
  if (isShared(s.options, side)) push(s, { k: 'demand', side, left: count, spared: 0 });
  else askForCard(s, leadSeat(s.options, side), count);
}

function askForCard(s: State, seat: number, count: number): void {
  push(s, { k: 'pick', seat, pick: 'discard', left: count, vars: [] });
}

/** Who is asked had no card to give: the demand is the partner's then. */
export function demandUnmet(s: State, seat: number): void {
  const frame = top(s);
  if (frame?.k === 'demand')
    become(s, { ...frame, left: frame.left + 1, spared: frame.spared | (1 << seat) });
}

/** By the size of their hands alone, which lies open: what they hold must not show. */
function givers(s: State, frame: DemandFrame): readonly number[] {
  return seatsOf(s.options, frame.side).filter(
    (seat) => (frame.spared & (1 << seat)) === 0 && item(s.hands, seat).length > 0,
  );
}

function demandFrom(s: State, frame: DemandFrame, seat: number): void {
  become(s, { ...frame, left: frame.left - 1 });
  askForCard(s, seat, 1);
}

/** Which partner discards the next card (R13.4). */
export const demandRule: FrameRule<DemandFrame> = {
  settle(s, frame) {
    const seats = givers(s, frame);
    if (frame.left === 0 || seats.length === 0) pop(s);
    else if (seats.length > 1) return true;
    else demandFrom(s, frame, item(seats, 0));
    return false;
  },
  ask(s, frame) {
    return { seat: leadSeat(s.options, frame.side), private: false, clause: 'R13.4', count: frame.left };
  },
  moves(s, frame, out) {
    for (const seat of givers(s, frame)) out.push(houseMove(s, seat));
  },
  choose(s, frame, move) {
    demandFrom(s, frame, seatOfHouse(s.options, move.value));
  },
  explain(s, frame, move) {
    if (move.kind !== 'house') return move.kind === 'done' ? refuse('R13.4', 'compulsory') : null;
    const seat = seatOfHouse(s.options, move.value);
    return planOfSeat(s.options, seat).side === frame.side
      ? refuse('R13.4', 'noCards')
      : refuse('R13.3', 'otherSide');
  },
};
