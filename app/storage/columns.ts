import type { Statements } from './db';

/** What the steps of `migrations.ts` lead to. */
const COLUMNS = {
  settings: ['key', 'value'],
  games: [
    ...['id', 'name', 'options', 'engine', 'created', 'played', 'deleted', 'base', 'born', 'ply', 'summary'],
    ...['kind', 'turn', 'revision', 'aged', 'lost'],
  ],
  moves: ['game', 'ply', 'move', 'joined', 'digest'],
  snapshots: ['game', 'slot', 'ply', 'position', 'digest'],
  statistics: ['game', 'kind', 'finished', 'rounds', 'moves', 'result'],
  ledger: ['id', 'changes', 'seen', 'recovery'],
} as const;

/**
 * A table whose columns have other names than they were given. SQLite takes a letter that damage has made great for the
 * small one, but hands the rows over under the name that it reads, where nobody looks for it.
 */
export async function strangeTable(sql: Statements): Promise<string | null> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const found = await sql.all(`PRAGMA table_info(${table})`, []);
    if (found.map((column) => column['name']).join() !== columns.join()) return table;
  }
  return null;
}
