import { at } from '../../core/at';
import { innermost } from '../../core/stack';
import { currentPaul } from '../state/leaders';
import { planOfSeat } from '../state/seating';
import { ATREIDES } from '../state/state';
import type { State } from '../state/state';

/** Effects of cards that outlast their own turn, by index in `state.lasting`. */
export const PAUL_WITHHELD = 0;
/** Result that the Harkonnen must use in their next turn, -1 for none. */
export const FORCED_RESULT = 1;

export function noLasting(): number[] {
  return [0, -1];
}

function isAtreidesTurn(s: State): boolean {
  const turn = innermost(s, 'turn');
  return turn !== null && planOfSeat(s.options, turn.seat).side === ATREIDES;
}

/** Seek Out the 'Mahdi': in this action turn nothing may be done with Paul's legion. */
export function isPaulWithheld(s: State, area: number): boolean {
  if (at(s.lasting, PAUL_WITHHELD) === 0 || !isAtreidesTurn(s)) return false;
  const paul = currentPaul(s);
  return paul >= 0 && at(s.leaderAt, paul) === area;
}

/** The same card forbids placing or deploying Paul. */
export function mayPlaceLeader(s: State, leader: number): boolean {
  return at(s.lasting, PAUL_WITHHELD) === 0 || !isAtreidesTurn(s) || leader !== currentPaul(s);
}
