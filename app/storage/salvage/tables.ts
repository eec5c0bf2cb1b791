import * as v from 'valibot';

import type { PageRow } from './pages';
import type { Cell } from './records';

/**
 * Rows by what they look like: a page that no table points to does not say whose it is. The schemas of all versions are
 * known here; a row that was written before a column came lacks it at its end.
 */

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0), v.maxValue(1_000_000));
const id = v.pipe(whole, v.minValue(1), v.maxValue(0x7fff_ffff));
const text = v.string();
/** Any number: a wrong clock or a damaged time costs no game. */
const time = v.pipe(
  v.number(),
  v.transform((stored) => (Math.abs(stored) <= 8_640_000_000_000_000 ? Math.trunc(stored) : 0)),
);

/** Files that were damaged before they knew of more than one game have this one in them. */
const FIRST_GAME = 'arrakis';

// What is not needed to know the game by costs only itself: its options stand in its positions too.
const gameRow = v.object({
  id,
  name: v.fallback(text, ''),
  options: v.fallback(text, ''),
  engine: v.fallback(count, 0),
  created: v.fallback(time, 0),
  played: v.fallback(time, 0),
  deleted: v.fallback(v.nullable(time), null),
  base: v.fallback(count, 0),
  born: v.fallback(count, 0),
  ply: v.fallback(count, 0),
  summary: v.fallback(text, ''),
  kind: v.fallback(v.optional(text, FIRST_GAME), FIRST_GAME),
  turn: v.fallback(v.optional(whole, 0), 0),
  revision: v.fallback(v.optional(whole, 0), 0),
  aged: v.fallback(v.optional(whole, 0), 0),
  lost: v.fallback(v.optional(count, 0), 0),
});
const moveRow = v.object({
  game: id,
  ply: v.pipe(count, v.minValue(1)),
  move: text,
  joined: v.fallback(v.optional(whole, 0), 0),
  digest: v.fallback(v.optional(v.nullable(whole), null), null),
});
const snapshotRow = v.object({
  game: id,
  slot: v.pipe(whole, v.minValue(-1), v.maxValue(1_000_000)),
  ply: count,
  position: text,
  digest: v.fallback(v.optional(v.nullable(whole), null), null),
});
const settingRow = v.object({ key: text, value: text });
const resultRow = v.object({
  game: id,
  kind: text,
  finished: time,
  rounds: count,
  moves: count,
  result: text,
});
const firstResultRow = v.object({
  game: id,
  finished: time,
  mode: text,
  winner: text,
  rounds: count,
  moves: count,
  dice: text,
});

const ledgerRow = v.object({ id: v.literal(1), changes: count });

export type GameFields = v.InferOutput<typeof gameRow>;
export type MoveFields = v.InferOutput<typeof moveRow>;
export type SnapshotFields = v.InferOutput<typeof snapshotRow>;
export type SettingFields = v.InferOutput<typeof settingRow>;
export type ResultFields = v.InferOutput<typeof resultRow>;
export type LedgerFields = v.InferOutput<typeof ledgerRow>;

export type TableRow =
  | { readonly table: 'games'; readonly row: GameFields }
  | { readonly table: 'moves'; readonly row: MoveFields }
  | { readonly table: 'snapshots'; readonly row: SnapshotFields }
  | { readonly table: 'settings'; readonly row: SettingFields }
  | { readonly table: 'statistics'; readonly row: ResultFields }
  | { readonly table: 'ledger'; readonly row: LedgerFields };

/** Tables whose rows matter: one that fits none of the shapes is a row lost. */
export const TABLE_NAMES: readonly string[] = ['games', 'moves', 'snapshots', 'settings', 'statistics'];

function named(entries: Readonly<Record<string, unknown>>, cells: readonly Cell[]): Record<string, Cell> {
  const row: Record<string, Cell> = {};
  Object.keys(entries).forEach((key, index) => {
    const cell = cells[index];
    if (cell !== undefined) row[key] = cell;
  });
  return row;
}

type AnyRow = v.GenericSchema<unknown, unknown> & { readonly entries: Readonly<Record<string, unknown>> };

function fits<Schema extends AnyRow>(schema: Schema, cells: readonly Cell[]): v.InferOutput<Schema> | null {
  if (cells.length > Object.keys(schema.entries).length) return null;
  const result = v.safeParse(schema, named(schema.entries, cells));
  return result.success ? (result.output as v.InferOutput<Schema>) : null;
}

const LEDGER_COLUMNS = 4;

/** A game is known by its options or, where they are damaged, by its name and the number of its cells. */
function looksLikeGame([, name, options, ...more]: readonly Cell[]): boolean {
  if (typeof options === 'string' && options.startsWith('{')) return true;
  return typeof name === 'string' && more.length > 7;
}

/** What a row found on a page is; null when it is none of ours. */
export function tableRow({ rowid, cells }: PageRow): TableRow | null {
  // The key of such a table stands outside of the record: what damage has put in its empty place says nothing. The page does
  // not say either whose rows these are: pages may have changed places.
  if (rowid !== null && (cells[0] === null || looksLikeGame(cells))) {
    const keyed = [rowid, ...cells.slice(1)];
    if (looksLikeGame(cells)) {
      const row = fits(gameRow, keyed.slice(0, Object.keys(gameRow.entries).length));
      return row && { table: 'games', row };
    }
    if (cells.length === LEDGER_COLUMNS) {
      const row = fits(ledgerRow, keyed.slice(0, 2));
      return row && { table: 'ledger', row };
    }
    const result = cells.length === 6 ? fits(resultRow, keyed) : null;
    if (result) return { table: 'statistics', row: result };
    const first = cells.length === 7 ? fits(firstResultRow, keyed) : null;
    if (!first) return null;
    const { mode, winner, dice, ...rest } = first;
    const one = `{"mode":"${mode}","winner":"${winner}","dice":${dice}}`;
    return { table: 'statistics', row: { ...rest, kind: FIRST_GAME, result: one } };
  }
  if (cells.length === 2) {
    const row = fits(settingRow, cells);
    return row && { table: 'settings', row };
  }
  const move = fits(moveRow, cells);
  if (move) return { table: 'moves', row: move };
  const snapshot = fits(snapshotRow, cells);
  return snapshot && { table: 'snapshots', row: snapshot };
}
