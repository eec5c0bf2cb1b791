import type { imperium } from '../../../engine';
import { lineOf, type SceneLine } from '../playback/lines';
import { actorOf } from '../playback/rank';
import { scenesOf } from '../playback/scenes';
import { seatsOf } from '../texts/seats';
import type { HistoryEntry } from './useHistory';

/** Something that happened since a seat last decided. */
export interface RecapItem extends SceneLine {
  readonly id: string;
}

/** What happened since this seat last decided, and what came of that decision: only what the whole table may know. */
function eventsSince(entries: readonly HistoryEntry[], seat: number): readonly imperium.GameEvent[] {
  const start = entries.findLastIndex((entry) => entry.seat === seat);
  return entries
    .slice(Math.max(0, start))
    .flatMap(({ events }) => events.filter(({ only }) => only === undefined));
}

/** Told for the seat: what it did itself is no news. */
export function recapOf(
  entries: readonly HistoryEntry[],
  seat: number,
  options: imperium.GameOptions,
  catalogue: imperium.Catalogue,
): readonly RecapItem[] {
  const seats = seatsOf({ options });
  const all = eventsSince(entries, seat);
  return scenesOf(all)
    .filter(({ lead }) => actorOf(lead) !== seat)
    .map((scene) => {
      const events = all.slice(scene.first, scene.end);
      return { id: `${scene.first}-${scene.end}`, ...lineOf(scene, events, seats, catalogue) };
    });
}

const WEIGHT = { moment: 2, beat: 1, line: 0 } as const;

/** What of it stands for the whole: the greatest thing, and of those the last. */
export function headlineOf(items: readonly RecapItem[]): RecapItem | null {
  return items.reduce<RecapItem | null>(
    (best, item) => (best === null || WEIGHT[item.rank] >= WEIGHT[best.rank] ? item : best),
    null,
  );
}
