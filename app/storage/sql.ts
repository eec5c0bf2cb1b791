export type SqlValue = string | number | null;

/** The little of SQLite that repositories need, so that tests can run them on another build of it. */
export interface Sql {
  exec(sql: string): Promise<void>;
  run(sql: string, params: readonly SqlValue[]): Promise<void>;
  all(sql: string, params: readonly SqlValue[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}
