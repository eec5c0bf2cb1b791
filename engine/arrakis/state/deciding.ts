import { item } from '../../core/at';
import { HOUSES, PHASES } from '../names';
import { planOfSeat, seatOfHouse, seatsOf } from './seating';
import { ATREIDES } from './state';
import type { State } from './state';

const HAZARDS = PHASES.indexOf('hazards');
const FREMEN = HOUSES.indexOf('fremen');

/** The player of a side who acts in its own turn; -1 outside of one (R13.3). */
function actingSeat(s: State, side: number): number {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = item(s.frames, i);
    // A program may be carried out by the partner of whose turn it is (R13.5).
    if (frame.k !== 'program' && frame.k !== 'turn') continue;
    if (planOfSeat(s.options, frame.seat).side === side) return frame.seat;
  }
  return -1;
}

/**
 * The seat that decides for a side where the rules name only the side: who acts, in the own turn (R13.3); the Fremen, in
 * the hazards; otherwise the House (R13.6).
 */
export function decidingSeat(s: State, side: number): number {
  const seats = seatsOf(s.options, side);
  const lead = item(seats, 0);
  if (seats.length < 2) return lead;
  if (side === ATREIDES && s.phase === HAZARDS) return seatOfHouse(s.options, FREMEN);
  const acting = actingSeat(s, side);
  return acting < 0 ? lead : acting;
}
