import { arrakis } from '../../engine';
import { gameTable } from '../store/gameTable';
import type * as store from '../store/gamesRunning';

/** The game on the table, when it is one of War for Arrakis. */
export type RunningGame = store.RunningGame<arrakis.State, arrakis.GameEvent>;

export const { useGame, start: startGame, play: playMoves } = gameTable(arrakis.arrakisGame);
