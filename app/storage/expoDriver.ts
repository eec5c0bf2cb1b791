import { openDatabaseAsync } from 'expo-sqlite';

import type { Driver } from './db';

/** expo-sqlite on phones and in browsers. Only its asynchronous calls: the others stop a browser's page. */
export async function openExpoDriver(name: string): Promise<Driver> {
  const database = await openDatabaseAsync(name);
  return {
    exec: (sql) => database.execAsync(sql),
    run: async (sql, params) => (await database.runAsync(sql, [...params])).changes,
    all: (sql, params) => database.getAllAsync<Record<string, unknown>>(sql, [...params]),
    close: () => database.closeAsync(),
  };
}
