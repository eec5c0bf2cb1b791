import { serialDb, type Driver } from '../../../app/storage/db';
import { MIGRATIONS, migrate } from '../../../app/storage/migrations';
import { storageError, StorageError } from '../../../app/storage/storageError';
import { nodeDriver } from './support/nodeStorage';

const count = async (db: { all: Driver['all'] }) => (await db.all('SELECT * FROM t', [])).length;

describe('serialDb', () => {
  it('never lets two statements overlap', async () => {
    let running = 0;
    let most = 0;
    const busy = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 1));
      running -= 1;
    };
    const db = serialDb({
      exec: busy,
      run: async () => busy().then(() => 0),
      all: async () => busy().then(() => []),
      close: busy,
    });
    await Promise.all([
      db.exec('a'),
      db.transaction(async (sql) => sql.exec('b')),
      db.run('c', []),
      db.all('d', []),
      db.close(),
    ]);
    expect(most).toBe(1);
  });

  it('keeps other statements out of a transaction, and undoes all of it when it fails', async () => {
    const db = serialDb(nodeDriver());
    await db.exec('CREATE TABLE t (n INTEGER)');
    const failed = db.transaction(async (sql) => {
      await sql.run('INSERT INTO t VALUES (1)', []);
      await new Promise((done) => setTimeout(done, 5));
      throw new Error('no');
    });
    const other = db.run('INSERT INTO t VALUES (2)', []);
    await expect(failed).rejects.toThrow('no');
    expect(await other).toBe(1);
    expect(await db.all('SELECT n FROM t', [])).toEqual([{ n: 2 }]);
  });

  it('goes on after a statement that failed', async () => {
    const db = serialDb(nodeDriver());
    await expect(db.exec('nonsense')).rejects.toThrow();
    await db.exec('CREATE TABLE t (n INTEGER)');
    expect(await db.transaction((sql) => sql.run('INSERT INTO t VALUES (1)', []))).toBe(1);
    expect(await count(db)).toBe(1);
  });
});

describe('migrate', () => {
  it('makes the schema once, and finds it again', async () => {
    const db = serialDb(nodeDriver());
    await migrate(db);
    await db.run("INSERT INTO settings VALUES ('a', '1')", []);
    await migrate(db);
    expect(await db.all('PRAGMA user_version', [])).toEqual([{ user_version: MIGRATIONS.length }]);
    expect(await db.all('SELECT * FROM settings', [])).toHaveLength(1);
  });

  it('takes the steps that are missing, each wholly or not at all', async () => {
    const db = serialDb(nodeDriver());
    await migrate(db, ['CREATE TABLE t (n INTEGER)']);
    await db.run('INSERT INTO t VALUES (1)', []);
    const broken = ['CREATE TABLE t (n INTEGER)', 'ALTER TABLE t ADD COLUMN m INTEGER; CREATE TABLE t (x)'];
    await expect(migrate(db, broken)).rejects.toThrow();
    expect(await db.all('SELECT * FROM t', [])).toEqual([{ n: 1 }]);
    await migrate(db, ['CREATE TABLE t (n INTEGER)', 'ALTER TABLE t ADD COLUMN m INTEGER']);
    expect(await db.all('SELECT * FROM t', [])).toEqual([{ n: 1, m: null }]);
  });

  it('keeps the moves of an older schema: each was a tap of its own', async () => {
    const db = serialDb(nodeDriver());
    await migrate(db, MIGRATIONS.slice(0, 1));
    await db.exec(`INSERT INTO games (id, name, options, engine, created, played, base, born, ply, summary)
      VALUES (1, 'A', '{}', 1, 0, 0, 0, 0, 1, '{}'); INSERT INTO moves (game, ply, move) VALUES (1, 1, 'done')`);
    await migrate(db);
    expect(await db.all('SELECT * FROM moves', [])).toEqual([
      { game: 1, ply: 1, move: 'done', joined: 0, digest: null },
    ]);
  });

  it('takes a version below nothing for the damage that it is', async () => {
    const db = serialDb(nodeDriver());
    await db.exec('PRAGMA user_version = -2147483645');
    await expect(migrate(db)).rejects.toMatchObject({ trouble: 'broken' });
  });

  it('leaves a database of a newer app alone', async () => {
    const db = serialDb(nodeDriver());
    await db.exec('PRAGMA user_version = 99');
    await expect(migrate(db)).rejects.toMatchObject({ trouble: 'newer' });
  });
});

describe('storageError', () => {
  it.each([
    ['NoModificationAllowedError: Access Handles cannot be created', 'otherTab'],
    ['QuotaExceededError: no more', 'full'],
    ['Error code 13: database or disk is full', 'full'],
    ['Error code 10: disk I/O error', 'writing'],
    ['database disk image is malformed', 'broken'],
    ['file is not a database', 'broken'],
    ['something else', 'unavailable'],
  ])('%s is %s', (message, trouble) => {
    expect(storageError(new Error(message)).trouble).toBe(trouble);
  });

  it('keeps what is already known', () => {
    const error = new StorageError('newer', 'x');
    expect(storageError(error)).toBe(error);
  });
});
