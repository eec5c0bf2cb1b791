import { create } from 'zustand';

import { device } from '../storage/environment';
import { arrakisRules, type Rules } from '../storage/games/rules';
import { createLibrary, type GameInPlay, type Library, type LibraryStatus } from '../storage/library';
import type { Environment } from '../storage/database';
import { openSettings } from './settings';

interface StorageState {
  readonly status: LibraryStatus;
}

/** Whether games are saved, and if not, why. */
export const useStorage = create<StorageState>(() => ({ status: { kind: 'opening' } }));

let gameInPlay: () => GameInPlay | null = () => null;

/** When the disk fails, the game in play is asked for through this: it goes on in memory. */
export function onStorageFailure(handOver: () => GameInPlay | null): void {
  gameInPlay = handOver;
}

export interface GameStorage {
  readonly library: Library;
  readonly rules: Rules;
  now(): number;
  /** Asks the device to keep what is stored. */
  keep(): void;
}

function storageOf(environment: Environment, rules: Rules): GameStorage {
  const library = createLibrary(environment, {
    onStatus: (status) => useStorage.setState({ status }),
    gameInPlay: () => gameInPlay(),
  });
  return {
    library,
    rules,
    now: () => environment.now(),
    keep: () => void environment.place.keep().catch(() => undefined),
  };
}

let current: GameStorage = storageOf(device, arrakisRules);

/** Where games are kept: one for the whole app. */
export function gameStorage(): GameStorage {
  return current;
}

/** For tests: another place and other rules. */
export function setGameStorage(environment: Environment, rules: Rules = arrakisRules): GameStorage {
  current = storageOf(environment, rules);
  return current;
}

async function readSettings(): Promise<void> {
  await openSettings(async () => current.library.settings());
}

export async function openLibrary(): Promise<void> {
  await current.library.open();
  await readSettings();
}

/** Tries to store again what is only in memory. */
export async function retryStorage(): Promise<void> {
  const status = await current.library.retry();
  if (status.kind === 'saved') await readSettings();
}
