import { useEffect, useMemo, useState } from 'react';

import { arrakis } from '../../../../engine';
import { useCatalogue } from '../../../i18n';
import { lookBack, type LookBack } from '../../../store/gamesLookBack';
import type { RunningGame } from '../../../store/gamesRunning';
import { KEPT, linesOf, plyOf, type LogLine } from './useLog';

/**
 * The log of former sittings before that of this one, read from the record when somebody asks for it. Nothing is added
 * while it is being read, nor when it cannot be.
 */
export function useEarlier(game: RunningGame, lines: readonly LogLine[]): readonly LogLine[] {
  const catalogue = useCatalogue();
  const [past, setPast] = useState<LookBack | null>(null);
  const [first] = useState(() => {
    const [oldest] = lines;
    return oldest ? plyOf(oldest) : game.ply + 1;
  });
  const wanted = first > 0 && game.trouble === null;
  const { id, ply } = game;
  const { options } = game.state;

  useEffect(() => {
    if (!wanted) return undefined;
    let open = true;
    lookBack(id).then(
      (read) => (open ? setPast(read) : undefined),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [wanted, id]);

  const earlier = useMemo(() => {
    if (past === null) return [];
    const opening =
      past.first === 0 ? arrakis.newGameInSteps(options).steps.flatMap(({ events }) => events) : [];
    const moves = [{ ply: past.first, events: opening }, ...past.moves];
    return moves.flatMap((move) =>
      move.ply < first ? linesOf(move.ply, move.events, options, catalogue) : [],
    );
  }, [past, first, options, catalogue]);
  return useMemo(
    () => [...earlier.filter((line) => plyOf(line) <= ply), ...lines].slice(-KEPT),
    [earlier, lines, ply],
  );
}
