import { item } from '../../core/at';
import { moveOf } from '../moves';
import type { Move } from '../moves';
import { planOfSeat } from '../state/seating';
import type { State } from '../state/state';

/** A partner, by the house that is theirs alone. */
export function houseMove(s: State, seat: number): Move {
  return moveOf('house', item(planOfSeat(s.options, seat).houses, 0));
}
