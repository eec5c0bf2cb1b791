import {
  beginAnew,
  checkpoint,
  openDatabase,
  repair,
  DATABASE_NAME,
  type Environment,
  type Opened,
} from './database';
import type { Db } from './db';
import { memoryGames, type MemoryChanges, type MemoryGames } from './games/memoryGames';
import { putFinished, putGame, sqliteGames, StaleGame } from './games/sqliteGames';
import type { GameDraft, GamesRepository, StoredGame } from './games/types';
import { plainLedger, type Ledger } from './ledger';
import { writeRecovery, type Recovery } from './recovery';
import { serialQueue } from './serialQueue';
import { settingsRepository, type SettingsRepository } from './settingsRepository';
import { StorageError, storageError, type StorageTrouble } from './storageError';

/**
 * `saved`: what is done is on disk before it shows. `memory`: nothing can be stored now; the app goes on and says so.
 */
export type LibraryStatus =
  | { readonly kind: 'opening' }
  | { readonly kind: 'saved'; readonly journal: string; readonly recovery: Recovery | null }
  | { readonly kind: 'memory'; readonly trouble: StorageTrouble; readonly detail: string };

/** The game on the table, handed over when the disk fails and can no longer be read either. */
export type GameInPlay = { readonly game: StoredGame; readonly summary: GameDraft['summary'] };

const PROBE = 'storage.probe';
/** As much as a move with its journal takes at most. */
const PROBE_BYTES = 64 * 1024;

/** Storage works again when something of the size of a move can be written and read: an empty promise is none. */
async function probe(db: Db): Promise<void> {
  const put = 'INSERT OR REPLACE INTO settings (key, value) VALUES (?, hex(zeroblob(?)))';
  await db.run(put, [PROBE, PROBE_BYTES / 2]);
  await db.run('DELETE FROM settings WHERE key = ?', [PROBE]);
}

async function writeChanges(into: Ledger, changes: Partial<MemoryChanges>): Promise<void> {
  const { games = [], finished = [], gone = [], forgotten = [] } = changes;
  await into.change(async (sql, revision) => {
    for (const id of gone) await sql.run('DELETE FROM games WHERE id = ?', [id]);
    for (const game of games) {
      await sql.run('DELETE FROM games WHERE id = ?', [game.id]);
      await putGame(sql, game.id, game, revision);
    }
    for (const id of forgotten) await sql.run('DELETE FROM statistics WHERE game = ?', [id]);
    for (const row of finished) await putFinished(sql, row);
  });
}

export interface Library {
  status(): LibraryStatus;
  /** Never rejects: without storage it opens in memory. */
  open(): Promise<LibraryStatus>;
  /** Saves what was played in memory, if storage can be had again. */
  retry(): Promise<LibraryStatus>;
  /** Does something with the games; when storage fails under it, mends it or goes on in memory. */
  use<T>(work: (games: GamesRepository) => Promise<T>): Promise<T>;
  settings(): SettingsRepository;
  /** The player knows what was mended. */
  understood(): Promise<void>;
  /** For a damaged file that cannot be mended: it is set aside as it is, and an empty one takes its place. */
  beginAnew(): Promise<LibraryStatus>;
  /** The app may be ended at any moment from here on: nothing is left in the log. */
  rest(): Promise<void>;
  /** The open database for measuring and checking; null in memory. */
  database(): Db | null;
  close(): Promise<void>;
}

export interface LibraryHooks {
  onStatus(status: LibraryStatus): void;
  gameInPlay(): GameInPlay | null;
}

export function createLibrary(environment: Environment, hooks: LibraryHooks, name = DATABASE_NAME): Library {
  let status: LibraryStatus = { kind: 'opening' };
  let db: Db | null = null;
  let games: GamesRepository = memoryGames();
  let memory: MemoryGames | null = null;
  let journal = '';
  let ledger: Ledger | null = null;

  function setStatus(next: LibraryStatus): LibraryStatus {
    status = next;
    hooks.onStatus(next);
    return next;
  }

  function settle(opened: Opened): LibraryStatus {
    db = opened.db;
    ledger = opened.ledger;
    games = sqliteGames(opened.db, opened.ledger);
    memory = null;
    journal = opened.journal;
    return setStatus({ kind: 'saved', journal, recovery: opened.recovery });
  }

  async function diagnose(error: unknown): Promise<StorageError> {
    const known = storageError(error);
    if (known.trouble !== 'unavailable' && known.trouble !== 'writing') return known;
    const full = await environment.place.isFull().catch(() => false);
    return full ? new StorageError('full', known.message) : known;
  }

  /** Goes on in memory with everything that can still be read. */
  async function toMemory(error: unknown): Promise<LibraryStatus> {
    const { trouble, message } = await diagnose(error);
    console.warn('Games cannot be stored', error);
    const next = memoryGames();
    const failed = games;
    if (db) {
      try {
        const entries = [...(await failed.list()), ...(await failed.listDeleted())];
        for (const entry of entries) {
          const game = await failed.load(entry.id);
          if (game) next.adopt(game, entry.summary);
        }
        next.adoptStatistics(await failed.statistics());
      } catch (unreadable) {
        console.warn('Stored games cannot be read now', unreadable);
      }
    }
    const inPlay = hooks.gameInPlay();
    if (inPlay && !(await next.load(inPlay.game.id))) next.adopt(inPlay.game, inPlay.summary);
    memory = next;
    games = next;
    return setStatus({ kind: 'memory', trouble, detail: message });
  }

  async function open(): Promise<LibraryStatus> {
    try {
      return settle(await openDatabase(environment, name));
    } catch (error) {
      return toMemory(error);
    }
  }

  async function saveWaiting(waiting: MemoryGames): Promise<LibraryStatus> {
    try {
      const opened = db
        ? { db, journal, recovery: null, ledger: ledger ?? plainLedger(db) }
        : await openDatabase(environment, name);
      db = opened.db;
      await probe(opened.db);
      await writeChanges(opened.ledger, waiting.changes());
      return settle(opened);
    } catch (error) {
      // The next try begins with a fresh handle: this one may be what fails.
      await db?.close().catch(() => undefined);
      db = null;
      throw error;
    }
  }

  async function retry(): Promise<LibraryStatus> {
    const waiting = memory;
    if (!waiting) return status;
    const handleIsOld = db !== null;
    try {
      return await saveWaiting(waiting).catch((error: unknown) => {
        if (!handleIsOld) throw error;
        return saveWaiting(waiting);
      });
    } catch (error) {
      const { trouble, message } = await diagnose(error);
      return setStatus({ kind: 'memory', trouble, detail: message });
    }
  }

  async function startOver(): Promise<LibraryStatus> {
    const waiting = memory;
    if (!waiting) return status;
    await db?.close().catch(() => undefined);
    db = null;
    try {
      const opened = await beginAnew(environment, name);
      await writeChanges(opened.ledger, waiting.changes());
      return settle(opened);
    } catch (error) {
      const { trouble, message } = await diagnose(error);
      return setStatus({ kind: 'memory', trouble, detail: message });
    }
  }

  async function mend(): Promise<void> {
    const broken = db;
    db = null;
    await broken?.close().catch(() => undefined);
    const mended = await repair(environment, name);
    // What is on the table is known better than what could be read of it.
    const inPlay = hooks.gameInPlay();
    if (inPlay) await writeChanges(mended.ledger, { games: [{ ...inPlay.game, summary: inPlay.summary }] });
    settle(mended);
  }

  async function use<T>(work: (from: GamesRepository) => Promise<T>): Promise<T> {
    try {
      return await work(games);
    } catch (error) {
      // A game that is not as it was read is a mistake of the caller, and in memory nothing can be mended.
      if (error instanceof StaleGame || memory) throw error;
      try {
        if (storageError(error).trouble !== 'broken') throw error;
        await mend();
        return await work(games);
      } catch (again) {
        if (again instanceof StaleGame) throw again;
        await toMemory(again);
        return work(games);
      }
    }
  }

  // One thing at a time: two that fail together must not go over to memory twice.
  const inTurn = serialQueue();

  return {
    status: () => status,
    open: () => inTurn(open),
    retry: () => inTurn(retry),
    use: (work) => inTurn(() => use(work)),
    settings() {
      if (!db || memory) throw storageError(new Error('nothing can be stored now'));
      return settingsRepository(db);
    },
    understood: () =>
      inTurn(async () => {
        if (status.kind !== 'saved') return;
        if (db) await writeRecovery(db, null);
        setStatus({ ...status, recovery: null });
      }),
    beginAnew: () => inTurn(startOver),
    rest: () =>
      inTurn(async () => {
        if (db && !memory) await checkpoint(db);
      }),
    database: () => (memory ? null : db),
    close: () =>
      inTurn(async () => {
        await db?.close();
        db = null;
      }),
  };
}
