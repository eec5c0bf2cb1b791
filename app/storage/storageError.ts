/**
 * Why nothing can be stored: another tab has the file, the disk is full, writing fails (browsers do not say more when
 * they are full), the file is damaged, a newer version of the app has written it, or the device offers no storage (or
 * fails in a way that is not known here).
 */
export const STORAGE_TROUBLES = ['otherTab', 'full', 'writing', 'broken', 'newer', 'unavailable'] as const;
export type StorageTrouble = (typeof STORAGE_TROUBLES)[number];

export class StorageError extends Error {
  constructor(
    readonly trouble: StorageTrouble,
    message: string,
  ) {
    super(message);
    this.name = 'StorageError';
  }
}

// The drivers agree on no error codes, only on SQLite's own words and, in a browser, on names of exceptions.
const SIGNS: readonly (readonly [StorageTrouble, RegExp])[] = [
  ['otherTab', /NoModificationAllowed|Access Handle/i],
  ['writing', /disk I\/O error|SQLITE_IOERR/i],
  ['full', /QuotaExceeded|quota|disk is full|SQLITE_FULL|no space left|ENOSPC/i],
  [
    'broken',
    // Our own statements are sound: where a table or a column is missing or there twice, or a rule of the schema forbids
    // what we write, the schema is damaged.
    /malformed|not a database|file is encrypted|SQLITE_CORRUPT|SQLITE_NOTADB|unsupported file format|no such (table|column)|no column named|duplicate column|already exists|foreign key mismatch|CHECK constraint/i,
  ],
];

export function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const sign = SIGNS.find(([, words]) => words.test(message));
  return new StorageError(sign?.[0] ?? 'unavailable', message);
}
