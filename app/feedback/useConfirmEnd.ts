import { useState } from 'react';

import type { arrakis } from '../../engine';
import { useSettings } from '../store/settings';

export interface ConfirmEnd {
  /** The move that waits for a second word. */
  readonly waits: arrakis.Move | null;
  /** True when the move must wait: the owner then plays nothing. */
  stops(move: arrakis.Move): boolean;
  forget(): void;
}

/** Does this move end the side's turn (R6.3)? */
export function endsTurn(decision: arrakis.DecisionView | null, move: arrakis.Move): boolean {
  return decision?.kind === 'turn' && move.kind === 'done';
}

/** With the setting on, the end of a turn is asked twice. */
export function useConfirmEnd(decision: arrakis.DecisionView | null): ConfirmEnd {
  const wanted = useSettings((state) => state.settings.confirmEnd);
  const [held, setHeld] = useState<{
    readonly decision: arrakis.DecisionView | null;
    readonly move: arrakis.Move;
  } | null>(null);
  // A question about a decision that has passed is no question any more.
  const waits = held !== null && held.decision === decision ? held.move : null;
  return {
    waits,
    stops(move) {
      const stop = wanted && waits === null && endsTurn(decision, move);
      setHeld(stop ? { decision, move } : null);
      return stop;
    },
    forget: () => setHeld(null),
  };
}
