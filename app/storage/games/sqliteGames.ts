import * as v from 'valibot';

import type { Db, Row, SqlValue, Statements } from '../db';
import { gameRowSchema, readJson, statisticsRowSchema } from './schema';
import { storedMoves } from './taps';
import type {
  FinishedGame,
  GameDraft,
  GameId,
  GameRow,
  GamesRepository,
  Snapshot,
  Step,
  StepBack,
  StoredGame,
  StoredMove,
} from './types';

/** Slots of snapshots beside those of rounds, which are the round's number. */
const LAST = 0;
const BASE = -1;
/** So many starts of rounds are kept, in case the last position cannot be read by later rules. */
const ROUNDS_KEPT = 2;
const BATCH = 250;

/** Someone else has changed the game since it was read, or it is gone. */
export class StaleGame extends Error {
  constructor(id: GameId) {
    super(`game ${id} is not as it was read`);
    this.name = 'StaleGame';
  }
}

function readRow(row: Row): GameRow | null {
  const game = v.safeParse(gameRowSchema, row);
  if (!game.success) return null;
  const { id, kind, name, options, created, played, deleted, ply, summary } = game.output;
  return {
    id,
    kind,
    name,
    options: readJson(options),
    created,
    played,
    deleted,
    ply,
    summary: readJson(summary),
  };
}

function readFinished(row: Row): FinishedGame | null {
  const finished = v.safeParse(statisticsRowSchema, row);
  return finished.success ? { ...finished.output, result: readJson(finished.output.result) } : null;
}

function readMoves(rows: readonly Row[]): StoredMove[] {
  return rows.map((row) => ({
    ply: Number(row['ply']),
    move: String(row['move']),
    ...(Number(row['joined']) === 1 ? { joined: true } : {}),
  }));
}

function readSnapshots(rows: readonly Row[]): Snapshot[] {
  return rows.map((row) => ({ ply: Number(row['ply']), position: String(row['position']) }));
}

async function putSnapshot(sql: Statements, game: GameId, slot: number, snapshot: Snapshot): Promise<void> {
  await sql.run(
    `INSERT INTO snapshots (game, slot, ply, position) VALUES (?, ?, ?, ?)
     ON CONFLICT (game, slot) DO UPDATE SET ply = excluded.ply, position = excluded.position`,
    [game, slot, snapshot.ply, snapshot.position],
  );
}

export async function putFinished(sql: Statements, finished: FinishedGame): Promise<void> {
  const { game, kind, rounds, moves, result } = finished;
  await sql.run(
    `INSERT OR REPLACE INTO statistics (game, kind, finished, rounds, moves, result) VALUES (?, ?, ?, ?, ?, ?)`,
    [game, kind, finished.finished, rounds, moves, JSON.stringify(result)],
  );
}

async function putMoves(sql: Statements, game: GameId, moves: readonly StoredMove[]): Promise<void> {
  for (let start = 0; start < moves.length; start += BATCH) {
    const batch = moves.slice(start, start + BATCH);
    const values = batch.map(() => '(?, ?, ?, ?)').join(', ');
    const params = batch.flatMap(({ ply, move, joined }): SqlValue[] => [game, ply, move, joined ? 1 : 0]);
    await sql.run(`INSERT INTO moves (game, ply, move, joined) VALUES ${values}`, params);
  }
}

export async function putGame(sql: Statements, id: GameId, draft: GameDraft): Promise<void> {
  const [latest, ...earlier] = draft.snapshots;
  await sql.run(
    `INSERT INTO games (id, kind, name, options, engine, created, played, deleted, base, born, ply, summary)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      draft.kind,
      draft.name,
      JSON.stringify(draft.options),
      draft.engine,
      draft.created,
      draft.played,
      draft.deleted ?? null,
      draft.base,
      draft.born,
      draft.moves.at(-1)?.ply ?? draft.base,
      JSON.stringify(draft.summary),
    ],
  );
  await putMoves(sql, id, draft.moves);
  if (latest) await putSnapshot(sql, id, LAST, latest);
  const base = draft.snapshots.find((snapshot) => snapshot.ply === draft.base);
  if (draft.base > 0 && base) await putSnapshot(sql, id, BASE, base);
  const rounds = earlier.filter((snapshot) => snapshot !== base).slice(0, ROUNDS_KEPT);
  // The number of the round is not known here, only the order: later plays push these out all the same.
  for (const [index, snapshot] of rounds.entries()) {
    await putSnapshot(sql, id, rounds.length - index, snapshot);
  }
}

const MAX_ID = 0x7fff_ffff;

/** Ids are drawn, not counted: a game that waits in memory keeps its id when it is saved at last. */
export function drawId(): GameId {
  return 1 + Math.floor(Math.random() * MAX_ID);
}

async function append(sql: Statements, id: GameId, step: Step): Promise<void> {
  const { rebase } = step;
  if (rebase) {
    await sql.run('DELETE FROM moves WHERE game = ? AND ply > ?', [id, rebase.ply]);
    await sql.run('DELETE FROM snapshots WHERE game = ?', [id]);
    await putSnapshot(sql, id, BASE, rebase);
    await sql.run('UPDATE games SET base = ?, ply = ? WHERE id = ? AND ply >= ?', [
      rebase.ply,
      rebase.ply,
      id,
      rebase.ply,
    ]);
  }
  const changed = await sql.run(
    'UPDATE games SET ply = ?, played = ?, engine = ?, summary = ? WHERE id = ? AND ply = ?',
    [step.ply, step.played, step.engine, JSON.stringify(step.summary), id, step.ply - step.moves.length],
  );
  if (changed !== 1) throw new StaleGame(id);
  await putMoves(sql, id, storedMoves(step));
  await putSnapshot(sql, id, LAST, step);
  if (step.round !== null) {
    await putSnapshot(sql, id, step.round, step);
    await sql.run('DELETE FROM snapshots WHERE game = ? AND slot > 0 AND slot <= ?', [
      id,
      step.round - ROUNDS_KEPT,
    ]);
  }
  if (step.finished) await putFinished(sql, step.finished);
}

async function truncate(sql: Statements, id: GameId, back: StepBack): Promise<void> {
  const changed = await sql.run(
    'UPDATE games SET ply = ?, played = ?, summary = ? WHERE id = ? AND ply > ? AND base <= ?',
    [back.ply, back.played, JSON.stringify(back.summary), id, back.ply, back.ply],
  );
  if (changed !== 1) throw new StaleGame(id);
  await sql.run('DELETE FROM moves WHERE game = ? AND ply > ?', [id, back.ply]);
  await sql.run('DELETE FROM snapshots WHERE game = ? AND slot > 0 AND ply > ?', [id, back.ply]);
  await putSnapshot(sql, id, LAST, back);
  // An end that was taken back did not happen.
  await sql.run('DELETE FROM statistics WHERE game = ?', [id]);
}

const ROW =
  'SELECT id, kind, name, options, engine, created, played, deleted, base, born, ply, summary FROM games';

export function sqliteGames(db: Db): GamesRepository {
  const rowsOf = async (sql: string) =>
    (await db.all(sql, [])).flatMap((row) => {
      const entry = readRow(row);
      return entry ? [entry] : [];
    });

  return {
    list: () => rowsOf(`${ROW} WHERE deleted IS NULL ORDER BY played DESC, id`),
    listDeleted: () => rowsOf(`${ROW} WHERE deleted IS NOT NULL ORDER BY deleted DESC, id`),

    load(id): Promise<StoredGame | null> {
      return db.transaction(async (sql) => {
        const [row] = await sql.all(`${ROW} WHERE id = ?`, [id]);
        const game = v.safeParse(gameRowSchema, row);
        if (!game.success) return null;
        const moves = readMoves(
          await sql.all('SELECT ply, move, joined FROM moves WHERE game = ? ORDER BY ply', [id]),
        );
        const snapshots = readSnapshots(
          await sql.all(
            'SELECT ply, position FROM snapshots WHERE game = ? ORDER BY ply DESC, slot = 0 DESC',
            [id],
          ),
        );
        const { summary: _, ply: __, options, ...rest } = game.output;
        return { ...rest, options: readJson(options), moves, snapshots };
      });
    },

    create(draft) {
      return db.transaction(async (sql) => {
        let id = drawId();
        while ((await sql.all('SELECT id FROM games WHERE id = ?', [id])).length > 0) id = drawId();
        await putGame(sql, id, draft);
        return id;
      });
    },

    append: (id, step) => db.transaction((sql) => append(sql, id, step)),
    truncate: (id, back) => db.transaction((sql) => truncate(sql, id, back)),

    async rename(id, name) {
      await db.run('UPDATE games SET name = ? WHERE id = ?', [name, id]);
    },
    async remove(id, at) {
      await db.run('UPDATE games SET deleted = ? WHERE id = ?', [at, id]);
    },
    async restore(id) {
      await db.run('UPDATE games SET deleted = NULL WHERE id = ?', [id]);
    },
    async purge(before) {
      await db.run('DELETE FROM games WHERE deleted IS NOT NULL AND deleted < ?', [before]);
    },

    async statistics() {
      const rows = await db.all('SELECT * FROM statistics ORDER BY finished', []);
      return rows.flatMap((row) => readFinished(row) ?? []);
    },
    async forgetStatistics() {
      await db.run('DELETE FROM statistics', []);
    },
  };
}
