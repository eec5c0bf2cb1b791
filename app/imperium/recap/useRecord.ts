import { useEffect, useState } from 'react';

import { imperium } from '../../../engine';
import { loadGame } from '../../store/games';
import { lookBackIn, type LookBack } from '../../store/gamesLookBack';
import type { RunningGame } from '../runningGame';
import type { HistoryEntry } from './useHistory';

const NOTHING: readonly HistoryEntry[] = [];

/** The moves of the record; where it has all of them, how the game began comes first. */
function entriesIn(
  past: LookBack<imperium.State, imperium.GameEvent>,
  options: imperium.GameOptions,
): readonly HistoryEntry[] {
  if (past.first > 0) return past.moves;
  const events = imperium.imperiumGame.newGameInSteps(options).steps.flatMap((step) => step.events);
  return [{ ply: 0, seat: null, events }, ...past.moves];
}

/**
 * What happened in former sittings, move by move, read from the record when it is wanted. Nothing while it is being read,
 * nor when it cannot be.
 */
export function useRecord(game: RunningGame, wanted: boolean): readonly HistoryEntry[] {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>(NOTHING);
  const { id } = game;
  const { options } = game.state;
  const readable = wanted && game.trouble === null;
  useEffect(() => {
    if (!readable) return undefined;
    let open = true;
    loadGame(id)
      .then((stored) => lookBackIn(stored, imperium.imperiumGame))
      .then(
        (past) => (open ? setEntries(entriesIn(past, options)) : undefined),
        () => undefined,
      );
    return () => {
      open = false;
    };
  }, [readable, id, options]);
  return entries;
}
