import { imperium } from '../../engine';
import { gameTable } from '../store/gameTable';
import type * as store from '../store/gamesRunning';

/** The game on the table, when it is one of Dune: Imperium. */
export type RunningGame = store.RunningGame<imperium.State, imperium.GameEvent>;

export const { start: startGame, play: playMoves } = gameTable(imperium.imperiumGame);
