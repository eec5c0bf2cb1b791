import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readLastGame } from '../../../app/arrakis/newGame/lastGame';
import { readSummary } from '../../../app/arrakis/saved/summary';
import { readResult } from '../../../app/arrakis/statistics/result';
import { DATABASE_NAME, openDatabase } from '../../../app/storage/database';
import { serialDb } from '../../../app/storage/db';
import { reopen } from '../../../app/storage/games/reopen';
import { sqliteGames } from '../../../app/storage/games/sqliteGames';
import { MIGRATIONS } from '../../../app/storage/migrations';
import { restore, salvage } from '../../../app/storage/salvage/restore';
import { settingsRepository } from '../../../app/storage/settingsRepository';
import { arrakisGame, legalMoves } from '../../../engine/arrakis';
import { freshFolder, memoryDb, nodeDriver, nodeEnvironment } from './support/nodeStorage';

/** A database as the first version wrote it, when there was one game only. */
const SCHEMA_1 = readFileSync(join(__dirname, 'fixtures/schema1.sql'), 'utf8');

async function migrated(more = '') {
  const folder = freshFolder();
  const old = serialDb(nodeDriver(join(folder, DATABASE_NAME)));
  await old.exec(SCHEMA_1 + more);
  await old.close();
  const { db, recovery } = await openDatabase(nodeEnvironment(folder));
  expect(recovery).toBeNull();
  expect(await db.all('PRAGMA user_version', [])).toEqual([{ user_version: MIGRATIONS.length }]);
  return { db, games: sqliteGames(db) };
}

const dice = {
  action: { atreides: { house: 2 }, harkonnen: {} },
  combat: { atreides: {}, harkonnen: { hit: 1 } },
};

describe('a database of the first schema', () => {
  it('keeps its games, which are of War for Arrakis, and they can be played on', async () => {
    const { db, games } = await migrated();
    const [row, ...others] = await games.list();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: 1, kind: 'arrakis', name: 'Game 7', ply: 14 });
    expect(readSummary(row?.summary)).toMatchObject({ round: 1, phase: 'actions', over: false });
    expect(await games.listDeleted()).toMatchObject([{ id: 2, kind: 'arrakis', deleted: 6000 }]);
    const stored = await games.load(1);
    if (!stored) throw new Error('not stored');
    const { state, ply } = await reopen(stored, arrakisGame);
    expect(ply).toBe(14);
    expect(state.options).toEqual({ mode: 'two', seed: 7, names: ['Ann', 'Hal'] });
    expect(legalMoves(state).length).toBeGreaterThan(0);
    await db.close();
  });

  it('keeps its statistics', async () => {
    const { db, games } = await migrated();
    const finished = await games.statistics();
    expect(finished).toMatchObject([{ game: 2, kind: 'arrakis', finished: 5000, rounds: 9, moves: 4 }]);
    expect(readResult(finished[0]?.result)).toEqual({ mode: 'two', winner: 'harkonnen', dice });
    await db.close();
  });

  it('is renewed even when a row of it is damaged; that row alone is not believed', async () => {
    const { db, games } = await migrated("UPDATE statistics SET dice = 'torn {';");
    const finished = await games.statistics();
    expect(finished.map(({ result }) => readResult(result))).toEqual([null]);
    expect(await games.list()).toHaveLength(1);
    await db.close();
  });

  it('keeps how the last game was set up', async () => {
    const lastGame = { mode: 'mahdi', names: ["Ann O'Hara", ''], ties: 'random' };
    const value = JSON.stringify(lastGame).replaceAll("'", "''");
    const { db } = await migrated(`INSERT INTO settings VALUES ('lastGame', '${value}');`);
    const { theme, lastGames } = await settingsRepository(db).load();
    expect(theme).toBe('night');
    expect(lastGames).toEqual({ arrakis: lastGame });
    const last = readLastGame((lastGames as Record<string, unknown>)['arrakis']);
    expect(last).toMatchObject({
      mode: 'mahdi',
      ties: 'random',
      names: { atreides: "Ann O'Hara", harkonnen: '' },
    });
    await db.close();
  });

  it('that is damaged gives back what can be read, in the new schema', async () => {
    const path = join(freshFolder(), DATABASE_NAME);
    const old = serialDb(nodeDriver(path));
    await old.exec(SCHEMA_1);
    // The row of the first game is lost; its moves and its position are not.
    await old.exec('PRAGMA foreign_keys = OFF; DELETE FROM games WHERE id = 1;');
    await old.close();
    const saved = await salvage({ main: readFileSync(path), log: null }, null, 7000);
    const db = await memoryDb();
    await restore(db, saved, 'kept');
    const games = sqliteGames(db);
    expect(await games.list()).toMatchObject([{ id: 1, kind: 'arrakis', name: '#1', ply: 14 }]);
    expect(await games.listDeleted()).toMatchObject([{ id: 2, kind: 'arrakis' }]);
    const stored = await games.load(1);
    if (!stored) throw new Error('not stored');
    expect((await reopen(stored, arrakisGame)).state.options.names).toEqual(['Ann', 'Hal']);
    expect(readResult((await games.statistics())[0]?.result)?.dice).toEqual(dice);
  });
});
