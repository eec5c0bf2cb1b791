import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

import { legalMoves } from '../../../engine/arrakis';
import { sqliteGames } from '../../../app/storage/games/sqliteGames';
import type { GameId } from '../../../app/storage/games/types';
import { createLibrary } from '../../../app/storage/library';
import { openLibrary, setGameStorage, gameStorage } from '../../../app/store/gamesLibrary';
import { openGame, playMove } from '../support/arrakisTable';
import { freshFolder, nodeDriver, nodeEnvironment } from './support/nodeStorage';
import { GAMES, listed, MOVES, someGames, spoil, tamper } from './support/wreck';

jest.setTimeout(120_000);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Lets a stored move belong to another game: four bytes changed in the middle of the file. */
function giveAway(path: string, game: GameId, to: GameId, ply: number): void {
  const bytes = readFileSync(path);
  const pattern = Buffer.alloc(5);
  pattern.writeUInt32BE(game);
  pattern[4] = ply;
  let found = 0;
  for (let at = bytes.indexOf(pattern); at >= 0; at = bytes.indexOf(pattern, at + 1)) {
    // Followed by a move in our notation, not by a position.
    if (!/^[a-z]+(:|$)/.test(bytes.toString('latin1', at + 5, at + 12))) continue;
    bytes.writeUInt32BE(to, at);
    found += 1;
  }
  // Pages keep copies of what they once held.
  expect(found).toBeGreaterThan(0);
  writeFileSync(path, bytes);
}

describe('a stray row', () => {
  it('that belongs to no game is dropped and counted, and costs no game', async () => {
    const { folder, path, hashes } = await someGames();
    await tamper(
      path,
      `INSERT INTO moves (game, ply, move, joined) VALUES (4711, 1, 'done', 0), (4711, 2, 'done', 0);`,
    );
    spoil(path);
    const { library, status, found } = await listed(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: { games: GAMES, damaged: 0, dropped: 2 } });
    expect(found).toEqual(hashes);
    await library.close();
  });

  it('among the moves of another game costs that one move, and no other game', async () => {
    const { folder, path, hashes } = await someGames();
    const victim = [...hashes.keys()].sort((a, b) => a - b)[1] ?? 0;
    giveAway(path, victim, 3, 30);
    const { library, status, found, stored } = await listed(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: { games: GAMES } });
    for (const [id, hash] of hashes) if (id !== victim) expect(found.get(id)).toBe(hash);
    // The position after the last move is left: nothing of the game itself is lost.
    expect(stored.get(victim)).toBe(MOVES);
    await library.close();
  });

  it('that stands twice, or holds something else than it should, costs itself alone', async () => {
    const { folder, path, hashes } = await someGames();
    await tamper(
      path,
      `ALTER TABLE moves RENAME TO sound; CREATE TABLE moves (game, ply, move, joined, digest);
       INSERT INTO moves SELECT * FROM sound; INSERT INTO moves SELECT * FROM sound LIMIT 9;
       INSERT INTO moves VALUES ('x', 1, 'done', 0, 1), (12, 'y', 'done', 0, 1), (12, 1, 5, 0, 1),
         (NULL, NULL, NULL, NULL, NULL);
       DROP TABLE sound;
       ALTER TABLE games RENAME TO sound; CREATE TABLE games (id INTEGER PRIMARY KEY, name, options, engine, created,
         played, deleted, base, born, ply, summary, kind);
       INSERT INTO games SELECT id, name, options, engine, created, played, deleted, base, born, ply, summary, kind
         FROM sound;
       INSERT INTO games VALUES (77, 5, 5, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 5, 5);
       DROP TABLE sound;`,
    );
    spoil(path);
    const { library, found } = await listed(folder);
    expect(found).toEqual(hashes);
    await library.close();
  });
});

describe('a salvage that fails', () => {
  it('leaves the file where it was, and says so at every start', async () => {
    const { folder, path, hashes } = await someGames();
    spoil(path);
    const bytes = readFileSync(path);
    for (let start = 1; start <= 2; start += 1) {
      const environment = nodeEnvironment(folder);
      const setAside = async () => {
        throw new Error('no room for it');
      };
      const library = createLibrary(
        { ...environment, place: { ...environment.place, setAside } },
        { onStatus: () => undefined, gameInPlay: () => null },
      );
      expect(await library.open()).toMatchObject({ kind: 'memory', trouble: 'broken' });
      await library.close();
      expect(readFileSync(path).equals(bytes)).toBe(true);
    }
    const { library, found } = await listed(folder);
    expect(found).toEqual(hashes);
    await library.close();
  });

  it('after the file was set aside is taken up again at the next start', async () => {
    const { folder, path, hashes } = await someGames();
    spoil(path);
    const environment = nodeEnvironment(folder);
    const first = createLibrary(
      {
        ...environment,
        async openDriver(name) {
          const driver = await environment.openDriver(name);
          const full = async () => {
            throw new Error('database or disk is full');
          };
          return existsSync(path) && readdirSync(folder).some((file) => file.endsWith('.damaged'))
            ? { ...driver, run: full }
            : driver;
        },
      },
      { onStatus: () => undefined, gameInPlay: () => null },
    );
    expect(await first.open()).toMatchObject({ kind: 'memory', trouble: 'full' });
    await first.close();
    const { library, status, found } = await listed(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: { games: GAMES } });
    expect(found).toEqual(hashes);
    await library.close();
  });
});

describe('what a salvage has to tell', () => {
  it('is told at every start until it was understood', async () => {
    const { folder, path } = await someGames();
    spoil(path);
    for (let start = 1; start <= 2; start += 1) {
      const { library, status } = await listed(folder);
      expect(status).toMatchObject({ kind: 'saved', recovery: { games: GAMES } });
      if (start === 2) await library.understood();
      if (start === 2) expect(library.status()).toMatchObject({ kind: 'saved', recovery: null });
      await library.close();
    }
    const { library, status } = await listed(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: null });
    await library.close();
  });
});

describe('a salvaged game', () => {
  it.each([
    ['its last moves and positions', 'DELETE FROM moves WHERE ply > 50; DELETE FROM snapshots;', 50],
    ['moves in the middle and all positions', 'DELETE FROM moves WHERE ply = 20; DELETE FROM snapshots;', 19],
    ['its moves but not its position', 'DELETE FROM moves;', MOVES],
  ])('that has lost %s plays on and says how many moves are lost', async (_, sql, left) => {
    const { folder, path, hashes } = await someGames();
    await tamper(path, sql);
    spoil(path);
    await gameStorage().library.close();
    setGameStorage(nodeEnvironment(folder));
    await openLibrary();
    const lost = MOVES - left;
    const rows = await gameStorage().library.use((games) => games.list());
    expect(rows).toHaveLength(GAMES);
    for (const row of rows) expect(row).toMatchObject({ ply: left, lost });
    const status = gameStorage().library.status();
    const told = status.kind === 'saved' ? (status.recovery?.lost ?? []) : [];
    expect(told.map(({ name, moves }) => `${name}: ${moves}`).sort()).toEqual(
      lost > 0 ? rows.map(({ name }) => `${name}: ${lost}`).sort() : [],
    );
    for (const id of hashes.keys()) {
      const game = await openGame(id);
      expect(game.ply).toBe(left);
      const [move] = legalMoves(game.state);
      if (!move) throw new Error('no move');
      expect((await playMove(move)).ply).toBe(left + 1);
    }
    await gameStorage().library.close();
  });
});

describe('a move that was altered', () => {
  it('into another one that can be played is not believed', async () => {
    const { folder, path, hashes } = await someGames();
    const id = [...hashes.keys()][0] ?? 0;
    // Two moves that are legal at different times, one in place of the other; the file itself is sound.
    await tamper(
      path,
      `UPDATE moves SET move = (SELECT move FROM moves WHERE game = ${id} AND ply = 2) WHERE game = ${id} AND ply = 1;
       DELETE FROM snapshots WHERE game <> ${id};`,
    );
    spoil(path);
    const { library, found, stored } = await listed(folder);
    expect(stored.get(id)).toBe(MOVES);
    expect(found).toEqual(hashes);
    await library.close();
  });
});

describe('a last move that was altered together with its position', () => {
  it('is told as lost, although the file is sound and every row is there, and the game goes on before it', async () => {
    const { folder, path, hashes } = await someGames();
    const id = [...hashes.keys()][0] ?? 0;
    await tamper(
      path,
      `UPDATE moves SET move = 'x' || move WHERE game = ${id} AND ply = ${MOVES};
       UPDATE snapshots SET position = 'x' || position WHERE game = ${id};`,
    );
    await gameStorage().library.close();
    setGameStorage(nodeEnvironment(folder));
    await openLibrary();
    const game = await openGame(id);
    expect(game).toMatchObject({ ply: MOVES - 1, trouble: { kind: 'damaged', lost: 1 } });
    const [move] = legalMoves(game.state);
    if (!move) throw new Error('no move');
    expect((await playMove(move)).ply).toBe(MOVES);
    await gameStorage().library.close();
  });
});

describe('a list that says more moves than there are', () => {
  it('is put right when the app opens, although SQLite finds no fault in the file', async () => {
    const { folder, path, hashes } = await someGames();
    const id = [...hashes.keys()][0] ?? 0;
    await tamper(
      path,
      `DELETE FROM moves WHERE game = ${id} AND ply > 50; DELETE FROM snapshots WHERE game = ${id};`,
    );
    const driver = nodeDriver(path);
    expect(await driver.all('PRAGMA integrity_check', [])).toEqual([{ integrity_check: 'ok' }]);
    await driver.close();
    const { library, status, rows } = await listed(folder);
    expect(status).toMatchObject({ recovery: { lost: [{ moves: 10 }] } });
    expect(rows.find((row) => row.id === id)).toMatchObject({ ply: 50, lost: 10 });
    await library.close();
  });
});

it('reads nothing that is not there', async () => {
  const folder = freshFolder();
  const { library, rows, status } = await listed(folder);
  expect(rows).toEqual([]);
  expect(status).toMatchObject({ recovery: null });
  expect(
    await sqliteGames(library.database() ?? (await Promise.reject(new Error('no database')))).list(),
  ).toEqual([]);
  await library.close();
});
