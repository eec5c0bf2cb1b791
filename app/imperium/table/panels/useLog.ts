import { useMemo, useState } from 'react';

import { imperium } from '../../../../engine';
import type { RunningGame } from '../../runningGame';
import { useCatalogue } from '../../texts/catalogue';
import { seatsOf } from '../../texts/seats';

export interface LogLine {
  readonly id: string;
  readonly text: string;
  readonly strong: boolean;
}

/** Lines, and at most as many taps. */
const KEPT = 200;

/** Events are kept, not texts: they can be told in another language later. */
interface Kept {
  readonly game: number;
  readonly ply: number;
  readonly entries: readonly { readonly ply: number; readonly events: readonly imperium.GameEvent[] }[];
}

function newEntries({ events, last, ply }: RunningGame): Kept['entries'] {
  return events.length === 0 ? [] : [{ ply: last?.first ?? ply, events }];
}

function follow(now: Kept, game: RunningGame): Kept {
  const { id, ply } = game;
  if (now.game !== id) return { game: id, ply, entries: newEntries(game) };
  // What is taken back takes its lines with it.
  const kept = now.entries.filter((entry) => entry.ply <= ply);
  return { game: id, ply, entries: [...kept, ...(ply > now.ply ? newEntries(game) : [])].slice(-KEPT) };
}

/** What happened, as everybody may read it; what only one seat may know never enters. */
export function linesOf(
  ply: number,
  events: readonly imperium.GameEvent[],
  seats: imperium.Seats,
  catalogue: imperium.Catalogue,
): readonly LogLine[] {
  return events.flatMap((event, index) => {
    const { told } = imperium.EVENT_FACTS[event.type];
    if (event.only !== undefined || told === 'never' || told === 'implied') return [];
    const { text } = imperium.narrate(event, seats, catalogue);
    return [{ id: `${ply}-${index}`, text, strong: told === 'headline' }];
  });
}

/** The open log of this sitting, in the language of the app. */
export function useLog(game: RunningGame): readonly LogLine[] {
  const catalogue = useCatalogue();
  const [kept, setKept] = useState<Kept>({ game: 0, ply: -1, entries: [] });
  let { entries } = kept;
  if (kept.game !== game.id || kept.ply !== game.ply) {
    const next = follow(kept, game);
    setKept(next);
    entries = next.entries;
  }
  const { options } = game.state;
  return useMemo(() => {
    const seats = seatsOf({ options });
    return entries.flatMap(({ ply, events }) => linesOf(ply, events, seats, catalogue)).slice(-KEPT);
  }, [entries, options, catalogue]);
}
