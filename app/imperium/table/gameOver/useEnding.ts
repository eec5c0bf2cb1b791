import { useState } from 'react';

import { imperium } from '../../../../engine';
import type { RunningGame } from '../../runningGame';

interface Opened {
  readonly id: number;
  /** It was over when it was opened: its end has been seen. */
  readonly over: boolean;
}

export interface Ending {
  /** The game has ended at this table just now. */
  readonly isNew: boolean;
  /** Its moment has passed. */
  pass(): void;
}

/** Whether the end of a game is told as a moment: once, when it comes, and not when a finished game is opened again. */
export function useEnding(game: RunningGame): Ending {
  const over = imperium.outcome(game.state) !== null;
  const [opened, setOpened] = useState<Opened>({ id: game.id, over });
  const [passed, setPassed] = useState<number | null>(null);
  if (opened.id !== game.id) {
    setOpened({ id: game.id, over });
    setPassed(null);
  }
  return {
    isNew: over && opened.id === game.id && !opened.over && passed !== game.ply,
    pass: () => setPassed(game.ply),
  };
}
