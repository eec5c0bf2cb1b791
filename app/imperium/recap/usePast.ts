import { useMemo } from 'react';

import type { RunningGame } from '../runningGame';
import { useCatalogue } from '../texts/catalogue';
import { recapOf, type RecapItem } from './recap';
import { useHistory, type HistoryEntry } from './useHistory';
import { useRecord } from './useRecord';

const NOTHING: readonly RecapItem[] = [];

/**
 * All that is known of what happened, and what of it happened since this seat last decided (nothing for nobody). A game
 * that was opened again has it from its record; `log`: the whole of it is wanted.
 */
export function usePast(
  game: RunningGame,
  seat: number | null,
  log: boolean,
): { readonly entries: readonly HistoryEntry[]; readonly recap: readonly RecapItem[] } {
  const catalogue = useCatalogue();
  const history = useHistory(game);
  const { options } = game.state;
  const oldest = history[0]?.ply ?? game.ply + 1;
  const known = oldest === 0 || history.some((entry) => entry.seat === seat);
  const record = useRecord(game, oldest > 0 && (log || (seat !== null && !known)));
  const { ply } = game;
  const entries = useMemo(
    () => [...record.filter((entry) => entry.ply < oldest && entry.ply <= ply), ...history],
    [record, history, oldest, ply],
  );
  const recap = useMemo(() => {
    // Without its beginning nobody can say since when it is.
    const complete = known || record.length > 0;
    return seat === null || !complete ? NOTHING : recapOf(entries, seat, options, catalogue);
  }, [entries, seat, known, record, options, catalogue]);
  return { entries, recap };
}
