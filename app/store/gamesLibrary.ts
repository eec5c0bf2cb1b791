import { AppState } from 'react-native';
import { create } from 'zustand';

import { device } from '../storage/environment';
import type { AnyKind, FindKind } from '../storage/games/kind';
import { UnknownGame } from '../storage/games/unknownGame';
import { createLibrary, type GameInPlay, type Library, type LibraryStatus } from '../storage/library';
import type { Environment } from '../storage/database';
import type { Place } from '../storage/placeTypes';
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
  /** Null for a game that this version does not know. */
  readonly findKind: FindKind;
  now(): number;
  /** Asks the device to keep what is stored. */
  keep(): void;
  /** Damaged files that were set aside. */
  readonly setAside: Pick<Place, 'kept' | 'readKept'>;
}

function storageOf(environment: Environment, find: FindKind): GameStorage {
  const library = createLibrary(environment, {
    onStatus: (status) => useStorage.setState({ status }),
    gameInPlay: () => gameInPlay(),
  });
  return {
    library,
    findKind: find,
    now: () => environment.now(),
    keep: () => void environment.place.keep().catch(() => undefined),
    setAside: environment.place,
  };
}

/** Set by the registry of games, which lies above: its screens play through this store. */
let registered: FindKind = () => null;

export function registerKinds(find: FindKind): void {
  registered = find;
}

const findRegistered: FindKind = (id) => registered(id);
let current: GameStorage = storageOf(device, findRegistered);

/** Where games are kept: one for the whole app. */
export function gameStorage(): GameStorage {
  return current;
}

/** The rules of a stored game, and what is kept of it. Throws UnknownGame when this version does not know it. */
export function kindOf(id: string): AnyKind {
  const kind = current.findKind(id);
  if (!kind) throw new UnknownGame(id);
  return kind;
}

/** For tests: another place and other games. */
export function setGameStorage(environment: Environment, find: FindKind = findRegistered): GameStorage {
  current = storageOf(environment, find);
  return current;
}

async function readSettings(): Promise<void> {
  await openSettings(async () => current.library.settings());
}

export async function openLibrary(): Promise<void> {
  await current.library.open();
  await readSettings();
}

/** An app in the background can be ended without a word: what is stored is folded into one file before. */
export function restInBackground(): () => void {
  const watch = AppState.addEventListener('change', (now) => {
    if (now !== 'active') void current.library.rest().catch(() => undefined);
  });
  return () => watch.remove();
}

/** The player knows what was mended. */
export async function recoveryUnderstood(): Promise<void> {
  await current.library.understood();
}

/** Gives up on a damaged file: it is set aside, and an empty one takes its place. */
export async function beginStorageAnew(): Promise<void> {
  const status = await current.library.beginAnew();
  if (status.kind === 'saved') await readSettings();
}

/** Tries to store again what is only in memory. */
export async function retryStorage(): Promise<void> {
  const status = await current.library.retry();
  if (status.kind === 'saved') await readSettings();
}
