import { arrakis } from '../../engine';
import { gameTable } from '../store/gameTable';
import type * as store from '../store/gamesRunning';
import type * as tap from '../store/playTap';

/** The game on the table, when it is one of War for Arrakis. */
export type RunningGame = store.RunningGame<arrakis.State, arrakis.GameEvent>;
export type LastMove = store.LastMove<arrakis.State, arrakis.GameEvent>;
export type TapMove = tap.TapMove<arrakis.State, arrakis.Move>;

export const { useGame, start: startGame, play: playMoves } = gameTable(arrakis.arrakisGame);
