import type { RandomStream } from '../core/random';
import type { Move } from '../arrakis/moves';
import type { State } from '../arrakis/state/state';

/**
 * Picks one of the legal moves of a state, of which there is at least one. A policy draws chance only from its own
 * stream, never from the state's, so a game with the same seeds is the same game.
 */
export type Policy = (state: State, moves: readonly Move[], stream: RandomStream) => Move;
