import type { Watch } from './loop';

/** A part of what a move has set going: what happened, and the table after it. */
export interface PlayedStep<S, E> {
  readonly events: readonly E[];
  /** Before the last step nobody is asked anything: the state then has no frames. */
  readonly state: S;
}

/**
 * Runs something on this state and cuts what it tells at every pause that brought news. Where `stops` says so, it goes no
 * further. `toLookAt` copies a state between two decisions: it is to be looked at, not played on from.
 */
export function inSteps<S, E>(
  state: S,
  toLookAt: (s: S) => S,
  run: (log: E[], watch: Watch<S>) => void,
  stops: (now: S) => boolean = () => false,
): readonly PlayedStep<S, E>[] {
  const events: E[] = [];
  const steps: PlayedStep<S, E>[] = [];
  let cut = 0;
  run(events, (now) => {
    if (events.length > cut) steps.push({ events: events.slice(cut), state: toLookAt(now) });
    cut = events.length;
    return stops(now) ? 'stop' : undefined;
  });
  const last = steps.pop();
  return [...steps, { events: [...(last?.events ?? []), ...events.slice(cut)], state }];
}
