import type * as core from '../../core/rule';
import type { GameEvent } from '../events';
import type { Move } from '../moves';
import type { Faction, RivalCriterion, RivalMatter, TroopDeed } from '../names';
import type { State } from '../state/state';
import type { Frame } from './frame';

/** What the deciding seat is asked. */
export interface Question extends core.Question {
  /** How many are left, where the decision repeats or has a limit. */
  readonly count?: number;
  readonly card?: string;
  readonly space?: string;
  /** The seat that it is decided for, where it is another one. */
  readonly of?: number;
  /** The step that is being carried out, as a word of moves. */
  readonly step?: string;
  readonly deed?: TroopDeed;
  /** What is decided for a Rival (I13.7). */
  readonly what?: RivalMatter;
  /** The criterion of the rules that tied before it was asked. */
  readonly criterion?: RivalCriterion;
  /** The Faction that it is about, where none is picked. */
  readonly faction?: Faction;
}

/** How one kind of frame of this game behaves. */
export type FrameRule<F extends Frame> = core.FrameRule<State, F, Move, GameEvent, Question>;

/** For frames that never wait. */
export function neverAsks<F extends Frame>(clause: string, settle: FrameRule<F>['settle']): FrameRule<F> {
  return {
    settle,
    ask: () => ({ seat: 0, private: false, clause }),
    moves() {},
    choose() {},
  };
}
