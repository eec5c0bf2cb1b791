import type { Db } from './db';

export interface SettingsRepository {
  load(): Promise<Readonly<Record<string, unknown>>>;
  save(key: string, value: unknown): Promise<void>;
}

export function settingsRepository(db: Db): SettingsRepository {
  return {
    async load() {
      const rows = await db.all('SELECT key, value FROM settings', []);
      return Object.fromEntries(rows.map((row) => [String(row['key']), parse(String(row['value']))]));
    },
    async save(key, value) {
      await db.run(
        'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
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
