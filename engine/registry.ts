import { arrakisGame } from './arrakis';
import { anyGame } from './core/anyGame';
import type { AnyGame } from './core/anyGame';
import { imperiumGame } from './imperium';

/** Every game of the house, in the order in which they are offered. A new one is added here and nowhere else. */
export const GAMES: readonly AnyGame[] = [anyGame(arrakisGame), anyGame(imperiumGame)];

/** The game of that id; null when there is none (a save of a newer version, a file of another game). */
export function findGame(id: string): AnyGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
