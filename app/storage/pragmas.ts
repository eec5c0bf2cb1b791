/**
 * How a connection is set up before anything else. FULL: a commit has reached the disk when it returns.
 */
export const PRAGMAS = {
  /** WAL: a commit is one append and one sync. fullfsync: on Apple devices a plain sync leaves data in the drive's cache. */
  phone: 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;',
  /** WAL needs shared memory, which a browser's files lack, unless one connection has the file for itself: ours has. */
  browser: 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
} as const;
