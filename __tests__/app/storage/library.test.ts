import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { arrakisGame, cloneState, hashState, type State } from '../../../engine/arrakis';
import { DATABASE_NAME, type Environment } from '../../../app/storage/database';
import type { Driver } from '../../../app/storage/db';
import { reopen } from '../../../app/storage/games/reopen';
import {
  createLibrary,
  type GameInPlay,
  type Library,
  type LibraryStatus,
} from '../../../app/storage/library';
import { PRAGMAS } from '../../../app/storage/pragmas';
import { StorageError } from '../../../app/storage/storageError';
import { printWitness, readWitness } from '../../../app/storage/witness';
import { playInto, randomMoves, stepOf, storedGame } from './support/games';
import { freshFolder, nodeEnvironment } from './support/nodeStorage';

jest.setTimeout(120_000);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function libraryOn(environment: Environment, gameInPlay: () => GameInPlay | null = () => null) {
  const statuses: LibraryStatus[] = [];
  const library = createLibrary(environment, { onStatus: (status) => statuses.push(status), gameInPlay });
  return { library, statuses };
}

/** A device whose writes fail while `trouble` holds a message. */
function faulty(folder: string): { environment: Environment; trouble: { message: string | null } } {
  const environment = nodeEnvironment(folder);
  const trouble: { message: string | null } = { message: null };
  const wrap = (driver: Driver): Driver => ({
    ...driver,
    run: async (sql, params) => {
      if (trouble.message !== null) throw new Error(trouble.message);
      return driver.run(sql, params);
    },
  });
  return {
    environment: { ...environment, openDriver: async (name) => wrap(await environment.openDriver(name)) },
    trouble,
  };
}

function advance(state: State, text: string): void {
  const move = arrakisGame.parseMove(text);
  if (!move) throw new Error(`no such move: ${text}`);
  arrakisGame.playSilently(state, move);
}

async function stateIn(library: Library, id: number): Promise<string> {
  const stored = await library.use((games) => games.load(id));
  if (!stored) throw new Error('gone');
  return hashState((await reopen(stored, arrakisGame)).state);
}

describe('library', () => {
  it('opens saved, and finds everything again', async () => {
    const folder = freshFolder();
    const first = libraryOn(nodeEnvironment(folder));
    expect(await first.library.open()).toMatchObject({ kind: 'saved', recovery: null });
    const { id, state } = await first.library.use((games) => storedGame(games, 20));
    await first.library.settings().save('theme', 'day');
    await first.library.close();
    const second = libraryOn(nodeEnvironment(folder));
    await second.library.open();
    expect(await stateIn(second.library, id)).toBe(hashState(state));
    expect(await second.library.settings().load()).toEqual({ theme: 'day' });
    await second.library.close();
  });

  it.each(['phone', 'browser'] as const)(
    'on a %s syncs every commit and holds foreign keys',
    async (device) => {
      const { library } = libraryOn(nodeEnvironment(freshFolder(), PRAGMAS[device]));
      const status = await library.open();
      const db = library.database();
      const value = async (name: string) =>
        Object.values((await db?.all(`PRAGMA ${name}`, []))?.[0] ?? {})[0];
      expect([await value('synchronous'), await value('foreign_keys')]).toEqual([2, 1]);
      // A phone has the shared memory that this build lacks; there it is the log too.
      if (device === 'browser') expect(status).toMatchObject({ journal: 'wal' });
      await library.close();
    },
  );

  it.each(['otherTab', 'unavailable'] as const)('opens in memory when storage is %s', async (why) => {
    const environment = nodeEnvironment(freshFolder());
    const claim = async () => {
      throw new StorageError(why, 'no');
    };
    const { library, statuses } = libraryOn({ ...environment, place: { ...environment.place, claim } });
    await library.open();
    expect(statuses.at(-1)).toMatchObject({ kind: 'memory', trouble: why });
    const { id, state } = await library.use((games) => storedGame(games, 20));
    expect(await stateIn(library, id)).toBe(hashState(state));
    expect(() => library.settings()).toThrow();
  });

  it('saves what was played in memory once storage can be had', async () => {
    const folder = freshFolder();
    const environment = nodeEnvironment(folder);
    let taken = true;
    const claim = async () => {
      if (taken) throw new StorageError('otherTab', 'no');
    };
    const { library } = libraryOn({ ...environment, place: { ...environment.place, claim } });
    await library.open();
    const { id, state } = await library.use((games) => storedGame(games, 15));
    expect(await library.retry()).toMatchObject({ kind: 'memory', trouble: 'otherTab' });
    taken = false;
    expect(await library.retry()).toMatchObject({ kind: 'saved' });
    await library.close();
    const later = libraryOn(nodeEnvironment(folder));
    await later.library.open();
    expect(await stateIn(later.library, id)).toBe(hashState(state));
    await later.library.close();
  });

  it('goes on in memory when the disk is full, with all games, and saves them later', async () => {
    const folder = freshFolder();
    const { environment, trouble } = faulty(folder);
    const { library, statuses } = libraryOn(environment);
    await library.open();
    const other = await library.use((games) => storedGame(games, 5, 2));
    const { id, state } = await library.use((games) => storedGame(games, 10, 1));
    trouble.message = 'database or disk is full';
    const [next = '', ...more] = randomMoves(20, 1).slice(10);
    advance(state, next);
    await library.use((games) => games.append(id, stepOf(state, 11, next)));
    expect(statuses.at(-1)).toMatchObject({ kind: 'memory', trouble: 'full' });
    await library.use((games) => playInto(games, id, state, more, 11));
    expect(await library.use((games) => games.list())).toHaveLength(2);
    expect(await stateIn(library, other.id)).toBe(hashState(other.state));
    expect(await library.retry()).toMatchObject({ kind: 'memory', trouble: 'full' });
    trouble.message = null;
    expect(await library.retry()).toMatchObject({ kind: 'saved' });
    await library.close();
    const later = libraryOn(nodeEnvironment(folder));
    await later.library.open();
    expect(await stateIn(later.library, id)).toBe(hashState(state));
    expect(await stateIn(later.library, other.id)).toBe(hashState(other.state));
    await later.library.close();
  });

  it('does not call itself well while the disk is full, even with nothing left to save', async () => {
    const { environment, trouble } = faulty(freshFolder());
    const { library } = libraryOn(environment);
    await library.open();
    const { id } = await library.use((games) => storedGame(games, 3));
    trouble.message = 'database or disk is full';
    await library.use((games) => games.erase(id));
    expect(await library.retry()).toMatchObject({ kind: 'memory', trouble: 'full' });
    trouble.message = null;
    expect(await library.retry()).toMatchObject({ kind: 'saved' });
    // What was thrown away in the meantime does not come back.
    expect(await library.use((games) => games.list())).toEqual([]);
    expect(await library.use((games) => games.listDeleted())).toEqual([]);
    expect(await library.settings().load()).toEqual({});
    await library.close();
  });

  it('takes an end back on disk that was taken back in memory', async () => {
    const { environment, trouble } = faulty(freshFolder());
    const { library } = libraryOn(environment);
    await library.open();
    const ended = async (seed: number) => {
      const { id, state } = await library.use((games) => storedGame(games, 3, seed));
      const [text = ''] = randomMoves(4, seed).slice(3);
      const before = cloneState(state);
      advance(state, text);
      const finished = {
        game: id,
        kind: 'arrakis',
        finished: 5000,
        rounds: 1,
        moves: 4,
        result: { winner: 'atreides' },
      } as const;
      await library.use((games) => games.append(id, { ...stepOf(state, 4, text), finished }));
      return { id, back: stepOf(before, 3, '') };
    };
    const first = await ended(1);
    const second = await ended(2);
    trouble.message = 'database or disk is full';
    await library.use((games) => games.truncate(first.id, first.back));
    trouble.message = null;
    expect(await library.retry()).toMatchObject({ kind: 'saved' });
    const left = await library.use((games) => games.statistics());
    expect(left.map((row) => row.game)).toEqual([second.id]);

    trouble.message = 'database or disk is full';
    await library.use((games) => games.forgetStatistics());
    trouble.message = null;
    await library.retry();
    expect(await library.use((games) => games.statistics())).toEqual([]);
    await library.close();
  });

  it('tries again with a fresh handle when the old one is dead', async () => {
    const environment = nodeEnvironment(freshFolder());
    let dead = false;
    let handles = 0;
    const openDriver: Environment['openDriver'] = async (name) => {
      const driver = await environment.openDriver(name);
      handles += 1;
      const mine = handles;
      const run: Driver['run'] = async (sql, params) => {
        if (dead && mine === 1) throw new Error('the worker is gone');
        return driver.run(sql, params);
      };
      return { ...driver, run };
    };
    const { library } = libraryOn({ ...environment, openDriver });
    await library.open();
    const { id, state, texts } = await library.use((games) => storedGame(games, 4));
    dead = true;
    const [next = ''] = randomMoves(5).slice(texts.length);
    advance(state, next);
    await library.use((games) => games.append(id, stepOf(state, 5, next)));
    expect(library.status()).toMatchObject({ kind: 'memory', trouble: 'unavailable' });
    expect(await library.retry()).toMatchObject({ kind: 'saved' });
    expect(await stateIn(library, id)).toBe(hashState(state));
    await library.close();
  });

  it('loses nothing when several things fail at once', async () => {
    const { environment, trouble } = faulty(freshFolder());
    const { library, statuses } = libraryOn(environment);
    await library.open();
    const first = await library.use((games) => storedGame(games, 4, 1));
    const second = await library.use((games) => storedGame(games, 4, 2));
    trouble.message = 'database or disk is full';
    await Promise.all([
      library.use((games) => games.rename(first.id, 'one')),
      library.use((games) => games.rename(second.id, 'two')),
      library.use((games) => games.list()),
    ]);
    const names = (await library.use((games) => games.list())).map((entry) => entry.name);
    expect([...names].sort()).toEqual(['one', 'two']);
    expect(statuses.filter((status) => status.kind === 'memory')).toHaveLength(1);
  });

  it('mends a file that breaks while it is used, and keeps the game on the table', async () => {
    const folder = freshFolder();
    const environment = nodeEnvironment(folder);
    let table: GameInPlay | null = null;
    const { library, statuses } = libraryOn(environment, () => table);
    await library.open();
    const { id, state } = await library.use((games) => storedGame(games, 30, 1));
    const stored = await library.use((games) => games.load(id));
    if (!stored) throw new Error('gone');
    table = { game: stored, summary: null };

    // The file is ruined behind the handle's back: the next statement that reads it fails.
    const path = join(folder, DATABASE_NAME);
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 4096, bytes.length);
    // The counter of changes: it makes SQLite forget what it has read.
    bytes.writeUInt32BE(bytes.readUInt32BE(24) + 1, 24);
    writeFileSync(path, bytes);

    const [text = ''] = randomMoves(31, 1).slice(-1);
    advance(state, text);
    await library.use((games) => games.append(id, stepOf(state, 31, text)));
    expect(statuses.at(-1)).toMatchObject({
      kind: 'saved',
      recovery: { kept: expect.stringContaining('damaged') },
    });
    expect(await stateIn(library, id)).toBe(hashState(state));
    expect(await environment.place.kept()).toHaveLength(1);
    await library.close();
  });

  it('does not hide a mistake of its caller behind memory', async () => {
    const { library, statuses } = libraryOn(nodeEnvironment(freshFolder()));
    await library.open();
    const { id, state } = await library.use((games) => storedGame(games, 3));
    await expect(library.use((games) => games.append(id, stepOf(state, 9, 'done')))).rejects.toThrow(
      'as it was read',
    );
    expect(statuses.at(-1)).toMatchObject({ kind: 'saved' });
    await library.close();
  });

  it('leaves a database of a newer app untouched', async () => {
    const folder = freshFolder();
    const first = libraryOn(nodeEnvironment(folder));
    await first.library.open();
    await first.library.database()?.exec('PRAGMA user_version = 77');
    await first.library.close();
    // It has left its witness too.
    const { place } = nodeEnvironment(folder);
    const witness = readWitness(await place.readWitness());
    if (!witness) throw new Error('no witness');
    await place.writeWitness(0, printWitness({ ...witness, serial: 99, schema: 77 }));
    const bytes = readFileSync(join(folder, DATABASE_NAME));
    const { library } = libraryOn(nodeEnvironment(folder));
    expect(await library.open()).toMatchObject({ kind: 'memory', trouble: 'newer' });
    expect(readFileSync(join(folder, DATABASE_NAME)).equals(bytes)).toBe(true);
  });
});
