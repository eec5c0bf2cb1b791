import { watchInvariants } from '../../__tests__/engine/imperium/support/invariants';
import {
  CARDS,
  CONFLICTS,
  DIFFICULTIES,
  HAGAL_CARDS,
  INTRIGUES,
  LEADERS,
  SPACES,
  imperiumGame,
  outcome,
} from '../../engine/imperium';
import type { GameEvent, GameOptions, Move, State, View } from '../../engine/imperium';
import { imperiumHints } from '../../engine/imperium/players/hints';
import { tally, zeros } from './kit';
import type { GameKit } from './kit';

/** People at the table: two play with House Hagal, one plays against two Rivals. */
const MODES = ['4', '3', '2', '1'] as const;

/** Solo goes through all difficulties; in every fourth game the Leaders are chosen instead of dealt. */
function options(mode: string, seed: number): GameOptions {
  const players = ([1, 2, 3, 4] as const).find((n) => String(n) === mode);
  if (players === undefined) throw new Error(`no such mode: ${mode}`);
  const names = ['Ann', 'Bob', 'Cid', 'Dee'].slice(0, Math.max(3, players));
  const withLeaders = players === 2 ? 2 : names.length;
  return {
    players,
    seed,
    names,
    ...(seed % 4 === 0 ? { leaders: Array.from({ length: withLeaders }, () => 'ask' as const) } : {}),
    ...(players === 1 ? { difficulty: DIFFICULTIES[(seed >>> 2) % DIFFICULTIES.length] ?? 'mercenary' } : {}),
  };
}

export const IMPERIUM: GameKit<GameOptions, State, Move, GameEvent, View> = {
  game: imperiumGame,
  hints: imperiumHints,
  modes: MODES,
  options,
  ending(state) {
    const end = outcome(state);
    if (end === null) return { winner: null, reason: 'unfinished' };
    const points = Math.max(...end.points);
    return { winner: `seat ${end.winners.join(' and ')}`, reason: `${points} points` };
  },
  coverage: {
    tables: () => ({
      played: zeros(CARDS.flatMap((card) => (card.icons.length > 0 ? [card.id] : []))),
      revealed: zeros(CARDS.map((card) => card.id)),
      intrigue: zeros(INTRIGUES.map((card) => card.id)),
      conflicts: zeros(CONFLICTS.map((card) => card.id)),
      spaces: zeros(SPACES.map((space) => space.id)),
      leaders: zeros(LEADERS),
      hagal: zeros(HAGAL_CARDS.map((card) => card.id)),
    }),
    read(tables, event) {
      if (event.type === 'cardPlayed') tally(tables.played, event.card);
      if (event.type === 'cardsRevealed') for (const card of event.cards) tally(tables.revealed, card);
      if (event.type === 'intriguePlayed') tally(tables.intrigue, event.card);
      if (event.type === 'conflictRevealed') tally(tables.conflicts, event.conflict);
      if (event.type === 'agentSent') tally(tables.spaces, event.space);
      if (event.type === 'leaderTaken') tally(tables.leaders, event.leader);
      if (event.type === 'hagal' && event.what === 'reveals' && event.about !== undefined) {
        tally(tables.hagal, event.about);
      }
    },
    never: [],
  },
  explainEvent: (event) =>
    event.type === 'hagal'
      ? [
          `    ${event.clause} seat ${event.seat} ${event.what} ${event.about ?? ''} ${event.count ?? ''}`.trimEnd(),
        ]
      : [],
  watchInvariants,
};
