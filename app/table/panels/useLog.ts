import { useState } from 'react';

import {
  QUIET_EVENTS,
  mahdiReason,
  narrate,
  seatPlan,
  SIDES,
  type Catalogue,
  type GameEvent,
  type State,
} from '../../../engine';
import { useCatalogue } from '../../i18n';
import type { RunningGame } from '../../store/gamesRunning';

export interface LogLine {
  readonly id: string;
  readonly text: string;
  /** Why the automaton did it. */
  readonly detail: string | null;
  readonly strong: boolean;
}

const KEPT = 200;

export function seatsOf(state: State) {
  return seatPlan(state.options).map((plan, seat) => ({
    side: SIDES[plan.side] ?? 'atreides',
    name: state.options.names[seat] ?? '',
  }));
}

function reason(event: GameEvent, catalogue: Catalogue): string | null {
  if (event.type !== 'mahdi') return null;
  const { clause, steps } = mahdiReason(event, catalogue);
  const parts = steps.map(({ criterion, left }) => `${criterion}: ${left.join(', ')}`);
  return [clause, ...parts].join(' · ');
}

function linesOf(game: RunningGame, catalogue: Catalogue): LogLine[] {
  const seats = seatsOf(game.state);
  return game.events.flatMap((event, index) => {
    // What only one seat may know never enters the log, which lies open.
    if (event.only !== undefined || QUIET_EVENTS.includes(event.type)) return [];
    return [
      {
        id: `${game.ply}-${index}`,
        text: narrate(event, seats, catalogue).text,
        detail: reason(event, catalogue),
        strong: event.type === 'roundBegins' || event.type === 'attack' || event.type === 'victory',
      },
    ];
  });
}

interface Kept {
  readonly game: string;
  readonly ply: number;
  readonly lines: readonly LogLine[];
}

function follow(now: Kept, game: RunningGame, catalogue: Catalogue): Kept {
  const id = String(game.id);
  if (now.game !== id) return { game: id, ply: game.ply, lines: linesOf(game, catalogue) };
  // A move taken back takes its lines with it.
  const kept = now.lines.filter((line) => Number(line.id.split('-')[0]) <= game.ply);
  const added = game.ply > now.ply ? linesOf(game, catalogue) : [];
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
