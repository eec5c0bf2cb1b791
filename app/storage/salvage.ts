import * as v from 'valibot';

import { GAMES } from '../../engine';
import type { Db, Row, SqlValue, Statements } from './db';

/**
 * Reads what can still be read of a damaged database. A damaged page fails every query that passes over it, so rows are
 * read from both ends towards the damage, and then by jumping into the gap.
 */

const whole = v.pipe(v.number(), v.integer());
const text = v.string();

/** Files that were damaged before they knew of more than one game have this one in them. */
const FIRST_GAME = 'arrakis';

/**
 * The tables in the order in which they can be written again, and what a sound row looks like. A file may have been
 * damaged before its schema was renewed: then it lacks what came later.
 */
const TABLES = {
  settings: v.object({ key: text, value: text }),
  games: v.object({
    id: whole,
    kind: v.optional(text, FIRST_GAME),
    name: text,
    options: text,
    engine: whole,
    created: whole,
    played: whole,
    deleted: v.nullable(whole),
    base: whole,
    born: whole,
    ply: whole,
    summary: text,
  }),
  moves: v.object({
    game: whole,
    ply: whole,
    move: text,
    joined: v.optional(whole, 0),
  }),
  snapshots: v.object({ game: whole, slot: whole, ply: whole, position: text }),
  statistics: v.object({
    game: whole,
    kind: v.optional(text, FIRST_GAME),
    finished: whole,
    rounds: whole,
    moves: whole,
    result: text,
  }),
} as const;
type Table = keyof typeof TABLES;
const TABLE_NAMES = Object.keys(TABLES) as Table[];

export interface Salvage {
  readonly rows: Readonly<Record<Table, readonly Row[]>>;
  /** Games of which something is left. */
  readonly games: number;
  /** Those among them that have lost something. */
  readonly damaged: number;
}

type Fetch = (after: number, before: number, backwards: boolean, limit: number) => Promise<readonly Row[]>;

const CHUNK = 200;
const MAX_JUMPS = 16;

/** All rows that `fetch` can reach with a key between the bounds. */
async function gather(key: string, fetch: Fetch, low: number, high: number): Promise<Row[]> {
  const found = new Map<number, Row>();
  let jumps = MAX_JUMPS;

  // Returns the key up to which rows were read, or null when it came to the other end.
  async function walk(from: number, to: number, backwards: boolean): Promise<number | null> {
    let at = from;
    let limit = CHUNK;
    for (;;) {
      try {
        const rows = backwards ? await fetch(to, at, true, limit) : await fetch(at, to, false, limit);
        for (const row of rows) {
          at = Number(row[key]);
          found.set(at, row);
        }
        if (rows.length < limit) return null;
      } catch {
        if (limit === 1) return at;
        limit = 1;
      }
    }
  }

  async function span(from: number, to: number): Promise<void> {
    const up = await walk(from, to, false);
    if (up === null) return;
    const down = await walk(to, up, true);
    if (down === null || down - up < 2 || jumps <= 0) return;
    jumps -= 1;
    const middle = Math.floor((up + down) / 2);
    if (middle === up || middle === down) return;
    await span(middle, down);
    await span(up, middle + 1);
  }

  await span(low - 1, high + 1);
  return [...found.values()];
}

const MAX_ID = 0x7fff_ffff;
/** Bounds of what a game can hold; close ones make for few jumps. */
const MAX_PLY = 100_000;
const MAX_SLOT = 1000;

function reader(
  sql: Statements,
  table: Table,
  key: string,
  where = '',
  params: readonly SqlValue[] = [],
): Fetch {
  return (after, before, backwards, limit) =>
    sql.all(
      `SELECT * FROM ${table} WHERE ${where}${key} > ? AND ${key} < ? ORDER BY ${key} ${backwards ? 'DESC' : 'ASC'} LIMIT ?`,
      [...params, after, before, limit],
    );
}

async function quietly(work: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  try {
    return await work();
  } catch {
    return [];
  }
}

/** Ids of games of which moves or positions are left, whether or not the game's own row is. */
async function idsIn(sql: Statements, table: 'moves' | 'snapshots'): Promise<readonly number[]> {
  const ids: number[] = [];
  let last = 0;
  for (;;) {
    const after = last;
    const [row] = await quietly(() =>
      sql.all(`SELECT game FROM ${table} WHERE game > ? ORDER BY game LIMIT 1`, [after]),
    );
    if (!row) return ids;
    last = Number(row['game']);
    ids.push(last);
  }
}

/** Results of the first schema stood in columns of their own. */
function resultInOneColumn(row: Row): Row {
  const { mode, winner, dice, ...rest } = row;
  return typeof dice === 'string'
    ? { ...rest, result: `{"mode":"${mode}","winner":"${winner}","dice":${dice}}` }
    : row;
}

function sound(table: Table, rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const result = v.safeParse(TABLES[table], table === 'statistics' ? resultInOneColumn(row) : row);
    return result.success ? [result.output] : [];
  });
}

/** The game whose rules can read a position; empty when there is none. */
function kindOf(position: string): string {
  const reads = GAMES.find((game) => {
    try {
      game.parsePosition(position);
      return true;
    } catch {
      return false;
    }
  });
  return reads?.id ?? '';
}

/** A row for a game whose own is lost; its options stand in its snapshots. */
function standIn(id: number, moves: readonly Row[], snapshots: readonly Row[], now: number): Row | null {
  if (snapshots.length === 0) return null;
  const base = snapshots.find((snapshot) => snapshot['slot'] === -1);
  const ply = Math.max(...[...moves, ...snapshots].map((row) => Number(row['ply'])));
  return {
    id,
    kind: snapshots.map((snapshot) => kindOf(String(snapshot['position']))).find((kind) => kind !== '') ?? '',
    name: `#${id}`,
    options: '',
    engine: 0,
    created: now,
    played: now,
    deleted: null,
    base: Number(base?.['ply'] ?? 0),
    born: 0,
    ply,
    summary: '',
  };
}

export async function salvage(sql: Statements, now: number): Promise<Salvage> {
  const settings = sound('settings', await quietly(() => sql.all('SELECT * FROM settings', [])));
  const statistics = sound('statistics', await gather('game', reader(sql, 'statistics', 'game'), 0, MAX_ID));
  const known = new Map(
    sound('games', await gather('id', reader(sql, 'games', 'id'), 0, MAX_ID)).map((row) => [
      Number(row['id']),
      row,
    ]),
  );
  const ids = new Set([...known.keys(), ...(await idsIn(sql, 'moves')), ...(await idsIn(sql, 'snapshots'))]);

  const rows = { settings, statistics, games: [] as Row[], moves: [] as Row[], snapshots: [] as Row[] };
  let damaged = 0;
  for (const id of ids) {
    const lastPly = Number(known.get(id)?.['ply'] ?? MAX_PLY);
    const moves = sound(
      'moves',
      await gather('ply', reader(sql, 'moves', 'ply', 'game = ? AND ', [id]), 0, lastPly),
    );
    const snapshots = sound(
      'snapshots',
      await gather('slot', reader(sql, 'snapshots', 'slot', 'game = ? AND ', [id]), -1, MAX_SLOT),
    );
    const row = known.get(id) ?? standIn(id, moves, snapshots, now);
    if (!row) continue;
    rows.games.push(row);
    rows.moves.push(...moves);
    rows.snapshots.push(...snapshots);
    const wholeRecord =
      moves.length === Number(row['ply']) || moves.length === Number(row['ply']) - Number(row['base']);
    if (!known.has(id) || !wholeRecord || snapshots.length === 0) damaged += 1;
  }
  return { rows, games: rows.games.length, damaged };
}

const BATCH = 250;

/** Writes what was saved into a fresh database, all of it or nothing. */
export async function restoreSalvage(db: Db, { rows }: Salvage): Promise<void> {
  await db.transaction(async (sql) => {
    for (const table of TABLE_NAMES) {
      const columns = Object.keys(TABLES[table].entries);
      const places = `(${columns.map(() => '?').join(', ')})`;
      const all = rows[table];
      for (let start = 0; start < all.length; start += BATCH) {
        const batch = all.slice(start, start + BATCH);
        await sql.run(
          `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES ${batch.map(() => places).join(', ')}`,
          batch.flatMap((row) => columns.map((column) => row[column] as SqlValue)),
        );
      }
    }
  });
}
