import { imperium } from '../../../engine';

/** One step that nobody at the table made: what happened, and the table after it. */
export interface Beat {
  readonly events: readonly imperium.GameEvent[];
  readonly state: imperium.State;
}

type Step = { readonly events: readonly imperium.GameEvent[]; readonly state: imperium.State };

function isTold({ type, only }: imperium.GameEvent): boolean {
  const { told } = imperium.EVENT_FACTS[type];
  return only === undefined && told !== 'never' && told !== 'implied';
}

/** House Hagal acts, a Conflict is decided, a round begins: what people would watch. */
function isWatched(events: readonly imperium.GameEvent[]): boolean {
  return events.some(
    ({ type }) =>
      type === 'hagal' || type === 'conflictResolved' || type === 'roundBegins' || type === 'victory',
  );
}

/** A long step is cut where something new begins, so that each card says one thing. */
const CUTS: ReadonlySet<imperium.GameEvent['type']> = new Set([
  'roundBegins',
  'conflictRevealed',
  'conflictResolved',
  'reward',
  'agentsRecalled',
  'victory',
]);

function cut({ events, state }: Step): readonly Beat[] {
  const beats: Beat[] = [];
  let from = 0;
  events.forEach((event, index) => {
    const begins = CUTS.has(event.type) || (event.type === 'hagal' && event.what === 'reveals');
    if (!begins || index === from) return;
    beats.push({ events: events.slice(from, index), state });
    from = index;
  });
  return [...beats, { events: events.slice(from), state }];
}

/** The steps to play back after a tap; none if nothing happened but what the tap itself did. */
export function beatsOf(steps: readonly Step[]): readonly Beat[] {
  const parts = steps.flatMap(cut);
  const start = parts.findIndex(({ events }) => isWatched(events));
  return start < 0 ? [] : parts.slice(start).filter(({ events }) => events.some(isTold));
}

export interface BeatLine {
  readonly clause: string | null;
  readonly text: string;
  readonly more: readonly string[];
  /** The space it is about. */
  readonly space: string | null;
  /** The card of House Hagal that was turned up. */
  readonly card: string | null;
}

/** A step in words: what was done first, why (the card that was turned up and its clause below it). */
export function lineOf({ events }: Beat, seats: imperium.Seats, catalogue: imperium.Catalogue): BeatLine {
  const told = events.filter(isTold);
  const hagal = told.filter((event) => event.type === 'hagal');
  const deed = hagal.find(({ what }) => what === 'goes' || what === 'harvests');
  const turned = hagal.findLast(({ what }) => what === 'reveals');
  const lead = deed ?? told.find(({ type }) => type !== 'phase') ?? told[0];
  const rest = told.filter(
    (event) =>
      event !== lead && !(deed !== undefined && event.type === 'agentSent') && event.type !== 'phase',
  );
  return {
    clause: deed?.clause ?? hagal[0]?.clause ?? null,
    text: lead === undefined ? '' : imperium.narrate(lead, seats, catalogue).text,
    more: rest.map((event) => imperium.narrate(event, seats, catalogue).text),
    space: deed?.about ?? null,
    card: turned?.about ?? null,
  };
}
