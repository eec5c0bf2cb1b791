import type { Db } from '../db';
import { putGame } from '../games/sqliteGames';
import type { Loss, Recovery } from '../recovery';
import type { Witness } from '../witness';
import { gather, type Gathered } from './gather';
import { readLog } from './log';
import { mendGame, type Mended } from './mend';

/** The bytes of a damaged database and of its log, as they were found. */
export interface Wreck {
  readonly main: Uint8Array;
  readonly log: Uint8Array | null;
}

export interface Salvage extends Pick<Gathered, 'settings' | 'statistics' | 'dropped'> {
  readonly games: readonly Mended[];
  readonly lost: readonly Loss[];
  readonly witness: Witness | null;
}

/** Reads a damaged database and makes of it games that go on. It changes nothing. */
export async function salvage({ main, log }: Wreck, witness: Witness | null, now: number): Promise<Salvage> {
  const { games: remains, changes, ...rest } = gather(main, log && readLog(log), witness);
  const games: Mended[] = [];
  for (const game of remains) games.push(await mendGame(game, witness, changes, now));
  games.sort((a, b) => a.turn - b.turn || a.draft.played - b.draft.played);
  const found = new Set(games.map(({ id }) => id));
  const gone = witness?.games.filter(({ id }) => !found.has(id)) ?? [];
  const lost = [
    ...games
      .filter((game) => game.lost > 0)
      .map(({ id, draft, lost: moves }) => ({ id, name: draft.name, moves })),
    ...gone.map(({ id, name }) => ({ id, name, moves: null })),
  ];
  return { ...rest, games, lost, witness };
}

/** Writes what was saved into a fresh database, all of it or nothing, with what there is to tell. */
export async function restore(db: Db, salvaged: Salvage, kept: string): Promise<Recovery> {
  const { settings, statistics, games, dropped, lost, witness } = salvaged;
  const damaged = games.filter((game) => game.damaged).length;
  const recovery: Recovery = { kept, games: games.length, damaged, dropped, lost };
  // Greater than any that the witness has seen: it is another database from here on.
  const revision = Math.max(witness?.changes ?? 0, games.length) + 1;
  await db.transaction(async (sql) => {
    for (const { key, value } of settings) {
      await sql.run('INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)', [key, value]);
    }
    for (const { game, kind, finished, rounds, moves, result } of statistics) {
      await sql.run(
        'INSERT OR IGNORE INTO statistics (game, kind, finished, rounds, moves, result) VALUES (?, ?, ?, ?, ?, ?)',
        [game, kind, finished, rounds, moves, result],
      );
    }
    for (const [index, { id, draft }] of games.entries()) await putGame(sql, id, draft, revision, index + 1);
    await sql.run('UPDATE ledger SET changes = ?, recovery = ?', [revision, JSON.stringify(recovery)]);
  });
  return recovery;
}
