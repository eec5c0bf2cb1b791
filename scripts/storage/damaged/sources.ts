import { cpSync, rmSync } from 'node:fs';

import { freshFolder, nodeEnvironment, PRAGMAS } from '../../../__tests__/app/storage/support/nodeStorage';
import {
  playInto,
  randomMoves,
  storedAtOnce,
  storedGame,
} from '../../../__tests__/app/storage/support/games';
import { reopen } from '../../../app/storage/games/reopen';
import { replayMoves } from '../../../app/storage/games/replay';
import type { GameId, GamesRepository, Snapshot } from '../../../app/storage/games/types';
import { createLibrary, type Library } from '../../../app/storage/library';
import { arrakisGame, hashState } from '../../../engine/arrakis';

/** A game as it was before the damage. */
export interface Original {
  readonly id: GameId;
  readonly name: string;
  readonly ply: number;
  readonly binned: boolean;
  readonly options: string;
  readonly moves: readonly string[];
  readonly snapshots: readonly Snapshot[];
  /** Fingerprint of the state after each ply. */
  readonly hashes: readonly string[];
}

/** A folder with a database as a device leaves it: closed in peace, or killed with a log that is not folded in. */
export interface Source {
  readonly name: string;
  readonly folder: string;
  readonly originals: readonly Original[];
}

async function originalOf(games: GamesRepository, id: GameId, name: string): Promise<Original> {
  const stored = await games.load(id);
  if (!stored) throw new Error(`game ${id} is not stored`);
  const { ply, trouble } = await reopen(stored, arrakisGame);
  if (trouble) throw new Error(`game ${id} does not replay`);
  const state = arrakisGame.newGame(arrakisGame.readOptions(stored.options));
  const hashes = [hashState(state)];
  await replayMoves(arrakisGame, state, 0, stored.moves, {
    after: (now) => void hashes.push(hashState(now)),
  });
  return {
    id,
    name,
    ply,
    binned: stored.deleted !== null,
    options: JSON.stringify(stored.options),
    moves: stored.moves.map(({ move }) => move),
    snapshots: stored.snapshots,
    hashes,
  };
}

async function originals(library: Library): Promise<readonly Original[]> {
  return library.use(async (games) => {
    const rows = [...(await games.list()), ...(await games.listDeleted())];
    const all: Original[] = [];
    for (const { id, name } of rows) all.push(await originalOf(games, id, name));
    return all;
  });
}

function libraryIn(folder: string): Library {
  return createLibrary(nodeEnvironment(folder, PRAGMAS.wal), {
    onStatus: () => undefined,
    gameInPlay: () => null,
  });
}

/** More moves than any game has. */
const TO_THE_END = 100_000;

async function fill(games: GamesRepository, seed: number, toTheEnd: boolean): Promise<void> {
  // One to its end (it has thousands of moves), one thrown away, the others somewhere on the way.
  if (toTheEnd) await storedAtOnce(games, TO_THE_END, seed);
  const { id } = await storedAtOnce(games, 60, seed + 1);
  await games.remove(id, Date.UTC(2025, 11, 31));
  for (const [index, moves] of [3, 25, 90, 150].entries()) await storedAtOnce(games, moves, seed + 2 + index);
  await storedGame(games, 40, seed + 6);
}

/** The same games twice: at rest, and killed after some more moves. */
export async function makeSources(seed: number, toTheEnd: boolean): Promise<readonly Source[]> {
  const folder = freshFolder();
  const first = libraryIn(folder);
  await first.open();
  await first.use((games) => fill(games, seed, toTheEnd));
  const restingGames = await originals(first);
  await first.close();
  const resting = freshFolder();
  cpSync(folder, resting, { recursive: true });

  const second = libraryIn(folder);
  await second.open();
  await second.use(async (games) => {
    const rows = await games.list();
    const row = rows.find(({ ply }) => ply === 25);
    if (!row) throw new Error('no game to play on');
    const stored = await games.load(row.id);
    if (!stored) throw new Error('not stored');
    const { state } = await reopen(stored, arrakisGame);
    await playInto(games, row.id, state, randomMoves(45, seed + 3).slice(25), 25);
    await storedGame(games, 20, seed + 7);
    await storedAtOnce(games, 80, seed + 8);
    await storedGame(games, 5, seed + 9);
  });
  const killedGames = await originals(second);
  const killed = freshFolder();
  cpSync(folder, killed, { recursive: true });
  await second.close();
  rmSync(folder, { recursive: true });
  return [
    { name: 'at rest', folder: resting, originals: restingGames },
    { name: 'killed', folder: killed, originals: killedGames },
  ];
}
