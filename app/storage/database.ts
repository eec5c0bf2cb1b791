import { openDatabaseAsync } from 'expo-sqlite';

import type { Sql } from './sql';

let opened: Promise<Sql> | null = null;

// One handle, opened once: a second one can be the same native object or, in a second browser tab, fail.
export function openDatabase(): Promise<Sql> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Sql> {
  const database = await openDatabaseAsync('sietch.db');

  // Statements that overlap on one handle can crash it, so each waits for the one before.
  let tail: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  }

  const sql: Sql = {
    exec: (text) => inTurn(() => database.execAsync(text)),
    run: (text, params) => inTurn(async () => void (await database.runAsync(text, [...params]))),
    all: (text, params) => inTurn(() => database.getAllAsync<Record<string, unknown>>(text, [...params])),
  };
  // The browser's SQLite ignores WAL without an error; phones use it.
  await sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return sql;
}
