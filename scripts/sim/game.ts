import type { AnyEvent, AnyOptions } from '../../engine';
import { seedStream, type RandomStream } from '../../engine/core/random';
import { playersOf, type Player, type PlayerName } from '../../engine/players';
import type { GameKit } from '../games/kit';

export interface GamePlan {
  readonly mode: string;
  readonly seed: number;
  readonly policy: PlayerName;
}

/** One finished game as the simulation prints it. */
export interface GameLine {
  readonly seed: number;
  readonly decisions: number;
  readonly rounds: number;
  readonly winner: string | null;
  readonly reason: string;
  readonly hash: string;
}

/**
 * Called at every decision with the moves that are legal there and the events that led to it, and once more without moves
 * when the game is over.
 */
export type Watcher<State, Move, Event> = (
  state: State,
  moves: readonly Move[],
  decision: number,
  events: readonly Event[],
) => void;

/** No game of any player comes near this; one that does is reported as unfinished instead of running for ever. */
export const MOST_DECISIONS = 50_000;

/** Keeps a player's chance apart from the game's own, whatever the seed. */
const PLAYER_SALT = 0x5e1ec7;

export function playerStream(seed: number): RandomStream {
  return seedStream(seed ^ PLAYER_SALT);
}

export function playerOf<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  policy: PlayerName,
): Player<State, Move> {
  return playersOf(kit.game, kit.hints)[policy];
}

/** Plays one game to its end. The same plan gives the same line, whoever watches. */
export function playGame<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  plan: GamePlan,
  watch?: Watcher<State, Move, Event>,
): GameLine {
  const { game } = kit;
  const choose = playerOf(kit, plan.policy);
  const stream = playerStream(plan.seed);
  const state = game.newGame(kit.options(plan.mode, plan.seed));
  let decisions = 0;
  let events: readonly Event[] = [];
  for (;;) {
    const moves = game.legalMoves(state);
    watch?.(state, moves, decisions, events);
    if (moves.length === 0 || decisions === MOST_DECISIONS) break;
    const move = choose(state, moves, stream);
    if (watch === undefined) game.playListed(state, move);
    else events = game.play(state, move); // a watched game tests its moves too, and tells what happened
    decisions++;
  }
  return {
    seed: plan.seed,
    decisions,
    rounds: game.round(state),
    ...kit.ending(state),
    hash: game.hash(state),
  };
}
