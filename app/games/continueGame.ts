import { router } from 'expo-router';

import type { GameId } from '../storage/games/types';
import { openGame } from '../store/gamesRunning';

/** Opens a game and goes to the table. The address names the game, so that a reload finds it again. */
export async function continueGame(id: GameId, how: 'push' | 'replace' = 'push'): Promise<void> {
  await openGame(id);
  router[how]({ pathname: '/game', params: { id } });
}
