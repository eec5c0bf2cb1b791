import { cpSync, rmSync } from 'node:fs';

import { freshFolder, nodeEnvironment, PRAGMAS } from '../../../__tests__/app/storage/support/nodeStorage';
import {
  luck,
  pickMove,
  playInto,
  randomMoves,
  stepOf,
  storedAtOnce,
  storedGame,
} from '../../../__tests__/app/storage/support/games';
import { summarise } from '../../../app/arrakis/saved/summary';
import { reopen, startState } from '../../../app/storage/games/reopen';
import { replayMoves } from '../../../app/storage/games/replay';
import type { GameId, GamesRepository, Snapshot } from '../../../app/storage/games/types';
import { createLibrary, type Library } from '../../../app/storage/library';
import { arrakisGame } from '../../../engine/arrakis';
import { knownKind } from '../../games/kinds';
import { imperiumAtOnce, imperiumByHand } from './chanceGames';

/** A game as it was before the damage. */
export interface Original {
  readonly id: GameId;
  readonly kind: string;
  readonly name: string;
  readonly ply: number;
  readonly binned: boolean;
  readonly options: string;
  /** Ply at which its record begins. */
  readonly base: number;
  /** By ply; empty up to the base. */
  readonly moves: readonly string[];
  readonly snapshots: readonly Snapshot[];
  /** Fingerprint of the state after each ply. */
  readonly hashes: readonly string[];
  /** Fingerprints of states that were taken back. */
  readonly takenBack: ReadonlySet<string>;
}

type TakenBack = Map<GameId, Set<string>>;

/** A folder with a database as a device leaves it: closed in peace, or killed with a log that is not folded in. */
export interface Source {
  readonly name: string;
  readonly folder: string;
  readonly originals: readonly Original[];
}

async function originalOf(
  games: GamesRepository,
  id: GameId,
  name: string,
  takenBack: TakenBack,
): Promise<Original> {
  const stored = await games.load(id);
  if (!stored) throw new Error(`game ${id} is not stored`);
  const { rules } = knownKind(stored.kind);
  const { ply, trouble } = await reopen(stored, rules);
  if (trouble) throw new Error(`game ${id} does not replay`);
  const { base } = stored;
  const { state } = startState(stored, rules);
  const hashes = Array.from({ length: base }, () => '');
  hashes.push(rules.hash(state));
  await replayMoves(rules, state, base, stored.moves, {
    after: (now) => void hashes.push(rules.hash(now)),
  });
  return {
    id,
    kind: stored.kind,
    name,
    ply,
    binned: stored.deleted !== null,
    options: JSON.stringify(stored.options),
    base,
    moves: [
      ...Array.from({ length: base }, () => ''),
      ...stored.moves.filter((move) => move.ply > base).map(({ move }) => move),
    ],
    snapshots: stored.snapshots,
    hashes,
    takenBack: new Set(takenBack.get(id)),
  };
}

async function originals(library: Library, takenBack: TakenBack): Promise<readonly Original[]> {
  return library.use(async (games) => {
    const rows = [...(await games.list()), ...(await games.listDeleted())];
    const all: Original[] = [];
    for (const { id, name } of rows) all.push(await originalOf(games, id, name, takenBack));
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

/** Takes the last moves of a game back and plays others: what was taken back is left on pages of the file. */
async function playOtherwise(
  games: GamesRepository,
  id: GameId,
  ply: number,
  seed: number,
  takenBack: TakenBack,
): Promise<void> {
  const stored = await games.load(id);
  if (!stored) throw new Error('not stored');
  const state = arrakisGame.newGame(arrakisGame.readOptions(stored.options));
  await replayMoves(
    arrakisGame,
    state,
    0,
    stored.moves.filter((move) => move.ply <= ply),
  );
  await games.truncate(id, {
    ply,
    played: 1000 + ply,
    position: arrakisGame.printPosition(state),
    summary: summarise(state),
  });
  const before = arrakisGame.clone(state);
  const hashes = takenBack.get(id) ?? new Set();
  takenBack.set(id, hashes);
  await replayMoves(arrakisGame, before, ply, stored.moves, {
    after: (now) => void hashes.add(arrakisGame.hash(now)),
  });
  const random = luck(seed);
  for (let next = ply + 1; next <= stored.moves.length; next += 1) {
    const move = pickMove(state, random);
    await playInto(games, id, state, [arrakisGame.printMove(move)], next - 1);
  }
}

/** A game whose record began anew on the way, as after a change of the rules: its start is gone, a position stands for it. */
async function storedFromPosition(games: GamesRepository, seed: number): Promise<void> {
  const { id, state } = await storedGame(games, 24, seed);
  const random = luck(seed);
  for (let ply = 25; ply <= 36; ply += 1) {
    const rebase = ply === 25 ? { ply: 24, position: arrakisGame.printPosition(state) } : null;
    const move = pickMove(state, random);
    const { round } = state;
    arrakisGame.playSilently(state, move);
    const step = stepOf(state, ply, arrakisGame.printMove(move), state.round !== round);
    await games.append(id, { ...step, rebase });
  }
}

async function fill(
  games: GamesRepository,
  seed: number,
  toTheEnd: boolean,
  takenBack: TakenBack,
): Promise<void> {
  // One to its end (it has thousands of moves), one thrown away, the others somewhere on the way.
  if (toTheEnd) await storedAtOnce(games, TO_THE_END, seed);
  const { id } = await storedAtOnce(games, 60, seed + 1);
  await games.remove(id, Date.UTC(2025, 11, 31));
  for (const [index, moves] of [3, 25, 90, 150].entries()) await storedAtOnce(games, moves, seed + 2 + index);
  await storedFromPosition(games, seed + 13);
  await imperiumAtOnce(games, '4', 120, seed + 14);
  await imperiumAtOnce(games, '1', 45, seed + 15);
  const last = await storedGame(games, 40, seed + 6);
  await playOtherwise(games, last.id, 28, seed + 10, takenBack);
}

/** The same games twice: at rest, and killed after some more moves. */
export async function makeSources(seed: number, toTheEnd: boolean): Promise<readonly Source[]> {
  const takenBack: TakenBack = new Map();
  const folder = freshFolder();
  const first = libraryIn(folder);
  await first.open();
  await first.use((games) => fill(games, seed, toTheEnd, takenBack));
  const restingGames = await originals(first, takenBack);
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
    await playOtherwise(games, row.id, 36, seed + 11, takenBack);
    const other = await storedGame(games, 20, seed + 7);
    await playOtherwise(games, other.id, 19, seed + 12, takenBack);
    await storedAtOnce(games, 80, seed + 8);
    await imperiumByHand(games, '3', 30, seed + 16);
    await storedGame(games, 5, seed + 9);
  });
  const killedGames = await originals(second, takenBack);
  const killed = freshFolder();
  cpSync(folder, killed, { recursive: true });
  await second.close();
  rmSync(folder, { recursive: true });
  return [
    { name: 'at rest', folder: resting, originals: restingGames },
    { name: 'killed', folder: killed, originals: killedGames },
  ];
}
