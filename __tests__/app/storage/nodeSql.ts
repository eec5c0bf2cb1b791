import { Database } from 'node-sqlite3-wasm';

import type { Sql } from '../../../app/storage/sql';

/** The app's storage interface on another build of SQLite, in memory or in a file. */
export function nodeSql(path = ':memory:'): Sql & { close(): void } {
  const database = new Database(path);
  return {
    exec: async (sql) => database.exec(sql),
    run: async (sql, params) => void database.run(sql, [...params]),
    all: async (sql, params) => database.all(sql, [...params]) as Record<string, unknown>[],
    close: () => database.close(),
  };
}
