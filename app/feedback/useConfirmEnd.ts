import { useState } from 'react';

import { useSettings } from '../store/settings';

export interface ConfirmEnd<Move> {
  /** The move that waits to be confirmed; null while nothing is asked. */
  readonly pendingMove: Move | null;
  /** Asks about the move if it has to be confirmed first; true then, and the caller must not play it. */
  holdBack(move: Move): boolean;
  cancel(): void;
}

/** With the setting on, ending a turn has to be confirmed. `endsTurn` says which moves do that in the game. */
export function useConfirmEnd<Decision, Move>(
  decision: Decision,
  endsTurn: (decision: Decision, move: Move) => boolean,
): ConfirmEnd<Move> {
  const wanted = useSettings((state) => state.settings.confirmEnd);
  const [asked, setAsked] = useState<{ readonly decision: Decision; readonly move: Move } | null>(null);
  // A question about an earlier decision is no longer asked.
  const pendingMove = asked !== null && asked.decision === decision ? asked.move : null;
  return {
    pendingMove,
    holdBack(move) {
      const ask = wanted && pendingMove === null && endsTurn(decision, move);
      setAsked(ask ? { decision, move } : null);
      return ask;
    },
    cancel: () => setAsked(null),
  };
}
