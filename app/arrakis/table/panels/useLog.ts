import { useMemo } from 'react';

import { arrakis } from '../../../../engine';
import { spotOf, type Spot } from '../../playback/lines';
import { useHistory, type HistoryEntry } from '../../recap/useHistory';
import { seatsOf } from '../../texts/seats';
import type { RunningGame } from '../../runningGame';
import { useCatalogue } from '../../texts/catalogue';

export interface LogLine extends Spot {
  readonly id: string;
  readonly text: string;
  /** Why the automaton did it. */
  readonly detail: string | null;
  readonly strong: boolean;
  readonly events: readonly arrakis.GameEvent[];
}

/** At most so many lines are shown. */
export const KEPT = 200;

/** The first move of the tap that a line tells of. */
export function plyOf({ id }: LogLine): number {
  return Number(id.split('-')[0]);
}

type Chosen = Extract<arrakis.GameEvent, { readonly type: 'mahdi' }>;

/** What was chosen, and the criteria that decided it; those that excluded nothing are left out. */
function reason(event: Chosen, seats: arrakis.Seats, catalogue: arrakis.Catalogue): string {
  const { clause, candidates, steps } = arrakis.mahdiReason(event, catalogue);
  let left = candidates.length;
  const deciding = steps.filter((step) => {
    const decided = step.left.length < left;
    left = step.left.length;
    return decided;
  });
  const chosen = `${clause} ${arrakis.narrate(event, seats, catalogue).text}`;
  const why = deciding.map((step) => `${step.criterion}: ${step.left.join(', ')}`);
  return [chosen, why.join(' · ')].filter((part) => part !== '').join(' ');
}

/** Choices of the automaton before an event: they are told by what it then did. */
function choicesBefore(events: readonly arrakis.GameEvent[], at: number): readonly Chosen[] {
  const chosen: Chosen[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event?.type !== 'mahdi') break;
    chosen.unshift(event);
  }
  return chosen;
}

/**
 * What happened in a move or a tap, as everybody may read it, in as few lines as it takes: equal steps are counted
 * together. `ply` is that of its first move.
 */
export function linesOf(
  ply: number,
  events: readonly arrakis.GameEvent[],
  options: arrakis.GameOptions,
  catalogue: arrakis.Catalogue,
): readonly LogLine[] {
  const seats = seatsOf({ options });
  // What only one seat may know never enters the log, which lies open.
  const open = events.filter(
    ({ only, type }) => only === undefined && arrakis.EVENT_FACTS[type].told !== 'never',
  );
  return arrakis.narrateAll(open, seats, catalogue).flatMap((told) => {
    const [lead] = told.events;
    const last = told.at[told.at.length - 1] ?? 0;
    if (lead === undefined) return [];
    // A choice stands below what it led to; at the end of a tap it stands for itself.
    if (lead.type === 'mahdi' && open.slice(last + 1).some(({ type }) => type !== 'mahdi')) return [];
    const chosen = told.at.flatMap((at) => choicesBefore(open, at));
    const own = lead.type === 'mahdi' ? [lead] : [];
    const reasons = [...chosen, ...own].map((event) => reason(event, seats, catalogue));
    return [
      {
        id: `${ply}-${told.at[0] ?? 0}`,
        text: told.text,
        detail: reasons.length === 0 ? null : [...new Set(reasons)].join('\n'),
        strong: arrakis.EVENT_FACTS[lead.type].told === 'headline',
        events: told.events,
        ...spotOf(lead, told.events),
      },
    ];
  });
}

interface Told {
  readonly catalogue: arrakis.Catalogue;
  readonly lines: readonly LogLine[];
}
/** Each entry is put into words once in a language, not again with every tap. */
const toldBefore = new WeakMap<HistoryEntry, Told>();

function entryLines(
  entry: HistoryEntry,
  options: arrakis.GameOptions,
  catalogue: arrakis.Catalogue,
): readonly LogLine[] {
  const before = toldBefore.get(entry);
  if (before?.catalogue === catalogue) return before.lines;
  const lines = linesOf(entry.ply, entry.events, options, catalogue);
  toldBefore.set(entry, { catalogue, lines });
  return lines;
}

/** The open log of this sitting, in the language of the app. */
export function useLog(game: RunningGame): readonly LogLine[] {
  const catalogue = useCatalogue();
  const entries = useHistory(game);
  const { options } = game.state;
  return useMemo(
    () => entries.flatMap((entry) => entryLines(entry, options, catalogue)).slice(-KEPT),
    [entries, options, catalogue],
  );
}
