import * as v from 'valibot';

import type { Db, Row, SqlValue, Statements } from '../db';
import { plainLedger, type Ledger } from '../ledger';
import { timePassed } from './bin';
import { moveDigest, provesMove, provesSnapshot, snapshotDigest } from './proofs';
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
  const { id, kind, name, options, created, played, deleted, ply, lost, summary } = game.output;
  return {
    id,
    kind,
    name,
    options: readJson(options),
    created,
    played,
    deleted,
    ply,
    lost,
    summary: readJson(summary),
  };
}

function readFinished(row: Row): FinishedGame | null {
  const finished = v.safeParse(statisticsRowSchema, row);
  return finished.success ? { ...finished.output, result: readJson(finished.output.result) } : null;
}

/** One that was damaged is missing: then the game goes on from a position, and says so. */
function readMoves(game: GameId, rows: readonly Row[]): StoredMove[] {
  return rows.flatMap((row) => {
    const ply = Number(row['ply']);
    const move = String(row['move']);
    if (!provesMove(row['digest'], game, ply, move)) return [];
    return [{ ply, move, ...(Number(row['joined']) === 1 ? { joined: true } : {}) }];
  });
}

/** One that was damaged says nothing: it must not win against moves that are sound. */
function readSnapshots(rows: readonly Row[]): Snapshot[] {
  return rows.flatMap((row) => {
    const snapshot = { ply: Number(row['ply']), position: String(row['position']) };
    return provesSnapshot(row['digest'], snapshot) ? [snapshot] : [];
  });
}

async function putSnapshot(sql: Statements, game: GameId, slot: number, snapshot: Snapshot): Promise<void> {
  await sql.run(
    `INSERT INTO snapshots (game, slot, ply, position, digest) VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, slot)
     DO UPDATE SET ply = excluded.ply, position = excluded.position, digest = excluded.digest`,
    [game, slot, snapshot.ply, snapshot.position, snapshotDigest(snapshot)],
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
    const values = batch.map(() => '(?, ?, ?, ?, ?)').join(', ');
    const params = batch.flatMap(({ ply, move, joined }): SqlValue[] => [
      game,
      ply,
      move,
      joined ? 1 : 0,
      moveDigest(game, ply, move),
    ]);
    await sql.run(`INSERT INTO moves (game, ply, move, joined, digest) VALUES ${values}`, params);
  }
}

export async function putGame(
  sql: Statements,
  id: GameId,
  draft: GameDraft,
  revision: number,
  turn = revision,
): Promise<void> {
  const [latest, ...earlier] = draft.snapshots;
  await sql.run(
    `INSERT INTO games (id, kind, name, options, engine, created, played, deleted, base, born, ply, summary, lost,
       revision, turn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      // A record can begin at a position behind its last move: those between are lost.
      Math.max(draft.base, draft.moves.at(-1)?.ply ?? 0),
      JSON.stringify(draft.summary),
      draft.lost ?? 0,
      revision,
      turn,
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

async function append(sql: Statements, revision: number, id: GameId, step: Step): Promise<void> {
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
    `UPDATE games SET ply = ?, played = ?, engine = ?, summary = ?, revision = ?, turn = ?
     WHERE id = ? AND ply = ?`,
    [
      step.ply,
      step.played,
      step.engine,
      JSON.stringify(step.summary),
      revision,
      revision,
      id,
      step.ply - step.moves.length,
    ],
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

async function truncate(sql: Statements, revision: number, id: GameId, back: StepBack): Promise<void> {
  const changed = await sql.run(
    `UPDATE games SET ply = ?, played = ?, summary = ?, revision = ?, turn = ?
     WHERE id = ? AND ply > ? AND base <= ?`,
    [back.ply, back.played, JSON.stringify(back.summary), revision, revision, id, back.ply, back.ply],
  );
  if (changed !== 1) throw new StaleGame(id);
  await sql.run('DELETE FROM moves WHERE game = ? AND ply > ?', [id, back.ply]);
  await sql.run('DELETE FROM snapshots WHERE game = ? AND slot > 0 AND ply > ?', [id, back.ply]);
  await putSnapshot(sql, id, LAST, back);
  // An end that was taken back did not happen.
  await sql.run('DELETE FROM statistics WHERE game = ?', [id]);
}

const ROW =
  'SELECT id, kind, name, options, engine, created, played, deleted, base, born, ply, lost, summary FROM games';

/** How long each game has been in the bin by now; gives those that have been there long enough. */
async function passTime(sql: Statements, now: number, keep: number): Promise<readonly GameId[]> {
  const [row] = await sql.all('SELECT seen FROM ledger', []);
  const passed = timePassed(Number(row?.['seen'] ?? 0), now);
  await sql.run('UPDATE ledger SET seen = ?', [now]);
  await sql.run('UPDATE games SET aged = aged + ? WHERE deleted IS NOT NULL', [passed]);
  const old = await sql.all('SELECT id FROM games WHERE deleted IS NOT NULL AND aged >= ?', [keep]);
  return old.map((game) => Number(game['id']));
}

/** The ledger numbers every change; without one, no witness is kept. */
export function sqliteGames(db: Db, { change }: Ledger = plainLedger(db)): GamesRepository {
  async function changeRow(assignment: string, params: readonly SqlValue[], id: GameId): Promise<void> {
    await change((sql, revision) =>
      sql.run(`UPDATE games SET ${assignment}, revision = ? WHERE id = ?`, [...params, revision, id]),
    );
  }
  const rowsOf = async (sql: string) =>
    (await db.all(sql, [])).flatMap((row) => {
      const entry = readRow(row);
      return entry ? [entry] : [];
    });

  return {
    list: () => rowsOf(`${ROW} WHERE deleted IS NULL ORDER BY turn DESC, id`),
    listDeleted: () => rowsOf(`${ROW} WHERE deleted IS NOT NULL ORDER BY revision DESC, id`),

    load(id): Promise<StoredGame | null> {
      return db.transaction(async (sql) => {
        const [row] = await sql.all(`${ROW} WHERE id = ?`, [id]);
        const game = v.safeParse(gameRowSchema, row);
        if (!game.success) return null;
        const moves = readMoves(
          id,
          await sql.all('SELECT ply, move, joined, digest FROM moves WHERE game = ? ORDER BY ply', [id]),
        );
        const snapshots = readSnapshots(
          await sql.all(
            'SELECT ply, position, digest FROM snapshots WHERE game = ? ORDER BY ply DESC, slot = 0 DESC',
            [id],
          ),
        );
        const { summary: _, ply: said, options, ...rest } = game.output;
        return { ...rest, options: readJson(options), moves, snapshots, said };
      });
    },

    create(draft) {
      return change(async (sql, revision) => {
        let id = drawId();
        while ((await sql.all('SELECT id FROM games WHERE id = ?', [id])).length > 0) id = drawId();
        await putGame(sql, id, draft, revision);
        return id;
      });
    },

    append: (id, step) => change((sql, revision) => append(sql, revision, id, step)),
    truncate: (id, back) => change((sql, revision) => truncate(sql, revision, id, back)),

    rename: (id, name) => changeRow('name = ?', [name], id),
    remove: (id, at) => changeRow('deleted = ?, aged = 0', [at], id),
    restore: (id) => changeRow('deleted = NULL, aged = 0', [], id),
    lossTold: (id) => changeRow('lost = 0', [], id),

    async purge(now, keep) {
      const old = await db.transaction((sql) => passTime(sql, now, keep));
      if (old.length === 0) return;
      await change(async (sql) => {
        for (const id of old) await sql.run('DELETE FROM games WHERE id = ?', [id]);
      });
    },
    async erase(id) {
      await change((sql) => sql.run('DELETE FROM games WHERE id = ?', [id]));
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
