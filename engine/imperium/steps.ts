import * as core from '../core/steps';
import { perform, settle } from './engine';
import type { GameEvent } from './events';
import type { Move } from './moves';
import { setUp } from './setup';
import { cloneState } from './state/clone';
import type { GameOptions } from './state/options';
import type { State } from './state/state';

export type PlayedStep = core.PlayedStep<State, GameEvent>;

function toLookAt(s: State): State {
  const shown = cloneState(s);
  shown.frames.length = 0;
  return shown;
}

/**
 * Plays a move on a copy and tells it part by part: each turn of House Hagal or a Rival (I12) is a step of its own, with
 * the table as it was then. The last step is what `apply` gives, the events of all of them are its events.
 */
export function applyInSteps(s: State, move: Move): readonly PlayedStep[] {
  const state = cloneState(s);
  return core.inSteps<State, GameEvent>(state, toLookAt, (log, watch) => perform(state, move, log, watch));
}

/** A new game, told part by part up to the first decision. The last step is what `newGame` gives. */
export function newGameInSteps(options: GameOptions): {
  readonly before: State;
  readonly steps: readonly PlayedStep[];
} {
  const state = setUp(options);
  const before = toLookAt(state);
  const steps = core.inSteps<State, GameEvent>(state, toLookAt, (log, watch) => settle(state, log, watch));
  return { before, steps };
}
