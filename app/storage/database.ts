import { serialDb, type Db, type Driver } from './db';
import { migrate } from './migrations';
import type { Place } from './placeTypes';
import { restoreSalvage, salvage, type Salvage } from './salvage';
import { StorageError, storageError } from './storageError';

export const DATABASE_NAME = 'sietch.db';

/** What happened to a damaged file. */
export interface Recovery {
  /** Name under which the damaged file is kept. */
  readonly kept: string;
  readonly games: number;
  readonly damaged: number;
}

export interface Opened {
  readonly db: Db;
  /** `wal` where it could be had. */
  readonly journal: string;
  readonly recovery: Recovery | null;
}

export interface Environment {
  readonly place: Place;
  openDriver(name: string): Promise<Driver>;
  now(): number;
}

/** From this size on a check of the whole file would keep people waiting; damage shows when it is met. */
const CHECK_LIMIT = 32 * 1024 * 1024;

async function value(db: Db, pragma: string): Promise<unknown> {
  const [row] = await db.all(`PRAGMA ${pragma}`, []);
  return row === undefined ? undefined : Object.values(row)[0];
}

async function prepare(db: Db, pragmas: string): Promise<string> {
  await db.exec(pragmas);
  // Where there is a write-ahead log, it is folded in after 250 pages, so that it stays at a megabyte.
  await db.exec('PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 250;');
  const size = Number(await value(db, 'page_count')) * Number(await value(db, 'page_size'));
  if (size > 0 && size < CHECK_LIMIT) {
    const verdict = await value(db, 'quick_check(1)');
    if (verdict !== 'ok') throw new StorageError('broken', String(verdict));
  }
  await migrate(db);
  return String(await value(db, 'journal_mode'));
}

async function openOnce(environment: Environment, name: string): Promise<Omit<Opened, 'recovery'>> {
  const db = serialDb(await environment.openDriver(name));
  try {
    return { db, journal: await prepare(db, environment.place.pragmas) };
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}

async function salvageFrom(environment: Environment, name: string): Promise<Salvage | null> {
  let db: Db | null = null;
  try {
    db = serialDb(await environment.openDriver(name));
    // Lets SQLite read a file that is shorter than it should be, or whose schema is odd.
    await db.exec('PRAGMA writable_schema = ON').catch(() => undefined);
    await db.exec(environment.place.pragmas).catch(() => undefined);
    return await salvage(db, environment.now());
  } catch {
    return null;
  } finally {
    await db?.close().catch(() => undefined);
  }
}

/** Sets a damaged file aside and goes on with a new one that holds whatever could be read. */
export async function repair(environment: Environment, name: string): Promise<Opened> {
  const saved = await salvageFrom(environment, name);
  const stamp = new Date(environment.now()).toISOString().replaceAll(':', '-');
  const kept = await environment.place.setAside(name, stamp);
  const fresh = await openOnce(environment, name);
  if (saved) await restoreSalvage(fresh.db, saved);
  return { ...fresh, recovery: { kept, games: saved?.games ?? 0, damaged: saved?.damaged ?? 0 } };
}

/** Opens the database, mends it if it must, and brings it to the newest schema. Throws only StorageErrors. */
export async function openDatabase(environment: Environment, name = DATABASE_NAME): Promise<Opened> {
  try {
    await environment.place.claim();
    try {
      return { ...(await openOnce(environment, name)), recovery: null };
    } catch (error) {
      if (storageError(error).trouble !== 'broken') throw error;
      console.warn('The database is damaged and is set aside', error);
      return await repair(environment, name);
    }
  } catch (error) {
    throw storageError(error);
  }
}
