import { useState } from 'react';

import type { arrakis } from '../../../engine';
import { motionsFromEvents } from '../board/motion/fromEvents';
import type { BoardMotion } from '../board/motion/types';
import type { Spot } from '../playback/lines';

/** Something of the past that is shown on the board once more. */
interface Replayed extends Spot {
  /** Counts, so that the same thing can be shown twice. */
  readonly count: number;
  readonly motions: readonly BoardMotion[];
}

export interface Replay {
  readonly now: Replayed | null;
  show(spot: Spot, events: readonly arrakis.GameEvent[]): void;
  /** A motion has ended. */
  drop(id: string): void;
}

/** Numbers of motions that no move of the game has. */
const FIRST = -1_000_000;
const EACH = 1000;

/** What somebody touched in a list of past things; it goes with the moment in which it was touched. */
export function useReplay(moment: string): Replay {
  const [kept, setKept] = useState<(Replayed & { readonly moment: string }) | null>(null);
  const count = (kept?.count ?? 0) + 1;
  return {
    now: kept !== null && kept.moment === moment ? kept : null,
    show: ({ place, arrows }, events) =>
      setKept({
        count,
        place,
        arrows,
        motions: motionsFromEvents(events, FIRST - count * EACH),
        moment,
      }),
    drop: (id) =>
      setKept((was) => {
        const left = was?.motions.filter((motion) => motion.id !== id);
        return was === null || left === undefined || left.length === was.motions.length
          ? was
          : { ...was, motions: left };
      }),
  };
}
