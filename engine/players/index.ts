import type { AnyEvent, AnyOptions, GameModule } from '../core/game';
import { greedyPlayer } from './greedy';
import type { PlayerHints } from './hints';
import type { Player } from './player';
import { randomPlayer } from './random';

export type { PlayerHints } from './hints';
export type { Player } from './player';

/** Players that need no person, by name. */
export const PLAYERS = ['random', 'greedy'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** All of them, for one game. */
export function playersOf<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  hints: PlayerHints<State, Move>,
): Readonly<Record<PlayerName, Player<State, Move>>> {
  return { random: randomPlayer(hints), greedy: greedyPlayer(game, hints) };
}
