import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { arrakisGame, hashState, type State } from '../../../engine/arrakis';
import { DATABASE_NAME, openDatabase } from '../../../app/storage/database';
import { reopen } from '../../../app/storage/games/reopen';
import { createLibrary, type Library } from '../../../app/storage/library';
import { readLog } from '../../../app/storage/salvage/log';
import { printWitness, readWitness } from '../../../app/storage/witness';
import { playInto, randomMoves, storedAtOnce, storedGame } from './support/games';
import { freshFolder, nodeEnvironment, PRAGMAS } from './support/nodeStorage';

jest.setTimeout(120_000);

const LOG = `${DATABASE_NAME}-wal`;
const FRAME = 24 + 4096;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function libraryIn(folder: string): Library {
  const environment = nodeEnvironment(folder, PRAGMAS.wal);
  return createLibrary(environment, { onStatus: () => undefined, gameInPlay: () => null });
}

interface Killed {
  readonly folder: string;
  readonly old: { readonly id: number; readonly state: State };
  readonly young: { readonly id: number; readonly state: State };
}

/** A folder as a kill leaves it: one game in the file, more of it and another one in the log only. */
async function killed(): Promise<Killed> {
  const folder = freshFolder();
  const first = libraryIn(folder);
  await first.open();
  const old = await first.use((games) => storedAtOnce(games, 20, 1));
  await first.close();
  const second = libraryIn(folder);
  await second.open();
  await second.use((games) => playInto(games, old.id, old.state, randomMoves(30, 1).slice(20), 20));
  const young = await second.use((games) => storedGame(games, 12, 2));
  const image = freshFolder();
  cpSync(folder, image, { recursive: true });
  await second.close();
  rmSync(join(image, `${DATABASE_NAME}.lock`), { recursive: true, force: true });
  return { folder: image, old, young };
}

async function look(folder: string) {
  const library = libraryIn(folder);
  const status = await library.open();
  const rows = await library.use((games) => games.list());
  const hashes = new Map<number, string>();
  for (const { id } of rows) {
    const stored = await library.use((games) => games.load(id));
    if (stored) hashes.set(id, hashState((await reopen(stored, arrakisGame)).state));
  }
  await library.close();
  return { status, rows, hashes };
}

describe('a log that is whole', () => {
  it('gives everything back, and there is nothing to tell', async () => {
    const { folder, old, young } = await killed();
    expect(readLog(readFileSync(join(folder, LOG))).kind).toBe('sound');
    const { status, hashes } = await look(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: null });
    expect(hashes.get(old.id)).toBe(hashState(old.state));
    expect(hashes.get(young.id)).toBe(hashState(young.state));
  });

  it('is folded in when the app opens, and when it goes to the background', async () => {
    const { folder } = await killed();
    const library = libraryIn(folder);
    await library.open();
    const size = () => readFileSync(join(folder, LOG)).length;
    expect(size()).toBe(0);
    await library.use((games) => storedGame(games, 3, 5));
    expect(size()).toBeGreaterThan(0);
    await library.rest();
    expect(size()).toBe(0);
    await library.close();
  });
});

describe('a damaged log', () => {
  it('that is gone is told, game by game', async () => {
    const { folder, old, young } = await killed();
    rmSync(join(folder, LOG));
    const { status, rows } = await look(folder);
    expect(status).toMatchObject({
      kind: 'saved',
      recovery: {
        kept: null,
        lost: [
          { id: old.id, name: 'Game 1', moves: 10 },
          { id: young.id, name: 'Game 2', moves: null },
        ],
      },
    });
    expect(rows).toMatchObject([{ id: old.id, ply: 20, lost: 10 }]);
    // Once more at the next start, and no second time as a new loss.
    expect((await look(folder)).status).toMatchObject({
      recovery: { lost: [{ moves: 10 }, { moves: null }] },
    });
  });

  // The frame that ends a change stands there twice.
  it.each([2, 5, 20])('that lacks its last %d frames is told', async (frames) => {
    const { folder, young } = await killed();
    const { length } = readFileSync(join(folder, LOG));
    truncateSync(join(folder, LOG), length - frames * FRAME);
    const { status, rows } = await look(folder);
    const left = rows.find(({ id }) => id === young.id);
    expect(left?.ply ?? 0).toBeLessThan(12);
    expect(status).toMatchObject({ kind: 'saved', recovery: { lost: [{ id: young.id }] } });
  });

  it('with a bit changed in the middle loses next to nothing: what stands behind it is read too', async () => {
    const { folder, old, young } = await killed();
    const bytes = readFileSync(join(folder, LOG));
    const at = 32 + Math.floor(bytes.length / FRAME / 2) * FRAME + 1000;
    bytes[at] = (bytes[at] ?? 0) ^ 4;
    writeFileSync(join(folder, LOG), bytes);
    expect(readLog(bytes).kind).toBe('broken');
    const { status, hashes } = await look(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: { games: 2, lost: [] } });
    expect(hashes.get(old.id)).toBe(hashState(old.state));
    expect(hashes.get(young.id)).toBe(hashState(young.state));
  });

  it('whose head is damaged is read all the same', async () => {
    const { folder, young } = await killed();
    const bytes = readFileSync(join(folder, LOG));
    bytes.fill(0, 0, 32);
    writeFileSync(join(folder, LOG), bytes);
    const { hashes } = await look(folder);
    expect(hashes.get(young.id)).toBe(hashState(young.state));
  });
});

describe('a row that was altered', () => {
  it('is put right, although SQLite finds no fault in it', async () => {
    const folder = freshFolder();
    const { db, ledger } = await openDatabase(nodeEnvironment(folder));
    expect(ledger).toBeDefined();
    await db.close();
    const first = libraryIn(folder);
    await first.open();
    const { id, state } = await first.use((games) => storedAtOnce(games, 20, 1));
    // Thrown away by a flip of bits, under another name and of another kind.
    await first.database()?.exec("UPDATE games SET deleted = 1, name = 'Hame 1', kind = 'arrajis'");
    await first.close();
    const { status, rows, hashes } = await look(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: { games: 1 } });
    expect(rows).toMatchObject([{ id, name: 'Game 1', kind: 'arrakis', deleted: null }]);
    expect(hashes.get(id)).toBe(hashState(state));
  });
});

describe('a witness', () => {
  const witness = {
    serial: 4,
    schema: 3,
    changes: 9,
    games: [{ id: 5, ply: 12, binned: false, digest: 77, name: 'Ann – "Hal"\n' }],
  };

  it('says what was written, and nothing when it was damaged', () => {
    const text = printWitness(witness);
    expect(readWitness([text])).toEqual(witness);
    for (let at = 0; at < text.length; at += 1) {
      const code = String.fromCharCode(text.charCodeAt(at) ^ 1);
      expect(readWitness([text.slice(0, at) + code + text.slice(at + 1)])).toBeNull();
      expect(readWitness([text.slice(0, at)])).toBeNull();
    }
  });

  it('of two, the later counts; a damaged one does not', () => {
    const later = printWitness({ ...witness, serial: 5, changes: 10 });
    expect(readWitness([later, printWitness(witness)])?.changes).toBe(10);
    expect(readWitness([later.slice(1), printWitness(witness)])?.changes).toBe(9);
    expect(readWitness([])).toBeNull();
  });

  it('is not needed: without one the games are there all the same', async () => {
    const { folder, young } = await killed();
    for (const slot of [0, 1]) rmSync(join(folder, `witness-${slot}`), { force: true });
    const { status, hashes } = await look(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: null });
    expect(hashes.get(young.id)).toBe(hashState(young.state));
  });

  it('that lags behind by a change raises no alarm', async () => {
    const folder = freshFolder();
    const environment = nodeEnvironment(folder, PRAGMAS.wal);
    let silent = false;
    const writeWitness: typeof environment.place.writeWitness = async (slot, text) => {
      if (!silent) await environment.place.writeWitness(slot, text);
    };
    for (const change of ['undo', 'erase', 'rename'] as const) {
      silent = false;
      const library = createLibrary(
        { ...environment, place: { ...environment.place, writeWitness } },
        { onStatus: () => undefined, gameInPlay: () => null },
      );
      expect(await library.open()).toMatchObject({ recovery: null });
      const { id, state } = await library.use((games) => storedGame(games, 4, 1));
      silent = true;
      const back = { ply: 3, played: 1, position: arrakisGame.printPosition(state), summary: null };
      if (change === 'undo') await library.use((games) => games.truncate(id, back));
      else if (change === 'erase') await library.use((games) => games.erase(id));
      else await library.use((games) => games.rename(id, 'B'));
      await library.close();
      expect((await look(folder)).status).toMatchObject({ kind: 'saved', recovery: null });
    }
  });
});
