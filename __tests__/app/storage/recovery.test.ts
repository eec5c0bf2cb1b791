import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { arrakisGame, hashState } from '../../../engine/arrakis';
import { DATABASE_NAME, openDatabase } from '../../../app/storage/database';
import { reopen } from '../../../app/storage/games/reopen';
import { sqliteGames } from '../../../app/storage/games/sqliteGames';
import { settingsRepository } from '../../../app/storage/settingsRepository';
import { luck, storedAtOnce } from './support/games';
import { freshFolder, nodeEnvironment } from './support/nodeStorage';

jest.setTimeout(120_000);

const GAMES = 6;
const MOVES = 120;
const PAGE = 4096;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const hashes = new Map<number, string>();
let source = '';

beforeAll(async () => {
  const folder = freshFolder();
  const { db } = await openDatabase(nodeEnvironment(folder));
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const { id, state } = await storedAtOnce(sqliteGames(db), MOVES, seed);
    hashes.set(id, hashState(state));
  }
  await settingsRepository(db).save('theme', 'night');
  await db.close();
  source = join(folder, DATABASE_NAME);
}, 60_000);

/** A folder with some games in it. */
function fullFolder(): { readonly folder: string; readonly path: string } {
  const folder = freshFolder();
  const path = join(folder, DATABASE_NAME);
  copyFileSync(source, path);
  return { folder, path };
}

function damage(path: string, page: number, bytes = PAGE): void {
  const file = readFileSync(path);
  file.fill(0xa5, page * PAGE, Math.min(file.length, page * PAGE + bytes));
  writeFileSync(path, file);
}

async function openAgain(folder: string) {
  const opened = await openDatabase(nodeEnvironment(folder));
  const games = sqliteGames(opened.db);
  const found = new Map<number, { readonly hash: string | null; readonly lost: number }>();
  for (const { id } of await games.list()) {
    const stored = await games.load(id);
    try {
      if (!stored) throw new Error('no options');
      const { state, trouble } = await reopen(stored, arrakisGame);
      found.set(id, { hash: hashState(state), lost: trouble?.lost ?? 0 });
    } catch {
      found.set(id, { hash: null, lost: MOVES });
    }
  }
  return { ...opened, games, found };
}

describe('a damaged database', () => {
  it('is not touched when it is sound', async () => {
    const { folder } = fullFolder();
    const { recovery, found, db } = await openAgain(folder);
    expect(recovery).toBeNull();
    expect(found.size).toBe(hashes.size);
    await db.close();
    expect(readdirSync(folder).filter((name) => name.startsWith(DATABASE_NAME))).toEqual([DATABASE_NAME]);
  });

  it('gives everything back when SQLite no longer takes it for a database', async () => {
    for (const bytes of [16, 200, PAGE]) {
      const { folder, path } = fullFolder();
      damage(path, 0, bytes);
      const { recovery, found, db } = await openAgain(folder);
      expect(recovery).toMatchObject({ games: GAMES, damaged: 0, lost: [] });
      expect(new Map([...found].map(([id, { hash }]) => [id, hash]))).toEqual(hashes);
      await db.close();
    }
  });

  it('is set aside byte for byte when it is no database at all, and a new one works', async () => {
    const { folder, path } = fullFolder();
    damage(path, 0, statSync(path).size);
    const bytes = readFileSync(path);
    const { recovery, games, db } = await openAgain(folder);
    expect(recovery).toMatchObject({ games: 0 });
    expect(readFileSync(join(folder, recovery?.kept ?? '')).equals(bytes)).toBe(true);
    await storedAtOnce(games, 3);
    expect(await games.list()).toHaveLength(1);
    await db.close();
  });

  it('is set aside when it was cut short', async () => {
    const { folder, path } = fullFolder();
    writeFileSync(path, readFileSync(path).subarray(0, Math.floor(statSync(path).size * 0.6)));
    const { recovery, found, db } = await openAgain(folder);
    expect(recovery).not.toBeNull();
    expect(existsSync(join(folder, recovery?.kept ?? 'none'))).toBe(true);
    const whole = [...hashes].filter(([id, hash]) => found.get(id)?.hash === hash);
    expect(whole.length).toBeGreaterThan(0);
    await db.close();
  });

  it('gives back everything outside the damage, whichever page is hit', async () => {
    const pages = statSync(source).size / PAGE;
    const random = luck(3);
    let untouched = 0;
    let games = 0;
    for (let page = 1; page < pages; page += 1 + Math.floor(random() * 3)) {
      const { folder, path } = fullFolder();
      damage(path, page);
      const { recovery, found, db, games: repository } = await openAgain(folder);
      // Some pages are free or hold only text; then there is nothing to mend.
      if (recovery) expect(readdirSync(folder)).toContain(recovery.kept);
      const whole = [...hashes].filter(([id, hash]) => found.get(id)?.hash === hash);
      // One page can hold the tails of several games, but never most of them.
      expect(found.size).toBeGreaterThanOrEqual(GAMES - 2);
      untouched += whole.length;
      games += GAMES;
      // What came back can be played on.
      await storedAtOnce(repository, 2, 99);
      await db.close();
    }
    expect(untouched / games).toBeGreaterThan(0.9);
  }, 120_000);

  it('keeps settings and several damaged files', async () => {
    const { folder, path } = fullFolder();
    damage(path, statSync(path).size / PAGE - 1);
    const first = await openAgain(folder);
    expect(await settingsRepository(first.db).load()).toEqual({ theme: 'night' });
    await first.db.close();
    damage(path, 0, 64);
    const second = await openAgain(folder);
    await second.db.close();
    expect(second.recovery).not.toBeNull();
    expect(readdirSync(folder).filter((name) => name.endsWith('.damaged')).length).toBeGreaterThanOrEqual(1);
  });
});
