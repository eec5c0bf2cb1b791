import * as v from 'valibot';

import type { Db, Statements } from './db';

/** Moves that a game has lost; null when all of it is gone. */
export interface Loss {
  readonly id: number;
  readonly name: string;
  readonly moves: number | null;
}

/** What happened to damaged games, and what there is to tell until the player has understood. */
export interface Recovery {
  /** Name under which the damaged file is kept; null when there was nothing to set aside. */
  readonly kept: string | null;
  /** Games that are there now. */
  readonly games: number;
  /** Those among them that have lost something. */
  readonly damaged: number;
  /** Rows that belonged to no game. */
  readonly dropped: number;
  readonly lost: readonly Loss[];
}

const schema = v.object({
  kept: v.nullable(v.string()),
  games: v.number(),
  damaged: v.number(),
  dropped: v.number(),
  lost: v.array(v.object({ id: v.number(), name: v.string(), moves: v.nullable(v.number()) })),
}) satisfies v.GenericSchema<unknown, Recovery>;

export async function readRecovery(sql: Statements): Promise<Recovery | null> {
  const [row] = await sql.all('SELECT recovery FROM ledger', []);
  try {
    return v.parse(schema, JSON.parse(String(row?.['recovery'])));
  } catch {
    return null;
  }
}

export async function writeRecovery(sql: Statements, recovery: Recovery | null): Promise<void> {
  await sql.run('UPDATE ledger SET recovery = ?', [recovery && JSON.stringify(recovery)]);
}

/** The end of the log is lost, and with it the last moves of some games. */
export async function tellLosses(db: Db, lost: readonly Loss[], games: number): Promise<Recovery> {
  return db.transaction(async (sql) => {
    const before = await readRecovery(sql);
    const recovery: Recovery = {
      kept: before?.kept ?? null,
      games,
      damaged: lost.length,
      dropped: before?.dropped ?? 0,
      lost: [...(before?.lost ?? []), ...lost],
    };
    for (const { id, moves } of lost) {
      if (moves !== null) await sql.run('UPDATE games SET lost = lost + ? WHERE id = ?', [moves, id]);
    }
    await writeRecovery(sql, recovery);
    return recovery;
  });
}
