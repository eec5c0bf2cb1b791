import { create } from 'zustand';

import { device } from '../storage/environment';
import { arrakisRules, type Rules } from '../storage/games/rules';
import { createLibrary, type Carried, type Library, type LibraryStatus } from '../storage/library';
import type { Environment } from '../storage/database';
import { openSettings } from './settings';

interface StorageState {
  readonly status: LibraryStatus;
}

/** Whether games are saved, and if not, why. */
export const useStorage = create<StorageState>(() => ({ status: { kind: 'opening' } }));

let carriedGame: () => Carried | null = () => null;

/** The running game tells here how to carry it over when the disk fails. */
export function carryWith(carried: () => Carried | null): void {
  carriedGame = carried;
}

export interface Shelf {
  readonly library: Library;
  readonly rules: Rules;
  now(): number;
  /** Asks the device to keep what is stored. */
  keep(): void;
}

function shelfOf(environment: Environment, rules: Rules): Shelf {
  const library = createLibrary(environment, {
    onStatus: (status) => useStorage.setState({ status }),
    carried: () => carriedGame(),
  });
  return {
    library,
    rules,
    now: () => environment.now(),
    keep: () => void environment.place.keep().catch(() => undefined),
  };
}

let current: Shelf = shelfOf(device, arrakisRules);

/** Where games are kept: one for the whole app. */
export function shelf(): Shelf {
  return current;
}

/** For tests: another place and other rules. */
export function setShelf(environment: Environment, rules: Rules = arrakisRules): Shelf {
  current = shelfOf(environment, rules);
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
