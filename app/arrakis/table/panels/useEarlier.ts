import { useEffect, useMemo, useState } from 'react';

import { arrakis } from '../../../../engine';
import { loadGame } from '../../../store/games';
import { lookBackIn, type LookBack, type PastMove } from '../../../store/gamesLookBack';
import type { RunningGame } from '../../runningGame';
import { useCatalogue } from '../../texts/catalogue';
import { KEPT, linesOf, plyOf, type LogLine } from './useLog';

type Told = Pick<PastMove<arrakis.GameEvent>, 'ply' | 'events'>;
const NOTHING: readonly Told[] = [];

/** The moves of the record; where it has all of them, how the game began comes first. */
function toldIn(
  past: LookBack<arrakis.State, arrakis.GameEvent>,
  options: arrakis.GameOptions,
): readonly Told[] {
  if (past.first > 0) return past.moves;
  const events = arrakis.newGameInSteps(options).steps.flatMap((step) => step.events);
  return [{ ply: 0, events }, ...past.moves];
}

/**
 * The log of former sittings before that of this one, read from the record when somebody asks for it. Nothing is added
 * while it is being read, nor when it cannot be.
 */
export function useEarlier(game: RunningGame, lines: readonly LogLine[]): readonly LogLine[] {
  const catalogue = useCatalogue();
  const [moves, setMoves] = useState<readonly Told[]>(NOTHING);
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
    loadGame(id)
      .then((stored) => lookBackIn(stored, arrakis.arrakisGame))
      .then(
        (past) => (open ? setMoves(toldIn(past, options)) : undefined),
        () => undefined,
      );
    return () => {
      open = false;
    };
  }, [wanted, id, options]);

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
