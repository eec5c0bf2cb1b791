import type { RandomStream } from '../core/random';

/**
 * Picks one of the legal moves of a state, of which there is at least one. A player draws chance only from a stream of its
 * own, never from the state's, so a game with the same seeds is the same game.
 */
export type Player<State, Move> = (state: State, moves: readonly Move[], stream: RandomStream) => Move;
