import { readFileSync, writeFileSync } from 'node:fs';

import { snapshotDigest } from '../../../app/storage/games/proofs';
import { replayMoves } from '../../../app/storage/games/replay';
import { reopen } from '../../../app/storage/games/reopen';
import type { GameId, StoredGame } from '../../../app/storage/games/types';
import { arrakisGame, legalMoves } from '../../../engine/arrakis';
import { stepOf } from './support/games';
import { GAMES, libraryIn, listed, MOVES, someGames, spoil, tamper } from './support/wreck';

jest.setTimeout(120_000);

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

/** Changes bytes wherever the file holds these. */
function change(path: string, from: Buffer, to: Buffer): void {
  const bytes = readFileSync(path);
  let found = 0;
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) {
    to.copy(bytes, at);
    found += 1;
  }
  expect(found).toBeGreaterThan(0);
  writeFileSync(path, bytes);
}

async function load(folder: string, id: GameId): Promise<StoredGame> {
  const library = libraryIn(folder);
  await library.open();
  const stored = await library.use((games) => games.load(id));
  await library.close();
  if (!stored) throw new Error('not stored');
  return stored;
}

describe('a head that makes the file one that can only be read', () => {
  it('is noticed at the start, not with the first move', async () => {
    const { folder, path, hashes } = await someGames();
    const bytes = readFileSync(path);
    // Version for writing: SQLite leaves alone what is above 2, and says nothing until something is written.
    bytes[18] = 3;
    writeFileSync(path, bytes);
    const { library, status, found } = await listed(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: { games: GAMES, lost: [] } });
    expect(found).toEqual(hashes);
    for (const id of hashes.keys()) {
      const stored = await library.use((games) => games.load(id));
      if (!stored) throw new Error('not stored');
      const { state, ply } = await reopen(stored, arrakisGame);
      const [move] = legalMoves(state);
      if (!move) throw new Error('no move');
      arrakisGame.playSilently(state, move);
      const step = stepOf(state, ply + 1, arrakisGame.printMove(move));
      await library.use((games) => games.append(id, step));
    }
    await library.close();
  });
});

describe('a column whose name was damaged', () => {
  // One bit makes a small letter a great one: SQLite finds the file sound, and reads the column under a name of its own.
  it.each([
    [' lost INTEGER', ' Lost INTEGER'],
    ['options TEXT', 'Options TEXT'],
    ['position TEXT', 'posItion TEXT'],
    ['move TEXT', 'moVe TEXT'],
    ['changes INTEGER', 'Changes INTEGER'],
  ])('is noticed at the start and costs no game: %s', async (from, to) => {
    const { folder, path, hashes } = await someGames();
    change(path, Buffer.from(from), Buffer.from(to));
    const { library, status, found } = await listed(folder);
    expect(status).toMatchObject({ kind: 'saved', recovery: { games: GAMES, lost: [] } });
    expect(found).toEqual(hashes);
    await library.close();
  });
});

describe('a move of which one bit was turned over', () => {
  const first = 'unicode(move)';
  it.each([
    ['into another letter', `char((${first} | 1) - (${first} & 1)) || substr(move, 2)`],
    ['into what is no letter', `CAST(x'B0' || CAST(substr(move, 2) AS BLOB) AS TEXT)`],
  ])('%s is the move that fits its digest', async (_, letters) => {
    const { folder, path, hashes } = await someGames();
    // Only the moves are left to lead to where the games stood.
    await tamper(path, `UPDATE moves SET move = ${letters} WHERE ply = 20; DELETE FROM snapshots;`);
    spoil(path);
    const { library, found } = await listed(folder);
    expect(found).toEqual(hashes);
    await library.close();
  });
});

describe('a position that stands for a game whose moves are lost', () => {
  it('is found by the index when its own row names a game that there is not', async () => {
    const { folder, path, hashes } = await someGames();
    const [victim = 0] = hashes.keys();
    const [last] = (await load(folder, victim)).snapshots;
    if (!last) throw new Error('no position');
    await tamper(path, 'DELETE FROM moves; DELETE FROM snapshots WHERE slot <> 0; VACUUM;');
    // The number of the game, the ply, and how the position begins; the slot takes no byte.
    const row = Buffer.concat([Buffer.alloc(5), Buffer.from(last.position.slice(0, 12))]);
    row.writeUInt32BE(victim);
    row[4] = last.ply;
    const damaged = Buffer.from(row);
    damaged[1] = (damaged[1] ?? 0) ^ 0x10;
    change(path, row, damaged);
    spoil(path);
    const { library, found, stored } = await listed(folder);
    expect(stored.get(victim)).toBe(MOVES);
    expect(found).toEqual(hashes);
    await library.close();
  });

  it('is kept when a damaged slot puts it where another one stands', async () => {
    const { folder, path, hashes } = await someGames();
    const [victim = 0] = hashes.keys();
    const game = await load(folder, victim);
    const state = arrakisGame.newGame(arrakisGame.readOptions(game.options));
    await replayMoves(arrakisGame, state, 0, game.moves.slice(0, 30));
    const early = { ply: 30, position: arrakisGame.printPosition(state) };
    await tamper(
      path,
      `DELETE FROM moves WHERE ply > 30;
       ALTER TABLE snapshots RENAME TO sound; CREATE TABLE snapshots (game, slot, ply, position, digest);
       INSERT INTO snapshots VALUES (${victim}, 1, 30, '${early.position}', ${snapshotDigest(early)});
       INSERT INTO snapshots SELECT game, 1, ply, position, digest FROM sound WHERE slot = 0;
       DROP TABLE sound;`,
    );
    spoil(path);
    const { library, found, stored } = await listed(folder);
    expect(stored.get(victim)).toBe(MOVES);
    expect(found).toEqual(hashes);
    await library.close();
  });

  it.each(['snapshots', 'moves'])(
    'or its moves are believed when one bit of the digests of %s is wrong',
    async (table) => {
      const { folder, path, hashes } = await someGames();
      const other = table === 'moves' ? 'snapshots' : 'moves';
      await tamper(
        path,
        `UPDATE ${table} SET digest = digest + CASE digest & 4 WHEN 0 THEN 4 ELSE -4 END; DELETE FROM ${other};`,
      );
      spoil(path);
      const { library, found, status } = await listed(folder);
      expect(found).toEqual(hashes);
      expect(status).toMatchObject({ recovery: { lost: [] } });
      await library.close();
    },
  );

  it('is not believed when more than a bit of its digest is wrong: the text may be another game', async () => {
    const { folder, path } = await someGames();
    await tamper(path, 'UPDATE snapshots SET digest = digest + 12345; DELETE FROM moves WHERE ply > 50;');
    spoil(path);
    const { library, stored } = await listed(folder);
    expect([...stored.values()]).toEqual(Array.from({ length: GAMES }, () => 50));
    await library.close();
  });
});

describe('options that were changed in the row of a game', () => {
  it('give way to those of a position, also where moves are missing', async () => {
    const { folder, path, hashes } = await someGames();
    await tamper(
      path,
      `UPDATE games SET options = replace(options, '"seed":', '"seed":1'); DELETE FROM moves WHERE ply = 20;`,
    );
    const { library, found } = await listed(folder);
    expect(found).toEqual(hashes);
    await library.close();
  });

  it('give way to them where nothing else is damaged and no witness is left', async () => {
    const { folder, path, hashes } = await someGames();
    await tamper(path, `UPDATE games SET options = replace(options, '"seed":', '"seed":1');`);
    spoil(path);
    const library = libraryIn(folder);
    for (const slot of [0, 1]) writeFileSync(`${folder}/witness-${slot}`, '');
    await library.close();
    const after = await listed(folder);
    expect(after.found).toEqual(hashes);
    await after.library.close();
  });
});

describe('a row whose revision was damaged', () => {
  // Far beyond, and just beyond what the ledger has counted.
  it.each([4_096, GAMES + 1])(
    'to %d does not pass for one that is newer than the witness',
    async (revision) => {
      const { folder, path, hashes } = await someGames();
      const [victim = 0] = hashes.keys();
      await tamper(
        path,
        `UPDATE games SET revision = ${revision}, deleted = 1, name = 'Hame' WHERE id = ${victim};`,
      );
      const { library, rows, found } = await listed(folder);
      expect(rows.map(({ name }) => name).sort()).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4']);
      expect(found).toEqual(hashes);
      await library.close();
    },
  );
});
