import { arrakis } from '../../../engine';
import { lineOfPast, type SceneLine } from '../playback/lines';
import { seatsOf } from '../texts/seats';
import { hasDecided, type HistoryEntry } from './useHistory';

/** Something that happened since a seat last decided, to be read and to be played on the board. */
export interface RecapItem extends SceneLine {
  readonly id: string;
  /** What it is about. */
  readonly lead: arrakis.GameEvent['type'];
  readonly events: readonly arrakis.GameEvent[];
}

/**
 * What happened since this seat last decided, and what came of that decision: only what the whole table may know. Where two
 * answer together (`both`), since either of them did.
 */
export function eventsSince(
  entries: readonly HistoryEntry[],
  seat: number,
  both: readonly number[] = [],
): readonly arrakis.GameEvent[] {
  const start = entries.findLastIndex(
    (entry) => hasDecided(entry, seat) || both.some((one) => hasDecided(entry, one)),
  );
  return entries
    .slice(Math.max(0, start))
    .flatMap(({ events }) => events.filter(({ only }) => only === undefined));
}

/** Told for the seat: what it did itself is no news. */
export function recapOf(
  entries: readonly HistoryEntry[],
  seat: number,
  options: arrakis.GameOptions,
  catalogue: arrakis.Catalogue,
  both: readonly number[] = [],
): readonly RecapItem[] {
  const seats = seatsOf({ options });
  const all = eventsSince(entries, seat, both);
  const scenes = arrakis.scenesOf(all, seats, seats[seat]?.side ?? null).filter(({ quiet }) => !quiet);
  return scenes.map((scene) => ({
    id: `${scene.first}-${scene.end}`,
    lead: scene.lead.type,
    events: all.slice(scene.first, scene.end),
    ...lineOfPast({ ...scene, all }, options, catalogue),
  }));
}

const WEIGHT = { moment: 2, beat: 1, line: 0 } as const;
/** What decides the war stands above what comes of it, and both above how a round begins. */
const GREATEST: Readonly<Partial<Record<arrakis.GameEvent['type'], number>>> = {
  settlementDestroyed: 6,
  battleEnds: 5,
  wormAttacks: 4,
  leaderToTank: 4,
  leaderEnters: 3,
};

function weightOf({ lead, rank }: RecapItem): number {
  return GREATEST[lead] ?? WEIGHT[rank];
}

/** What of it stands for the whole: the greatest thing, and of those the last. */
export function headlineOf(items: readonly RecapItem[]): RecapItem | null {
  return items.reduce<RecapItem | null>(
    (best, item) => (best === null || weightOf(item) >= weightOf(best) ? item : best),
    null,
  );
}
