import type { Move } from '../moves';
import type { State } from '../state/state';
import type { Frame } from './frame';
import { ruleOf } from './rules';

/** The legal moves of any frame of the stack, free actions left out. */
export function legalOf(s: State, frame: Frame): Move[] {
  const moves: Move[] = [];
  ruleOf(frame).moves(s, frame, moves);
  return moves;
}
