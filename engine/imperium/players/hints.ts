import type { PlayerHints } from '../../players/hints';
import { DONE, REVEAL } from '../moves';
import type { Move } from '../moves';
import type { State } from '../state/state';
import { evaluate } from './evaluate';

/** What players without people need to know of Dune: Imperium. */
export const imperiumHints: PlayerHints<State, Move> = {
  evaluate,
  // Revealing early is legal, but a game of it would be a short one.
  isRare: (move) => move === DONE || move === REVEAL || move.kind === 'plot',
  isIdle: (move) => move === DONE || move === REVEAL,
  endsTrial: (pending) => pending.kind === 'turn',
};
