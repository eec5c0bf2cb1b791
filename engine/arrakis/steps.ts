import * as core from '../core/steps';
import { perform, settle } from './engine';
import type { Watch } from './engine';
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

/** Runs something on this state and cuts what it tells at every pause that brought news. */
export function inSteps(
  state: State,
  run: (log: GameEvent[], watch: Watch) => void,
  stops?: (now: State) => boolean,
): readonly PlayedStep[] {
  return core.inSteps<State, GameEvent>(state, toLookAt, run, stops);
}

/**
 * Plays a move on a copy and tells it part by part: each decision, die or card of the automaton (R14) is a step of its
 * own, with the table as it was then. The last step is what `apply` gives, the events of all of them are its events.
 */
export function applyInSteps(s: State, move: Move): readonly PlayedStep[] {
  const state = cloneState(s);
  return inSteps(state, (log, watch) => perform(state, move, log, watch));
}

/**
 * A new game, told part by part up to the first decision: the table as it is laid out (R4), then what happens on it,
 * in solo all that the automaton prepares (R14.2-R14.4). The last step is what `newGame` gives.
 */
export function newGameInSteps(options: GameOptions): {
  readonly before: State;
  readonly steps: readonly PlayedStep[];
} {
  const state = setUp(options);
  const before = toLookAt(state);
  return { before, steps: inSteps(state, (log, watch) => settle(state, log, watch)) };
}
