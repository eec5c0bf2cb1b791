import type { Refusal } from '../../core/illegalMove';
import type { Log } from '../events';
import type { Move } from '../moves';
import type { State } from '../state/state';
import type { Frame } from './frame';

/** What the deciding seat is asked. */
export interface Question {
  readonly seat: number;
  /** Rests on what only that seat may know: hand, hidden tokens, objective. */
  readonly private: boolean;
  readonly clause: string;
  /** How many of how many, where the decision repeats. */
  readonly count?: number;
  readonly of?: number;
  /** The places it is about. */
  readonly area?: number;
  readonly target?: number;
}

/** How one kind of frame behaves. */
export interface FrameRule<F extends Frame> {
  /**
   * Does what needs no decision. Returns true when the frame waits for a decision; otherwise it has changed the stack
   * or itself.
   */
  settle(s: State, frame: F, log: Log): boolean;
  ask(s: State, frame: F): Question;
  /** Adds the legal moves in canonical order. */
  moves(s: State, frame: F, out: Move[]): void;
  choose(s: State, frame: F, move: Move, log: Log): void;
  /** Why a move that is not in the list is refused; null lets the general reason stand. */
  explain?(s: State, frame: F, move: Move): Refusal | null;
  /** Free actions may be taken here (R6.8a). */
  readonly free?: true;
}
