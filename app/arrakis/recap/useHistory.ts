import { useState } from 'react';

import { arrakis } from '../../../engine';
import type { RunningGame } from '../runningGame';
import { isAskedOfBoth } from '../texts/seats';

/** What one tap, or the start of the game, made happen. Events are kept, not texts: they can be told in any language. */
export interface HistoryEntry {
  /** Ply of its first move. */
  readonly ply: number;
  /** Seat that decided; null for the start of the game. */
  readonly seat: number | null;
  /** Its partner, where both have said it together: who acts (R13.3). */
  readonly partner?: number;
  readonly events: readonly arrakis.GameEvent[];
}

/** At most as many taps are remembered; the record has all of them. */
const KEPT = 200;

interface Kept {
  readonly game: string;
  readonly ply: number;
  readonly entries: readonly HistoryEntry[];
}

function newEntries({ events, last, ply }: RunningGame): readonly HistoryEntry[] {
  if (last === null) return events.length === 0 ? [] : [{ ply, seat: null, events }];
  const asked = last.opening ? null : arrakis.pending(last.before);
  if (asked === null) return [{ ply: last.first, seat: null, events }];
  const { seat, kind } = asked;
  const together = isAskedOfBoth(kind) ? { partner: arrakis.partnerOf(last.before.options, seat) } : {};
  return [{ ply: last.first, seat, ...together, events }];
}

/** Has this seat decided it, alone or with its partner? */
export function hasDecided(entry: HistoryEntry, seat: number | null): boolean {
  return seat !== null && (entry.seat === seat || entry.partner === seat);
}

function follow(now: Kept, game: RunningGame): Kept {
  const id = String(game.id);
  if (now.game !== id) return { game: id, ply: game.ply, entries: newEntries(game) };
  // What is taken back is forgotten.
  const kept = now.entries.filter((entry) => entry.ply <= game.ply);
  const added = game.ply > now.ply ? newEntries(game) : [];
  return { game: id, ply: game.ply, entries: [...kept, ...added].slice(-KEPT) };
}

/** What happened in this sitting, tap by tap. */
export function useHistory(game: RunningGame): readonly HistoryEntry[] {
  const [kept, setKept] = useState<Kept>({ game: '', ply: -1, entries: [] });
  if (kept.game === String(game.id) && kept.ply === game.ply) return kept.entries;
  const next = follow(kept, game);
  setKept(next);
  return next.entries;
}
