import type { AnyEvent, AnyOptions, GameModule, Viewer } from '../../../engine';
import type { GameKit } from '../../../scripts/games/kit';
import { playerOf, playerStream, type GamePlan } from '../../../scripts/sim/game';

/** A game with every state that it went through: `states[n]` is the one after n moves. */
export interface PlayedGame<State, Move> {
  readonly plan: GamePlan;
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

/** Plays a move on a copy. */
export function apply<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  state: State,
  move: Move,
): { readonly state: State; readonly events: readonly Event[] } {
  const copy = game.clone(state);
  return { events: game.play(copy, move), state: copy };
}

/** Plays at most `most` moves, each on a copy, and keeps all states; `look` sees each before anything follows. */
export function keepStates<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  plan: GamePlan,
  most: number,
  look?: (state: State) => void,
): PlayedGame<State, Move> {
  const { game } = kit;
  const choose = playerOf(kit, plan.policy);
  const stream = playerStream(plan.seed);
  const states = [game.newGame(kit.options(plan.mode, plan.seed))];
  const moves: Move[] = [];
  for (let state = states[0]; state !== undefined && moves.length < most; state = states[moves.length]) {
    look?.(state);
    const legal = game.legalMoves(state);
    if (legal.length === 0) break;
    const move = choose(state, legal, stream);
    moves.push(move);
    states.push(apply(game, state, move).state);
  }
  return { plan, moves, states };
}

export function stateAfter<State>(game: PlayedGame<State, unknown>, moves: number): State {
  const state = game.states[moves];
  if (state === undefined) throw new Error(`the game has no state after ${moves} moves`);
  return state;
}

export function lastState<State>(game: PlayedGame<State, unknown>): State {
  return stateAfter(game, game.moves.length);
}

export function seatsOf<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  state: State,
): number[] {
  return game.seats(game.options(state)).map((_, seat) => seat);
}

export function viewersOf<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  state: State,
): Viewer[] {
  return [...seatsOf(game, state), 'table'];
}
