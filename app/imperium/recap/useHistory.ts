import { useState } from 'react';

import { imperium } from '../../../engine';
import type { RunningGame } from '../runningGame';

/** What one tap, or the start of the game, made happen. Events are kept, not texts: they can be told in any language. */
export interface HistoryEntry {
  /** Ply of its first move. */
  readonly ply: number;
  /** Seat that decided; null for the start of the game. */
  readonly seat: number | null;
  readonly events: readonly imperium.GameEvent[];
}

/** At most as many taps are remembered; the record has all of them. */
const KEPT = 200;

interface Kept {
  readonly game: number;
  readonly ply: number;
  readonly entries: readonly HistoryEntry[];
}

function newEntries({ events, last, ply }: RunningGame): readonly HistoryEntry[] {
  if (events.length === 0) return [];
  if (last === null) return [{ ply, seat: null, events }];
  const seat = last.opening ? null : (imperium.pending(last.before)?.seat ?? null);
  return [{ ply: last.first, seat, events }];
}

function follow(now: Kept, game: RunningGame): Kept {
  const { id, ply } = game;
  if (now.game !== id) return { game: id, ply, entries: newEntries(game) };
  // What is taken back is forgotten.
  const kept = now.entries.filter((entry) => entry.ply <= ply);
  return { game: id, ply, entries: [...kept, ...(ply > now.ply ? newEntries(game) : [])].slice(-KEPT) };
}

/** What happened in this sitting, tap by tap. */
export function useHistory(game: RunningGame): readonly HistoryEntry[] {
  const [kept, setKept] = useState<Kept>({ game: 0, ply: -1, entries: [] });
  if (kept.game === game.id && kept.ply === game.ply) return kept.entries;
  const next = follow(kept, game);
  setKept(next);
  return next.entries;
}
