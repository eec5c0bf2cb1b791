import type { GameEvent } from './events';
import { perform } from './engine';
import type { Move } from './moves';
import { cloneState } from './state/clone';
import type { State } from './state/state';

/** A part of what a move has set going: what happened, and the table after it. */
export interface PlayedStep {
  readonly events: readonly GameEvent[];
  /** Before the last step nobody is asked anything: the state then has no frames. */
  readonly state: State;
}

/**
 * Plays a move on a copy and tells it part by part: each decision, die or card of the automaton (R14) is a step of its
 * own, with the table as it was then. The last step is what `apply` gives, the events of all of them are its events.
 */
export function applyInSteps(s: State, move: Move): readonly PlayedStep[] {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  const steps: PlayedStep[] = [];
  let told = 0;
  perform(state, move, events, (now) => {
    if (events.length === told) return;
    const shown = cloneState(now);
    // What is between two decisions is to be looked at, not played on from.
    shown.frames.length = 0;
    steps.push({ events: events.slice(told), state: shown });
    told = events.length;
  });
  const last = steps.pop();
  return [...steps, { events: [...(last?.events ?? []), ...events.slice(told)], state }];
}
