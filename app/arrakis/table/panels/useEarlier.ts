import { useMemo, useState } from 'react';

import { useRecord } from '../../recap/useRecord';
import type { RunningGame } from '../../runningGame';
import { useCatalogue } from '../../texts/catalogue';
import { KEPT, linesOf, plyOf, type LogLine } from './useLog';

/** The log of former sittings before that of this one, read from the record when somebody asks for it. */
export function useEarlier(game: RunningGame, lines: readonly LogLine[]): readonly LogLine[] {
  const catalogue = useCatalogue();
  const [first] = useState(() => {
    const [oldest] = lines;
    return oldest ? plyOf(oldest) : game.ply + 1;
  });
  const moves = useRecord(game, first > 0);
  const { ply } = game;
  const { options } = game.state;

  const earlier = useMemo(
    () =>
      moves.flatMap((move) => (move.ply < first ? linesOf(move.ply, move.events, options, catalogue) : [])),
    [moves, first, options, catalogue],
  );
  return useMemo(
    () => [...earlier.filter((line) => plyOf(line) <= ply), ...lines].slice(-KEPT),
    [earlier, lines, ply],
  );
}
