import { useMemo } from 'react';

import { imperium } from '../../../../engine';
import { isLogged } from '../../playback/rank';
import type { HistoryEntry } from '../../recap/useHistory';
import { useCatalogue } from '../../texts/catalogue';
import { seatsOf } from '../../texts/seats';

export interface LogLine {
  readonly id: string;
  readonly text: string;
  readonly strong: boolean;
}

/** So many lines are shown; looking back has all of them. */
const KEPT = 200;

/** What happened, as everybody may read it; what only one seat may know never enters. */
function linesOf(
  { ply, events }: HistoryEntry,
  seats: imperium.Seats,
  catalogue: imperium.Catalogue,
): readonly LogLine[] {
  return events.flatMap((event, index) => {
    if (!isLogged(event)) return [];
    const { text } = imperium.narrate(event, seats, catalogue);
    const strong = imperium.EVENT_FACTS[event.type].told === 'headline';
    return [{ id: `${ply}-${index}`, text, strong }];
  });
}

/** The open log, in the language of the app; nothing while nobody reads it. */
export function useLog(
  entries: readonly HistoryEntry[],
  options: imperium.GameOptions,
  read: boolean,
): readonly LogLine[] {
  const catalogue = useCatalogue();
  return useMemo(() => {
    if (!read) return [];
    const seats = seatsOf({ options });
    return entries
      .slice(-KEPT)
      .flatMap((entry) => linesOf(entry, seats, catalogue))
      .slice(-KEPT);
  }, [entries, options, catalogue, read]);
}
