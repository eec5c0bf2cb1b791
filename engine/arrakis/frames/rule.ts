import type * as core from '../../core/rule';
import type { GameEvent } from '../events';
import type { Move } from '../moves';
import type { State } from '../state/state';
import type { Frame } from './frame';

/** What the deciding seat is asked. */
export interface Question extends core.Question {
  /** How many of how many, where the decision repeats. */
  readonly count?: number;
  readonly of?: number;
  /**
   * Set on a private decision of which only a part rests on what is hidden: the moves that lie open (`liesOpen`) may be
   * made without looking at anything. Whether it is set follows from public facts alone.
   */
  readonly partlyOpen?: boolean;
  /** The places it is about. */
  readonly area?: number;
  readonly target?: number;
}

/** How one kind of frame of this game behaves. */
export type FrameRule<F extends Frame> = core.FrameRule<State, F, Move, GameEvent, Question>;
