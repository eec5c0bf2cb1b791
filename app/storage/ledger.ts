import type { Db, Row, Statements } from './db';
import { digest } from './digest';
import { MIGRATIONS } from './migrations';
import type { Place } from './placeTypes';
import { printWitness, type Witness, type WitnessEntry } from './witness';

/** Numbers the changes to the games, and lets the witness know of each. */
export interface Ledger {
  /** All of it or nothing. Rows that it changes get its number as their revision. */
  change<T>(work: (sql: Statements, revision: number) => Promise<T>): Promise<T>;
}

async function nextRevision(sql: Statements): Promise<number> {
  await sql.run('UPDATE ledger SET changes = changes + 1', []);
  return changesIn(sql);
}

export async function changesIn(sql: Statements): Promise<number> {
  const [row] = await sql.all('SELECT changes FROM ledger', []);
  return Number(row?.['changes'] ?? 0);
}

const ROW = `SELECT id, kind, name, options, engine, created, played, deleted, base, born, ply, summary, turn, revision,
  lost FROM games`;

export interface TallyEntry extends WitnessEntry {
  readonly revision: number;
}

function entryOf(row: Row): TallyEntry {
  return {
    id: Number(row['id']),
    ply: Number(row['ply']),
    binned: row['deleted'] !== null,
    name: String(row['name']),
    revision: Number(row['revision']),
    digest: digest(
      JSON.stringify(Object.values(row), (_, cell: unknown) =>
        typeof cell === 'bigint' ? String(cell) : cell,
      ),
    ),
  };
}

/** Every game as the witness should know it. */
export async function readTally(sql: Statements): Promise<readonly TallyEntry[]> {
  return (await sql.all(ROW, [])).map(entryOf);
}

/** Without a witness: for databases that nobody opens again. */
export function plainLedger(db: Db): Ledger {
  return {
    change: (work) => db.transaction(async (sql) => work(sql, await nextRevision(sql))),
  };
}

export async function openLedger(db: Db, place: Place, last: Witness | null): Promise<Ledger> {
  let serial = last?.serial ?? 0;
  const entries = new Map<number, WitnessEntry>();

  async function testify(changes: number): Promise<void> {
    serial += 1;
    try {
      // Two places in turn: one of them is whole, whatever happens to the other while it is written.
      const witness = { serial, schema: MIGRATIONS.length, changes, games: [...entries.values()] };
      await place.writeWitness(serial % 2, printWitness(witness));
    } catch (error) {
      // The games are stored all the same.
      console.warn('The witness cannot be written', error);
    }
  }

  for (const entry of await readTally(db)) entries.set(entry.id, entry);
  await testify(await changesIn(db));

  return {
    async change(work) {
      const { result, revision } = await db.transaction(async (sql) => {
        const number = await nextRevision(sql);
        const done = await work(sql, number);
        const left = new Set((await sql.all('SELECT id FROM games', [])).map((row) => Number(row['id'])));
        const changed = await sql.all(`${ROW} WHERE revision = ?`, [number]);
        return { result: { done, left, changed }, revision: number };
      });
      for (const id of entries.keys()) if (!result.left.has(id)) entries.delete(id);
      for (const entry of result.changed.map(entryOf)) entries.set(entry.id, entry);
      await testify(revision);
      return result.done;
    },
  };
}
