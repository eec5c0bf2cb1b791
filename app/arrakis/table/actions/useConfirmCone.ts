import { useState } from 'react';

import { arrakis } from '../../../../engine';

export interface ConfirmCone {
  /** The cone that waits for a second word; null while nobody wants one. */
  readonly waits: arrakis.Move | null;
  /** True when the move must wait: the owner then plays nothing. */
  holdBack(move: arrakis.Move): boolean;
  forget(): void;
}

const CONE = arrakis.parseMove('free:cone');

/** There are three for the whole game (R13.7), and none can be taken back: the app asks before. */
export function useConfirmCone(state: arrakis.State): ConfirmCone {
  const [asked, setAsked] = useState<arrakis.State | null>(null);
  // A question about a position that has passed is no question any more.
  const waits = asked === state ? CONE : null;
  return {
    waits,
    holdBack(move) {
      const ask = move === CONE && waits === null;
      setAsked(ask ? state : null);
      return ask;
    },
    forget: () => setAsked(null),
  };
}
