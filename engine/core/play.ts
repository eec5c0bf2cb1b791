import { inSteps as cutIntoSteps } from './steps';
import type { PlayedStep } from './steps';
import type { Loop, Watch } from './loop';

/** The ways to play any game, all of them made of its loop, its set-up and its copy of a state. */
export interface Play<Options, S, M, E> {
  newGame(options: Options): S;
  /** A new game, told part by part up to the first decision. The last step is what `newGame` gives. */
  newGameInSteps(options: Options): { readonly before: S; readonly steps: readonly PlayedStep<S, E>[] };
  /** Plays a move in place: for search, fuzzing and replay. Nothing is changed when the move is refused. */
  play(s: S, move: M): E[];
  /** The same without telling what happened. */
  playSilently(s: S, move: M): void;
  /** Plays a move on a copy. */
  apply(s: S, move: M): { readonly state: S; readonly events: readonly E[] };
  /**
   * Plays a move on a copy and tells it part by part: what an automaton does is cut into steps of their own, each with the
   * table as it was then. The last step is what `apply` gives, the events of all of them are its events.
   */
  playInSteps(s: S, move: M): readonly PlayedStep<S, E>[];
  /** Runs something on this state and cuts what it tells at every pause that brought news. */
  inSteps(
    state: S,
    run: (log: E[], watch: Watch<S>) => void,
    stops?: (now: S) => boolean,
  ): readonly PlayedStep<S, E>[];
}

interface PlayParts<Options, S> {
  setUp(options: Options): S;
  clone(s: S): S;
}

export function createPlay<Options, S extends { readonly frames: unknown[] }, M, E>(
  loop: Pick<Loop<S, M, E, unknown>, 'settle' | 'perform'>,
  { setUp, clone }: PlayParts<Options, S>,
): Play<Options, S, M, E> {
  const { settle, perform } = loop;

  /** A state between two decisions is to be looked at, not played on from. */
  function toLookAt(s: S): S {
    const shown = clone(s);
    shown.frames.length = 0;
    return shown;
  }

  const inSteps: Play<Options, S, M, E>['inSteps'] = (state, run, stops) =>
    cutIntoSteps(state, toLookAt, run, stops);

  function play(s: S, move: M): E[] {
    const events: E[] = [];
    perform(s, move, events);
    return events;
  }

  return {
    newGame(options) {
      const s = setUp(options);
      settle(s, null);
      return s;
    },
    newGameInSteps(options) {
      const state = setUp(options);
      const before = toLookAt(state);
      return { before, steps: inSteps(state, (log, watch) => settle(state, log, watch)) };
    },
    play,
    playSilently: (s, move) => perform(s, move, null),
    apply(s, move) {
      const state = clone(s);
      return { state, events: play(state, move) };
    },
    playInSteps(s, move) {
      const state = clone(s);
      return inSteps(state, (log, watch) => perform(state, move, log, watch));
    },
    inSteps,
  };
}
