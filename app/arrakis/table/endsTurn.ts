import type { arrakis } from '../../../engine';

/** Does this move end the side's turn (R6.3)? */
export function endsTurn(decision: arrakis.DecisionView | null, move: arrakis.Move): boolean {
  return decision?.kind === 'turn' && move.kind === 'done';
}
