import { useState } from 'react';

import { arrakis } from '../../../../engine';

export interface ConfirmAlone {
  /** The move that waits for a second word, and the leaders whom it would leave without units (R3.3). */
  readonly waits: { readonly move: arrakis.Move; readonly left: arrakis.LeftAlone } | null;
  /** True when the move must wait: the owner then plays nothing. */
  holdBack(move: arrakis.Move): boolean;
  forget(): void;
}

/** Leaders left without units are lost (R3.3). The rules allow it, so the app asks before. */
export function useConfirmAlone(state: arrakis.State): ConfirmAlone {
  const [held, setHeld] = useState<{
    readonly state: arrakis.State;
    readonly move: arrakis.Move;
    readonly left: arrakis.LeftAlone;
  } | null>(null);
  // A question about a position that has passed is no question any more.
  const waits = held !== null && held.state === state ? held : null;
  return {
    waits,
    holdBack(move) {
      const left = waits === null ? arrakis.leavesLeadersAlone(state, move) : null;
      setHeld(left === null ? null : { state, move, left });
      return left !== null;
    },
    forget: () => setHeld(null),
  };
}
