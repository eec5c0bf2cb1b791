import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

import type { Environment } from '../../../../app/storage/database';
import { serialDb, type Db, type Driver } from '../../../../app/storage/db';
import { migrate } from '../../../../app/storage/migrations';
import { PRAGMAS as DEVICE_PRAGMAS } from '../../../../app/storage/pragmas';

/** The app's storage interface on another build of SQLite, in memory or in a file. */
export function nodeDriver(path = ':memory:'): Driver {
  const database = new Database(path);
  return {
    exec: async (sql) => database.exec(sql),
    run: async (sql, params) => database.run(sql, [...params]).changes,
    all: async (sql, params) => database.all(sql, [...params]) as Record<string, unknown>[],
    close: async () => database.close(),
  };
}

/** An empty database in memory with the app's schema. */
export async function memoryDb(): Promise<Db> {
  const db = serialDb(nodeDriver());
  await db.exec('PRAGMA foreign_keys = ON');
  await migrate(db);
  return db;
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sietch-storage-'));
}

/** This build of SQLite has no shared memory either, so that it is set up as in a browser; or without the log. */
export const PRAGMAS = {
  wal: DEVICE_PRAGMAS.browser,
  delete: 'PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;',
} as const;

/** A device whose database lies in a folder. Its clock goes one second on with every look. */
export function nodeEnvironment(folder: string, pragmas: string = PRAGMAS.delete): Environment {
  let clock = Date.UTC(2026, 0, 1);
  const path = (name: string) => join(folder, name);
  return {
    openDriver: async (name) => nodeDriver(path(name)),
    now: () => (clock += 1000),
    place: {
      pragmas,
      async claim() {
        // The lock of a process that was killed is a folder here; a device has no such thing.
        for (const name of readdirSync(folder)) {
          if (name.endsWith('.lock')) rmSync(path(name), { recursive: true });
        }
      },
      read: async (name) => (existsSync(path(name)) ? readFileSync(path(name)) : null),
      async setAside(name, stamp, log) {
        const kept = `${name}.${stamp}.damaged`;
        for (const suffix of ['', '-wal', '-journal']) {
          if (existsSync(path(`${name}${suffix}`)))
            renameSync(path(`${name}${suffix}`), path(`${kept}${suffix}`));
        }
        if (log) writeFileSync(path(`${kept}-wal`), log);
        return kept;
      },
      keep: async () => undefined,
      isFull: async () => false,
      kept: async () => readdirSync(folder).filter((name) => name.endsWith('.damaged')),
      readKept: async (name) => (existsSync(path(name)) ? readFileSync(path(name)) : null),
      readWitness: async () =>
        readdirSync(folder)
          .filter((name) => name.startsWith('witness-'))
          .map((name) => readFileSync(path(name), 'utf8')),
      writeWitness: async (slot, text) => writeFileSync(path(`witness-${slot}`), text),
    },
  };
}
