import { strangeTable } from './columns';
import type { Statements } from './db';
import { changesIn, readTally } from './ledger';
import type { Loss } from './recovery';
import type { Witness } from './witness';

/**
 * What is wrong with a database that SQLite finds sound. `damaged`: rows are missing, altered, or belong to nobody.
 * `behind`: it is whole, but as it was before the last changes.
 */
export type Faults =
  | { readonly kind: 'none' }
  | { readonly kind: 'damaged'; readonly detail: string }
  | { readonly kind: 'behind'; readonly lost: readonly Loss[] };

/** Games whose moves or last position do not fit what their row says. */
const UNEVEN = `SELECT id FROM games
  LEFT JOIN (SELECT moves.game, COUNT(*) AS moves, MAX(moves.ply) AS last FROM moves
    JOIN games ON games.id = moves.game WHERE moves.ply > games.base GROUP BY moves.game) AS counted
    ON counted.game = games.id
  WHERE COALESCE(counted.moves, 0) <> games.ply - games.base
    OR COALESCE(counted.last, games.base) <> games.ply
    OR NOT EXISTS (SELECT 1 FROM snapshots WHERE snapshots.game = games.id AND slot = 0
      AND snapshots.ply = games.ply)`;

async function strayRows(sql: Statements): Promise<string | null> {
  if ((await sql.all('PRAGMA foreign_key_check', [])).length > 0) return 'rows belong to no game';
  if ((await sql.all(UNEVEN, [])).length > 0) return 'games and moves do not fit';
  return null;
}

export async function findFaults(sql: Statements, witness: Witness | null): Promise<Faults> {
  const strange = await strangeTable(sql);
  if (strange !== null)
    return { kind: 'damaged', detail: `the columns of ${strange} are not those it was made with` };
  const stray = await strayRows(sql);
  if (stray !== null) return { kind: 'damaged', detail: stray };
  if (!witness) return { kind: 'none' };
  const changes = await changesIn(sql);
  const tally = new Map((await readTally(sql)).map((entry) => [entry.id, entry]));
  if (changes < witness.changes) {
    const lost = witness.games.flatMap(({ id, name, ply }): Loss[] => {
      const now = tally.get(id);
      if (!now) return [{ id, name, moves: null }];
      return now.ply < ply ? [{ id, name, moves: ply - now.ply }] : [];
    });
    return { kind: 'behind', lost };
  }
  const known = new Set(witness.games.map(({ id }) => id));
  // Whoever was killed between a change and its witness has one change more than the witness knows.
  const isNewer = (revision: number) => revision > witness.changes && revision <= changes;
  for (const { id, digest } of witness.games) {
    const now = tally.get(id);
    if (!now && changes === witness.changes) return { kind: 'damaged', detail: `game ${id} is missing` };
    if (now && !isNewer(now.revision) && now.digest !== digest) {
      return { kind: 'damaged', detail: `game ${id} was altered` };
    }
  }
  for (const { id, revision } of tally.values()) {
    if (!known.has(id) && !isNewer(revision)) return { kind: 'damaged', detail: `game ${id} is strange` };
  }
  return { kind: 'none' };
}
