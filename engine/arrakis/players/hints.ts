import type { PlayerHints } from '../../players/hints';
import type { Move } from '../moves';
import type { State } from '../state/state';
import { evaluate } from './evaluate';

/** What players without people are told of War for Arrakis. */
export const arrakisHints: PlayerHints<State, Move> = {
  evaluate,
  // R6.8a: free actions may be taken at nearly every decision.
  isRare: (move) => move.kind === 'done' || move.kind === 'free',
  isIdle: (move) => move.kind === 'done',
  // R13.3: where a side is shared, its turn begins with who of it acts.
  endsTrial: (pending) => pending.kind === 'turn' || pending.kind === 'actor',
};
