import type { Db } from './db';
import { StorageError } from './storageError';

/**
 * The schema as the steps that lead to it. A step that has been released is never changed; a new one is added.
 *
 * games      `kind` is the id of the game whose rules it follows; `options` and `summary` are JSON of that game's own.
 *            `base` is the ply from which the moves replay (0, or that of the snapshot in slot -1); `born` is the ply with
 *            which the game was made from another one; `ply` counts all moves; `deleted` is when it was thrown away.
 *            `revision` is the number of the change that wrote the row last, `turn` of the one that played it last: clocks go
 *            wrong, numbers do not. `aged` is how long it lies in the bin, in milliseconds; `lost` counts the moves that damage
 *            has cost it, until the player knows.
 * moves      ply 1 is the first move; `joined` is 1 where a move was made with the same tap as the one before it; `digest`
 *            proves the move; older rows have none.
 * snapshots  slot 0 is the position after the last move, slot -1 the one at `base`, slot n the one at the start of round n.
 *            `digest` proves the position; older rows have none.
 * statistics one row for each game that was played to its end; it stays when the game is deleted. `result` is JSON of that
 *            game's own.
 * ledger     one row: how many changes to games there were; `seen` is the time when the bin was last looked through;
 *            `recovery` is JSON of what was mended and is still to be told.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE games (
    id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    engine INTEGER NOT NULL,
    created INTEGER NOT NULL,
    played INTEGER NOT NULL,
    deleted INTEGER,
    base INTEGER NOT NULL,
    born INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    summary TEXT NOT NULL
  ) STRICT;

  CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (game, ply)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE snapshots (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    slot INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    position TEXT NOT NULL,
    PRIMARY KEY (game, slot)
  ) STRICT;

  CREATE TABLE statistics (
    game INTEGER NOT NULL PRIMARY KEY,
    finished INTEGER NOT NULL,
    mode TEXT NOT NULL,
    winner TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    dice TEXT NOT NULL
  ) STRICT;
  `,
  `
  ALTER TABLE moves ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;

  -- Before, there was one game only.
  ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'arrakis';

  ALTER TABLE statistics RENAME TO statistics_before;
  CREATE TABLE statistics (
    game INTEGER NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    finished INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    result TEXT NOT NULL
  ) STRICT;
  INSERT INTO statistics (game, kind, finished, rounds, moves, result)
    SELECT game, 'arrakis', finished, rounds, moves,
      '{"mode":"' || mode || '","winner":"' || winner || '","dice":' || dice || '}'
    FROM statistics_before;
  DROP TABLE statistics_before;

  UPDATE settings SET key = 'lastGames', value = '{"arrakis":' || value || '}' WHERE key = 'lastGame';
  `,
  `
  ALTER TABLE games ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN aged INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE snapshots ADD COLUMN digest INTEGER;
  ALTER TABLE moves ADD COLUMN digest INTEGER;
  UPDATE games SET turn = (SELECT COUNT(*) FROM games AS other
    WHERE other.played < games.played OR (other.played = games.played AND other.id >= games.id));

  CREATE TABLE ledger (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    changes INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    recovery TEXT
  ) STRICT;
  INSERT INTO ledger (id, changes, seen) SELECT 1, COUNT(*), 0 FROM games;
  `,
];

/** Brings a database to the newest schema, each step in a transaction together with its number. */
export async function migrate(db: Db, steps: readonly string[] = MIGRATIONS): Promise<void> {
  const [row] = await db.all('PRAGMA user_version', []);
  const version = Number(row?.['user_version'] ?? 0);
  if (version > steps.length) {
    throw new StorageError('newer', `schema ${version} is newer than ${steps.length}`);
  }
  // Nobody writes such a number; two billion steps would lead up from it.
  if (version < 0) throw new StorageError('broken', `schema ${version}`);
  for (let next = version; next < steps.length; next += 1) {
    await db.transaction(async (inside) => {
      await inside.exec(steps[next] ?? '');
      await inside.exec(`PRAGMA user_version = ${next + 1}`);
    });
  }
}
