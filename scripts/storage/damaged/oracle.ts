import { Database } from 'node-sqlite3-wasm';

import { provesMove, provesSnapshot } from '../../../app/storage/games/proofs';
import type { Original } from './sources';

type Cell = string | number | null;

/** Everything that a plain statement still reads; nothing where it fails. */
function rows(database: Database, sql: string, params: readonly Cell[]): readonly Record<string, unknown>[] {
  try {
    return database.all(sql, [...params]) as Record<string, unknown>[];
  } catch {
    return [];
  }
}

type Sound = ReadonlyMap<number, unknown>;

/** What one statement reads of the moves: quick, but the first page that is damaged ends it. */
function movesAtOnce(database: Database, id: number): Sound {
  const sql = 'SELECT ply, move, digest FROM moves WHERE game = ?';
  return new Map(rows(database, sql, [id]).map((row) => [Number(row['ply']), row]));
}

/** How far the moves lead from a ply on. What the quick reading has not found is looked for on its own. */
function reach(database: Database, { id, moves }: Original, quick: Sound, from: number): number {
  const sql = 'SELECT ply, move, digest FROM moves WHERE game = ? AND ply = ?';
  for (let ply = from + 1; ply <= moves.length; ply += 1) {
    const move = moves[ply - 1] ?? '';
    const fits = (row: unknown): boolean => {
      const { move: found, digest } = (row ?? {}) as Readonly<Record<string, unknown>>;
      return found === move && provesMove(digest, id, ply, move);
    };
    if (!fits(quick.get(ply)) && !fits(rows(database, sql, [id, ply])[0])) return ply - 1;
  }
  return moves.length;
}

/**
 * How far each game could be played on by whoever reads the damaged file row by row with SQLite itself: from its start if
 * its options can be read, or from a position; -1 when neither can.
 *
 * A move or a position counts unless its digest speaks against it. Such a row may be sound all the same, with only its digest
 * destroyed; this script knows, because it has the undamaged original. Who has nothing but the file does not: there, a sound
 * position beside a wrong digest and a changed position beside a sound one look alike, and to go on from the latter would
 * be to play another game. So rows whose digest differs are no loss that could have been avoided. Digests that can be told to
 * be damaged themselves (none left, or a single bit wrong) take nothing away: the app must save what stands beside them.
 */
export function saveable(path: string, pragmas: string, originals: readonly Original[]): readonly number[] {
  let database: Database | null = null;
  try {
    const opened = new Database(path);
    database = opened;
    for (const pragma of ['PRAGMA writable_schema = ON', pragmas]) {
      try {
        opened.exec(pragma);
      } catch {
        // Then it is read without.
      }
    }
    return originals.map((original) => {
      const found = new Map<number, string>();
      for (const slot of [-1, 0, ...Array.from({ length: 20 }, (_, round) => round + 1)]) {
        const sql = 'SELECT ply, position, digest FROM snapshots WHERE game = ? AND slot = ?';
        for (const row of rows(opened, sql, [original.id, slot])) {
          const snapshot = { ply: Number(row['ply']), position: String(row['position']) };
          if (provesSnapshot(row['digest'], snapshot)) found.set(snapshot.ply, snapshot.position);
        }
      }
      const plies = original.snapshots
        .filter(({ ply, position }) => found.get(ply) === position)
        .map(({ ply }) => ply);
      const [row] = rows(opened, 'SELECT options FROM games WHERE id = ?', [original.id]);
      const begins = original.base === 0 && (row?.['options'] === original.options || plies.length > 0);
      const starts = begins ? [0, ...plies] : plies;
      const quick = movesAtOnce(opened, original.id);
      return Math.max(-1, ...starts.map((start) => reach(opened, original, quick, start)));
    });
  } catch {
    return originals.map(() => -1);
  } finally {
    try {
      database?.close();
    } catch {
      // It is thrown away with its folder.
    }
  }
}
