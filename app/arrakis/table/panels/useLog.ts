import { useMemo, useState } from 'react';

import { arrakis } from '../../../../engine';
import { seatsOf } from '../../texts/seats';
import type { RunningGame } from '../../runningGame';
import { useCatalogue } from '../../texts/catalogue';

export interface LogLine {
  readonly id: string;
  readonly text: string;
  /** Why the automaton did it. */
  readonly detail: string | null;
  readonly strong: boolean;
}

/** Lines, and at most as many taps. */
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

/** What happened in a move or a tap, as everybody may read it. `ply` is that of its first move. */
export function linesOf(
  ply: number,
  events: readonly arrakis.GameEvent[],
  options: arrakis.GameOptions,
  catalogue: arrakis.Catalogue,
): readonly LogLine[] {
  const seats = seatsOf({ options });
  const lines: LogLine[] = [];
  let reasons: readonly string[] = [];
  events.forEach((event, index) => {
    // What only one seat may know never enters the log, which lies open.
    if (event.only !== undefined || arrakis.EVENT_FACTS[event.type].told === 'never') return;
    const next = events[index + 1];
    // What the automaton chose is told by what it then did; the reason stands below it.
    if (event.type === 'mahdi') {
      reasons = [...reasons, reason(event, seats, catalogue)];
      if (next !== undefined && next.only === undefined && arrakis.EVENT_FACTS[next.type].told !== 'never')
        return;
    }
    lines.push({
      id: `${ply}-${index}`,
      text: arrakis.narrate(event, seats, catalogue).text,
      detail: reasons.length === 0 ? null : [...new Set(reasons)].join('\n'),
      strong: arrakis.EVENT_FACTS[event.type].told === 'headline',
    });
    reasons = [];
  });
  return lines;
}

/** What one tap, or the start of the game, made happen. */
interface LogEntry {
  /** Ply of its first move. */
  readonly ply: number;
  readonly events: readonly arrakis.GameEvent[];
}

/** Events are kept, not texts: they can be told in another language later. */
interface Kept {
  readonly game: string;
  readonly ply: number;
  readonly entries: readonly LogEntry[];
}

function newEntries({ events, last, ply }: RunningGame): readonly LogEntry[] {
  return events.length === 0 ? [] : [{ ply: last?.first ?? ply, events }];
}

function follow(now: Kept, game: RunningGame): Kept {
  const id = String(game.id);
  if (now.game !== id) return { game: id, ply: game.ply, entries: newEntries(game) };
  // What is taken back takes its lines with it.
  const kept = now.entries.filter((entry) => entry.ply <= game.ply);
  const added = game.ply > now.ply ? newEntries(game) : [];
  return { game: id, ply: game.ply, entries: [...kept, ...added].slice(-KEPT) };
}

interface Told {
  readonly catalogue: arrakis.Catalogue;
  readonly lines: readonly LogLine[];
}
/** Each entry is put into words once in a language, not again with every tap. */
const toldBefore = new WeakMap<LogEntry, Told>();

function entryLines(
  entry: LogEntry,
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
  const [kept, setKept] = useState<Kept>({ game: '', ply: -1, entries: [] });
  const { options } = game.state;
  let { entries } = kept;
  if (kept.game !== String(game.id) || kept.ply !== game.ply) {
    const next = follow(kept, game);
    setKept(next);
    entries = next.entries;
  }
  return useMemo(
    () => entries.flatMap((entry) => entryLines(entry, options, catalogue)).slice(-KEPT),
    [entries, options, catalogue],
  );
}
