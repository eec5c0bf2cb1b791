import type { Sql } from './sql';

export interface SettingsRepository {
  load(): Promise<Readonly<Record<string, unknown>>>;
  save(key: string, value: unknown): Promise<void>;
}

export async function settingsRepository(sql: Sql): Promise<SettingsRepository> {
  await sql.exec('CREATE TABLE IF NOT EXISTS setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');

  return {
    async load() {
      const rows = await sql.all('SELECT key, value FROM setting', []);
      return Object.fromEntries(rows.map((row) => [String(row['key']), parse(String(row['value']))]));
    },
    async save(key, value) {
      await sql.run(
        'INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        [key, JSON.stringify(value)],
      );
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
