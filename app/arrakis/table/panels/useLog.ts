import { useState } from 'react';

import { arrakis } from '../../../../engine';
import { useCatalogue } from '../../../i18n';
import { seatsOf } from '../../names/seats';
import type { RunningGame } from '../../../store/gamesRunning';

export interface LogLine {
  readonly id: string;
  readonly text: string;
  /** Why the automaton did it. */
  readonly detail: string | null;
  readonly strong: boolean;
}

export const KEPT = 200;

export function plyOf({ id }: LogLine): number {
  return Number(id.split('-')[0]);
}

type Chosen = Extract<arrakis.GameEvent, { readonly type: 'mahdi' }>;

/** What was chosen, and which criteria decided: those that left all in are not told. */
function reason(event: Chosen, seats: arrakis.Seats, catalogue: arrakis.Catalogue): string {
  const { clause, candidates, steps } = arrakis.mahdiReason(event, catalogue);
  let left = candidates.length;
  const deciding = steps.filter((step) => {
    const told = step.left.length < left;
    left = step.left.length;
    return told;
  });
  const chosen = `${clause} ${arrakis.narrate(event, seats, catalogue).text}`;
  const why = deciding.map((step) => `${step.criterion}: ${step.left.join(', ')}`);
  return [chosen, why.join(' · ')].filter((part) => part !== '').join(' ');
}

/** What happened in one move, as everybody may read it. */
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

function newLines(game: RunningGame, catalogue: arrakis.Catalogue): readonly LogLine[] {
  return linesOf(game.ply, game.events, game.state.options, catalogue);
}

interface Kept {
  readonly game: string;
  readonly ply: number;
  readonly lines: readonly LogLine[];
}

function follow(now: Kept, game: RunningGame, catalogue: arrakis.Catalogue): Kept {
  const id = String(game.id);
  if (now.game !== id) return { game: id, ply: game.ply, lines: newLines(game, catalogue) };
  // A move taken back takes its lines with it.
  const kept = now.lines.filter((line) => plyOf(line) <= game.ply);
  const added = game.ply > now.ply ? newLines(game, catalogue) : [];
  return { game: id, ply: game.ply, lines: [...kept, ...added].slice(-KEPT) };
}

/** The open log of this sitting. */
export function useLog(game: RunningGame): readonly LogLine[] {
  const catalogue = useCatalogue();
  const [log, setLog] = useState<Kept>({ game: '', ply: -1, lines: [] });
  if (log.game === String(game.id) && log.ply === game.ply) return log.lines;
  const next = follow(log, game, catalogue);
  setLog(next);
  return next.lines;
}
