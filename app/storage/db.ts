import { serialQueue } from './serialQueue';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** The little of SQLite that repositories need, so that tests can run them on another build of it. */
export interface Statements {
  /** Any number of statements without values. */
  exec(sql: string): Promise<void>;
  /** One statement; gives the number of rows that it changed. */
  run(sql: string, params: readonly SqlValue[]): Promise<number>;
  all(sql: string, params: readonly SqlValue[]): Promise<readonly Row[]>;
}

/** One open handle. Calls must not overlap: `serialDb` sees to that. */
export interface Driver extends Statements {
  close(): Promise<void>;
}

export interface Db extends Statements {
  /**
   * All of it or nothing. Inside, use only the statements handed over: a call on the database itself would wait
   * for the transaction that waits for it.
   */
  transaction<T>(work: (inside: Statements) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Statements that overlap on one handle can crash it, so each waits for the one before. */
export function serialDb(driver: Driver): Db {
  const inTurn = serialQueue();

  async function transact<T>(work: (inside: Statements) => Promise<T>): Promise<T> {
    await driver.exec('BEGIN IMMEDIATE');
    try {
      const result = await work(driver);
      await driver.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has already rolled back after some errors (a full disk); then this one has nothing to do.
      await driver.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  return {
    exec: (sql) => inTurn(() => driver.exec(sql)),
    run: (sql, params) => inTurn(() => driver.run(sql, params)),
    all: (sql, params) => inTurn(() => driver.all(sql, params)),
    transaction: (work) => inTurn(() => transact(work)),
    close: () => inTurn(() => driver.close()),
  };
}
