import { at } from '../../core/at';
import { FORCED_RESULT, PAUL_WITHHELD } from '../cards/lasting';
import { runProgram } from '../cards/interpreter';
import type { Log } from '../events';
import type { ActionsFrame, TurnFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become, pop, push } from '../../core/stack';
import { DONE, isOption, moveOf, optionMove } from '../moves';
import { RESULTS } from '../names';
import { refuse } from '../refusals';
import { unusedDice, unusedWith } from '../round/dice';
import { startSoloTurn } from '../mahdi/round';
import { isShared, isSolo } from '../state/options';
import { leadSeat, planOfSeat, seatsOf } from '../state/seating';
import { ATREIDES, HARKONNEN, enemyOf } from '../state/state';
import type { State } from '../state/state';
import { hasFreeMoves } from './freeActions';

/** Turns alternate until the Harkonnen have spent their last die (R6.3, R6.4). */
export const actionsRule: FrameRule<ActionsFrame> = {
  settle(s, frame) {
    if (unusedDice(s, HARKONNEN) === 0) {
      pop(s);
      return false;
    }
    become(s, { k: 'actions', next: enemyOf(frame.next) });
    if (isSolo(s.options) && frame.next === HARKONNEN) {
      startSoloTurn(s);
      return false;
    }
    if (isShared(s.options, frame.next))
      push(s, { k: 'actor', side: frame.next }); // R13.3
    else push(s, { k: 'turn', seat: leadSeat(s.options, frame.next), acted: false, outOfTank: 0, flown: [] });
    return false;
  },
  ask(s, frame) {
    return { seat: leadSeat(s.options, frame.next), private: false, clause: 'R6.3' };
  },
  moves() {},
  choose() {},
};

/** Only when behind in unused dice (R6.3), those of partners counted together (R13.6). */
export function mayUseDesertPower(s: State, side: number): boolean {
  return side === ATREIDES && unusedDice(s, ATREIDES) < unusedDice(s, HARKONNEN);
}

/** Truthtrance: the result that a side must use, whoever of it acts; -1 for none. */
export function forcedResult(s: State, side: number): number {
  const result = at(s.lasting, FORCED_RESULT);
  if (side !== HARKONNEN || result < 0) return -1;
  return seatsOf(s.options, side).some((seat) => unusedWith(s, seat, result) > 0) ? result : -1;
}

/** One side's action turn: a die, or Desert Power; free actions around it (R6.3). */
export const turnRule: FrameRule<TurnFrame> = {
  interruptible: true,
  settle(s, frame) {
    if (!frame.acted || hasFreeMoves(s, frame.seat)) return true;
    endTurn(s, frame);
    return false;
  },
  ask(_s, frame) {
    // R6.1, R6.2: dice and tokens lie open, and so does which of them may be spent.
    return { seat: frame.seat, private: false, clause: frame.acted ? 'R6.8a' : 'R6.3' };
  },
  moves(s, frame, out) {
    if (frame.acted) {
      out.push(DONE);
      return;
    }
    const side = planOfSeat(s.options, frame.seat).side;
    const forced = forcedResult(s, side);
    for (let result = 0; result < RESULTS.length; result++) {
      if (unusedWith(s, frame.seat, result) > 0 && (forced < 0 || forced === result))
        out.push(moveOf('result', result));
    }
    if (mayUseDesertPower(s, side)) out.push(optionMove('desertPower'));
  },
  choose(s, frame, move, log) {
    if (move === DONE) endTurn(s, frame);
    else if (isOption(move, 'desertPower')) callDesertPower(s, frame, log);
    else push(s, { k: 'die', seat: frame.seat, result: move.value, paid: false });
  },
  explain(s, frame, move) {
    if (frame.acted) return null;
    if (move.kind === 'done') return refuse('R6.3', 'compulsory');
    if (isOption(move, 'desertPower')) return refuse('R6.3', 'notBehind');
    if (move.kind !== 'result') return null;
    return unusedWith(s, frame.seat, move.value) > 0 ? refuse('R6.3', 'mustUseDie') : refuse('R6.3', 'noDie');
  },
};

function callDesertPower(s: State, frame: TurnFrame, log: Log): void {
  amend(s, 'turn', { acted: true });
  log?.push({ type: 'desertPower', seat: frame.seat });
  runProgram(s, 'desertPower', frame.seat);
}

function endTurn(s: State, frame: TurnFrame): void {
  const side = planOfSeat(s.options, frame.seat).side;
  pop(s);
  if (side === ATREIDES) s.lasting[PAUL_WITHHELD] = 0;
  else s.lasting[FORCED_RESULT] = -1;
}
