import { at, item } from '../../core/at';
import type { Log } from '../events';
import { amend, innermost } from '../../core/stack';
import { RESULTS } from '../names';
import { moveTank } from '../state/leaders';
import { planOfSeat, seatsOf } from '../state/seating';
import type { State } from '../state/state';

/** Spends a die, or the token if no die of that result is left: then it leaves the game (R6.2). */
export function spendDie(s: State, seat: number, result: number, log: Log): void {
  const dice = item(s.dice, seat);
  if (at(dice, result) > 0) {
    dice[result] = at(dice, result) - 1;
    const spent = item(s.spent, seat);
    spent[result] = at(spent, result) + 1;
  } else s.tokenOn[seat] = -1;
  log?.push({ type: 'dieSpent', seat, result: item(RESULTS, result) });
  const turn = innermost(s, 'turn');
  if (turn === null) return;
  amend(s, 'turn', { acted: true });
  moveTank(s, seatsOf(s.options, planOfSeat(s.options, seat).side)); // R12.2
}
