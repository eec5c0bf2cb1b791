import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DATABASE_NAME } from '../../../../app/storage/database';
import { reopen } from '../../../../app/storage/games/reopen';
import type { GameId } from '../../../../app/storage/games/types';
import { createLibrary, type Library } from '../../../../app/storage/library';
import { arrakisGame, hashState } from '../../../../engine/arrakis';
import { storedAtOnce } from './games';
import { freshFolder, nodeDriver, nodeEnvironment } from './nodeStorage';

export const MOVES = 60;
export const GAMES = 4;

export function libraryIn(folder: string): Library {
  const environment = nodeEnvironment(folder);
  return createLibrary(environment, { onStatus: () => undefined, gameInPlay: () => null });
}

export interface Stored {
  readonly folder: string;
  readonly path: string;
  readonly hashes: ReadonlyMap<GameId, string>;
}

export async function someGames(): Promise<Stored> {
  const folder = freshFolder();
  const library = libraryIn(folder);
  await library.open();
  const hashes = new Map<GameId, string>();
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const { id, state } = await library.use((games) => storedAtOnce(games, MOVES, seed));
    hashes.set(id, hashState(state));
  }
  await library.close();
  return { folder, path: join(folder, DATABASE_NAME), hashes };
}

/** Statements that the app would never make. */
export async function tamper(path: string, sql: string): Promise<void> {
  const driver = nodeDriver(path);
  // Nothing is left of what is deleted.
  await driver.exec(`PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON; ${sql}`);
  await driver.close();
}

/** A wrong count of free pages: SQLite calls the file malformed, but every row can be read. */
export function spoil(path: string): void {
  const bytes = readFileSync(path);
  bytes.writeUInt32BE(bytes.readUInt32BE(36) + 7, 36);
  writeFileSync(path, bytes);
}

export async function listed(folder: string) {
  const library = libraryIn(folder);
  const status = await library.open();
  const rows = await library.use((games) => games.list());
  const found = new Map<GameId, string>();
  const stored = new Map<GameId, number>();
  for (const { id } of rows) {
    const game = await library.use((games) => games.load(id));
    if (!game) continue;
    const { state, ply } = await reopen(game, arrakisGame);
    found.set(id, hashState(state));
    stored.set(id, ply);
  }
  return { library, status, rows, found, stored };
}
