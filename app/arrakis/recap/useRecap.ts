import { useMemo } from 'react';

import type { RunningGame } from '../runningGame';
import { useCatalogue } from '../texts/catalogue';
import { recapOf, type RecapItem } from './recap';
import { hasDecided, useHistory } from './useHistory';
import { useRecord } from './useRecord';

const NOTHING: readonly RecapItem[] = [];
const NOBODY: readonly number[] = [];

/**
 * What happened since this seat last decided, or since one of those did who answer together; nothing for nobody. A game that was opened again has it from its record.
 */
export function useRecap(
  game: RunningGame,
  seat: number | null,
  both: readonly number[] = NOBODY,
): readonly RecapItem[] {
  const catalogue = useCatalogue();
  const history = useHistory(game);
  const { options } = game.state;
  const oldest = history[0]?.ply ?? game.ply + 1;
  const known = oldest === 0 || history.some((entry) => hasDecided(entry, seat));
  const record = useRecord(game, seat !== null && !known);
  const { ply } = game;
  return useMemo(() => {
    if (seat === null) return NOTHING;
    const earlier = record.filter((entry) => entry.ply < oldest && entry.ply <= ply);
    // Without its beginning nobody can say since when it is.
    if (!known && earlier.length === 0) return NOTHING;
    return recapOf([...earlier, ...history], seat, options, catalogue, both);
  }, [record, history, oldest, known, ply, seat, both, options, catalogue]);
}
