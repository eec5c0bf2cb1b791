import { useState } from 'react';

import type { arrakis } from '../../../../engine';
import type { RunningGame } from '../../runningGame';
import { isCard } from '../inspect/inspected';

/** Cards that a seat has got and not looked at yet, the latest last. */
export interface Drawn {
  readonly cards: readonly arrakis.CardId[];
  /** Some of them came with the last tap. */
  readonly justNow: boolean;
}

export interface DrawnHandle {
  /** Only for the eyes of that seat, but for how many there are. Null when it has seen everything. */
  of(seat: number): Drawn | null;
  /** The seat has seen what it got. */
  see(seat: number): void;
}

interface Got {
  readonly seat: number;
  readonly card: arrakis.CardId;
  readonly key: string;
}

function gotIn(game: RunningGame, key: string): readonly Got[] {
  return game.events.flatMap((event) => {
    if (event.type !== 'cardsSeen' || event.only === undefined) return [];
    const seat = event.only;
    return event.cards.filter(isCard).map((card) => ({ seat, card, key }));
  });
}

/**
 * What each seat has drawn since it last saw its hand (R5.1, R6.6): it is shown when it has come, to its owner. How many
 * cards were drawn lies open, which ones does not.
 */
export function useDrawn(game: RunningGame): DrawnHandle {
  const key = `${game.id}-${game.ply}`;
  const [held, setHeld] = useState(() => ({ id: game.id, key, got: gotIn(game, key) }));
  if (held.key !== key) {
    const before = held.id === game.id ? held.got : [];
    setHeld({ id: game.id, key, got: [...before, ...gotIn(game, key)] });
  }
  return {
    of(seat) {
      const got = held.got.filter((one) => one.seat === seat);
      if (got.length === 0) return null;
      return { cards: got.map(({ card }) => card), justNow: got.some((one) => one.key === key) };
    },
    see: (seat) =>
      setHeld((now) =>
        now.got.some((one) => one.seat === seat)
          ? { ...now, got: now.got.filter((one) => one.seat !== seat) }
          : now,
      ),
  };
}
