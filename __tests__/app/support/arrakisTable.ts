import type { StoreApi, UseBoundStore } from 'zustand';

import { arrakisKind } from '../../../app/arrakis/saved/kind';
import { playMoves, type RunningGame } from '../../../app/arrakis/runningGame';
import type { AnyKind, FindKind } from '../../../app/storage/games/kind';
import type { GameId } from '../../../app/storage/games/types';
import { loadGame } from '../../../app/store/games';
import { registerKinds } from '../../../app/store/gamesLibrary';
import { lookBackIn, type LookBack } from '../../../app/store/gamesLookBack';
import * as running from '../../../app/store/gamesRunning';
import { arrakisGame, type GameEvent, type Move, type State } from '../../../engine/arrakis';

/** The store with the types of War for Arrakis, and that game alone in it: without the screens of the registry. */

export type Rules = typeof arrakisGame;

/** War for Arrakis under other rules of the same name. */
export function findArrakis(rules: Rules = arrakisGame): FindKind {
  const kind = { ...arrakisKind, rules } as unknown as AnyKind;
  return (id) => (id === rules.id ? kind : null);
}

registerKinds(findArrakis());

export { startGame, playMoves, type RunningGame } from '../../../app/arrakis/runningGame';
export { closeGame, undoMove } from '../../../app/store/gamesRunning';

interface RunningState {
  readonly game: RunningGame | null;
  readonly busy: boolean;
}
export const useRunningGame = running.useRunningGame as unknown as UseBoundStore<StoreApi<RunningState>>;

export async function openGame(id: GameId): Promise<RunningGame> {
  await running.openGame(id);
  const { game } = useRunningGame.getState();
  if (game?.id !== id) throw new Error('another game is on the table');
  return game;
}

export function playMove(move: Move, of?: GameId): Promise<RunningGame> {
  return playMoves([move], of);
}

export async function lookBack(id: GameId): Promise<LookBack<State, GameEvent>> {
  return lookBackIn(await loadGame(id), arrakisGame);
}
