import { serialDb, type Db, type Driver } from './db';
import { findFaults } from './faults';
import { changesIn, openLedger, type Ledger } from './ledger';
import { migrate } from './migrations';
import type { Place } from './placeTypes';
import { readRecovery, tellLosses, type Recovery } from './recovery';
import { headIsWrong } from './salvage/head';
import { readLog } from './salvage/log';
import { restore, salvage, type Wreck } from './salvage/restore';
import { StorageError, storageError } from './storageError';
import { readWitness, type Witness } from './witness';

export const DATABASE_NAME = 'sietch.db';

export interface Opened {
  readonly db: Db;
  readonly ledger: Ledger;
  /** `wal` where it could be had. */
  readonly journal: string;
  /** What was mended, now or before, and is still to be told. */
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
  // A file that can only be read must show it now, not with the first move: its head may be damaged.
  await db.run('UPDATE ledger SET changes = changes', []);
  return String(await value(db, 'journal_mode'));
}

interface Handle {
  readonly db: Db;
  readonly journal: string;
}

async function openOnce(environment: Environment, name: string): Promise<Handle> {
  const db = serialDb(await environment.openDriver(name));
  try {
    return { db, journal: await prepare(db, environment.place.pragmas) };
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}

/** Folds the log into the file, so that damage to the log can cost nothing that was there before. */
export async function checkpoint(db: Db): Promise<void> {
  await db.all('PRAGMA wal_checkpoint(TRUNCATE)', []);
}

/** What lies beside the database and must be read before SQLite opens it: it drops a damaged log without a word. */
interface Found {
  readonly witness: Witness | null;
  readonly log: Uint8Array | null;
}

async function lookAround({ place }: Environment, name: string): Promise<Found> {
  const texts = await place.readWitness().catch(() => []);
  // A log that cannot be read is for SQLite to judge.
  const log = await place.read(`${name}-wal`).catch(() => null);
  return { witness: readWitness(texts), log: log && log.length > 0 ? log : null };
}

/** The handle as the app uses it: nothing left in the log, and the witness up to date. */
async function settle(
  { place }: Environment,
  { db, journal }: Handle,
  recovery: Recovery | null,
  witness: Witness | null,
): Promise<Opened> {
  await checkpoint(db);
  return { db, journal, recovery, ledger: await openLedger(db, place, witness) };
}

async function refill(
  environment: Environment,
  handle: Handle,
  wreck: Wreck,
  witness: Witness | null,
  kept: string,
): Promise<Opened> {
  try {
    const recovery = await restore(handle.db, await salvage(wreck, witness, environment.now()), kept);
    return await settle(environment, handle, recovery, witness);
  } catch (error) {
    await handle.db.close().catch(() => undefined);
    throw error;
  }
}

async function mend(environment: Environment, name: string, { witness, log }: Found): Promise<Opened> {
  const { place, now } = environment;
  const main = (await place.read(name)) ?? new Uint8Array(0);
  // Whatever fails up to here leaves the damaged file where it is.
  const salvaged = await salvage({ main, log }, witness, now());
  const stamp = new Date(now()).toISOString().replaceAll(':', '-');
  const kept = await place.setAside(name, stamp, log);
  const handle = await openOnce(environment, name);
  try {
    return await settle(environment, handle, await restore(handle.db, salvaged, kept), witness);
  } catch (error) {
    // The empty database that is left and the file that was set aside say to the next start what is to be done.
    await handle.db.close().catch(() => undefined);
    throw error;
  }
}

/** Sets a damaged file aside and goes on with a new one that holds whatever could be read. */
export async function repair(environment: Environment, name: string, before?: Found): Promise<Opened> {
  const found = before ?? (await lookAround(environment, name));
  try {
    return await mend(environment, name, found);
  } catch (error) {
    const known = storageError(error);
    // A full device and another tab can be helped; anything else is told as what it is: games that cannot be read.
    const passing = ['full', 'writing', 'otherTab'].includes(known.trouble);
    throw passing ? known : new StorageError('broken', known.message);
  }
}

/** For a database that cannot be mended: it is set aside as it is. The next start must not try to mend it again. */
export async function beginAnew(environment: Environment, name: string): Promise<Opened> {
  const { place, now } = environment;
  const { witness, log } = await lookAround(environment, name);
  await place.setAside(name, new Date(now()).toISOString().replaceAll(':', '-'), log);
  const handle = await openOnce(environment, name);
  await handle.db.run('UPDATE ledger SET changes = ?', [(witness?.changes ?? 0) + 1]);
  return settle(environment, handle, null, witness);
}

/** The newest file that was set aside, when the database beside it was never filled: mending it was cut off. */
async function cutOff({ place }: Environment, db: Db): Promise<string | null> {
  if ((await changesIn(db)) > 0) return null;
  return [...(await place.kept().catch(() => []))].sort().at(-1) ?? null;
}

async function examine(
  environment: Environment,
  name: string,
  handle: Handle,
  found: Found,
): Promise<Opened> {
  const { db } = handle;
  const { place } = environment;
  const { witness, log } = found;
  const kept = await cutOff(environment, db);
  if (kept !== null) {
    const main = await place.readKept(kept);
    const wreck = { main: main ?? new Uint8Array(0), log: await place.readKept(`${kept}-wal`) };
    return refill(environment, handle, wreck, witness, kept);
  }
  const faults = await findFaults(db, witness);
  const torn = log !== null && readLog(log).kind !== 'sound';
  if (faults.kind === 'damaged' || (faults.kind === 'behind' && torn)) {
    throw new StorageError(
      'broken',
      faults.kind === 'damaged' ? faults.detail : 'the end of the log is damaged',
    );
  }
  const [row] = await db.all('SELECT COUNT(*) AS games FROM games', []);
  const recovery =
    faults.kind === 'behind'
      ? await tellLosses(db, faults.lost, Number(row?.['games'] ?? 0))
      : await readRecovery(db);
  return settle(environment, handle, recovery, witness);
}

async function openAndExamine(environment: Environment, name: string, found: Found): Promise<Opened> {
  if (found.log && readLog(found.log).kind === 'broken') {
    throw new StorageError('broken', 'changes stand behind a damaged part of the log');
  }
  const handle = await openOnce(environment, name);
  try {
    return await examine(environment, name, handle, found);
  } catch (error) {
    await handle.db.close().catch(() => undefined);
    throw error;
  }
}

/** Opens the database, mends it if it must, and brings it to the newest schema. Throws only StorageErrors. */
export async function openDatabase(environment: Environment, name = DATABASE_NAME): Promise<Opened> {
  try {
    await environment.place.claim();
    const found = await lookAround(environment, name);
    try {
      return await openAndExamine(environment, name, found);
    } catch (error) {
      const broken =
        storageError(error).trouble === 'broken' ||
        headIsWrong((await environment.place.read(name)) ?? new Uint8Array(0), found.witness);
      if (!broken) throw error;
      console.warn('The database is damaged and is set aside', error);
      return await repair(environment, name, found);
    }
  } catch (error) {
    throw storageError(error);
  }
}
