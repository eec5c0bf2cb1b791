import type { AnyEvent, AnyOptions, GameModule, PlayedStep } from '../../engine';

/** A move of a tap; one that depends on what the move before it has led to is chosen then, or left out. */
export type TapMove<State, Move> = Move | ((state: State) => Move | null);

function isChosenThen<State, Move>(wish: TapMove<State, Move>): wish is (state: State) => Move | null {
  return typeof wish === 'function';
}

/** What the moves of one tap did: the whole of it in steps, and where it led. */
export interface PlayedTap<State, Move, Event> {
  readonly moves: readonly Move[];
  readonly steps: readonly PlayedStep<State, Event>[];
  readonly events: readonly Event[];
  readonly state: State;
}

/** Between two moves of a tap nobody is asked: what ends the one begins the other. */
export function joinSteps<State, Event>(
  earlier: readonly PlayedStep<State, Event>[],
  later: readonly PlayedStep<State, Event>[],
): readonly PlayedStep<State, Event>[] {
  const end = earlier.at(-1);
  const [start, ...rest] = later;
  if (!end || !start) return [...earlier, ...later];
  return [...earlier.slice(0, -1), { events: [...end.events, ...start.events], state: start.state }, ...rest];
}

export function eventsOf<Event>(steps: readonly PlayedStep<unknown, Event>[]): readonly Event[] {
  return steps.flatMap(({ events }) => events);
}

/**
 * Plays the moves of a tap on a copy, each once, and after them what the app answers by itself. Throws IllegalMove when one
 * of them is not legal.
 */
export function playTap<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  rules: GameModule<Options, State, Move, Event, unknown>,
  before: State,
  tap: readonly TapMove<State, Move>[],
  follow: (state: State) => Move | null = () => null,
): PlayedTap<State, Move, Event> {
  const moves: Move[] = [];
  let steps: readonly PlayedStep<State, Event>[] = [];
  let state = before;
  const make = (move: Move) => {
    const played = rules.playInSteps(state, move);
    state = played.at(-1)?.state ?? state;
    steps = joinSteps(steps, played);
    moves.push(move);
  };
  for (const wish of tap) {
    const move = isChosenThen(wish) ? wish(state) : wish;
    if (move !== null) make(move);
  }
  for (let next = follow(state); next !== null; next = follow(state)) make(next);
  return { moves, steps, events: eventsOf(steps), state };
}
