import { GameFileError } from '../../../app/storage/file/gameFileError';
import {
  branchGame,
  deleteGame,
  duplicateGame,
  exportGame,
  importGame,
  latestGame,
  loadGame,
  openGames,
  refreshGames,
  renameGame,
  useGames,
  type GameEntry,
} from '../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../app/store/gamesLibrary';
import { lookBack } from '../../../app/store/gamesLookBack';
import { openGame } from '../../../app/store/gamesRunning';
import { findArrakis } from '../support/arrakisTable';
import { storedAtOnce } from '../storage/support/games';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

jest.setTimeout(120_000);

/** A game of rules that a later version may have. */
async function storeUnknown(base = 0): Promise<number> {
  return gameStorage().library.use((games) =>
    games.create({
      kind: 'chess',
      name: 'Evening at the club',
      options: { clock: 5 },
      engine: 3,
      created: 1000,
      played: 9_000_000_000_000,
      base,
      born: 0,
      moves: Array.from({ length: 10 }, (_, index) => ({ ply: base + index + 1, move: `e${index}` })),
      snapshots: [
        { ply: base + 10, position: 'the end' },
        ...(base > 0 ? [{ ply: base, position: 'two\nlines' }] : []),
      ],
      summary: { check: true },
    }),
  );
}

beforeEach(async () => {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()), findArrakis());
  await openLibrary();
  await openGames();
});
afterAll(() => gameStorage().library.close());

describe('a game that this version does not know', () => {
  it('stays in the list under its name, and is told apart', async () => {
    const id = await storeUnknown();
    await refreshGames();
    expect(useGames.getState().entries).toMatchObject([
      { id, kind: 'chess', name: 'Evening at the club', known: false, options: null, summary: null, ply: 10 },
    ]);
  });

  it('cannot be opened, looked back at or branched, and says which game it is', async () => {
    const id = await storeUnknown();
    const before = await loadGame(id);
    for (const attempt of [openGame(id), lookBack(id), duplicateGame(id, 'B'), branchGame(id, 3, 'C')]) {
      await expect(attempt).rejects.toMatchObject({ name: 'UnknownGame', kind: 'chess' });
    }
    expect(await loadGame(id)).toEqual(before);
  });

  it('can be renamed and deleted', async () => {
    const id = await storeUnknown();
    await renameGame(id, 'Morning');
    expect(useGames.getState().entries).toMatchObject([{ id, name: 'Morning' }]);
    await deleteGame(id);
    expect(useGames.getState()).toMatchObject({ entries: [], deleted: [{ id, known: false }] });
  });

  it('can be shared as it is stored, and the file names the game', async () => {
    const text = await exportGame(await storeUnknown());
    expect(text).toContain('\nGame: chess\n');
    expect(text).toContain('\nOptions: {"clock":5}\n');
    expect(text).toContain('\nLength: 10\n');
    expect(text).toContain('\nMoves:\n1 e0 e1 e2 e3 e4 e5 e6 e7\n9 e8 e9\n');
    const later = await exportGame(await storeUnknown(4));
    expect(later).toContain('\nPosition:\n  two\n  lines\n');
    expect(later).toContain('\nMoves:\n5 e0 ');
  });

  it('cannot be imported; the refusal says which game it is', async () => {
    const text = await exportGame(await storeUnknown());
    const refusal = importGame(text);
    await expect(refusal).rejects.toThrow(GameFileError);
    await expect(refusal).rejects.toMatchObject({ fault: 'unknownGame', values: { game: 'chess' } });
  });

  it('is read by a version that knows it, from the file of one that did not', async () => {
    const folder = freshFolder();
    setGameStorage(nodeEnvironment(folder), () => null);
    await openLibrary();
    const { id } = await gameStorage().library.use((games) => storedAtOnce(games, 30, 5));
    const text = await exportGame(id);
    expect(text).toContain('\nFingerprint: -\n');
    await gameStorage().library.close();
    setGameStorage(nodeEnvironment(folder), findArrakis());
    await openLibrary();
    const copy = await loadGame(await importGame(text));
    expect(copy).toMatchObject({ kind: 'arrakis', name: 'Game 5' });
    expect(copy.moves).toEqual((await loadGame(id)).moves);
    // What the moves lead to is not left unchecked: they are all played.
    await expect(importGame(text.replace(/\n1 \S+/, '\n1 area:caladan'))).rejects.toMatchObject({
      fault: 'unknownMove',
    });
  });

  it('goes over to memory and back with the others when the disk fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const id = await storeUnknown();
    const { library } = gameStorage();
    const db = library.database();
    if (!db) throw new Error('no database');
    const run = jest.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('database or disk is full'));
    await renameGame(id, 'In memory');
    expect(library.status()).toMatchObject({ kind: 'memory' });
    run.mockRestore();
    await library.retry();
    expect(library.status()).toMatchObject({ kind: 'saved' });
    expect(await loadGame(id)).toMatchObject({ kind: 'chess', name: 'In memory', options: { clock: 5 } });
    jest.restoreAllMocks();
  });
});

describe('the latest game', () => {
  const entry = (id: number, part: Partial<GameEntry>) =>
    ({ id, known: true, summary: null, ...part }) as GameEntry;
  const running = { round: 3, over: false } as GameEntry['summary'];
  const over = { round: 9, over: true } as GameEntry['summary'];

  it('is the first in the list that can be played on', () => {
    const list = [entry(1, { known: false }), entry(2, { summary: over }), entry(3, { summary: running })];
    expect(latestGame([...list, entry(4, { summary: running })])?.id).toBe(3);
  });

  it('is also one whose summary was damaged: opening it makes that anew', () => {
    expect(latestGame([entry(5, {}), entry(6, { summary: running })])?.id).toBe(5);
  });

  it('is none when all are over or unknown, and before the list has been read', () => {
    expect(latestGame([entry(1, { known: false }), entry(2, { summary: over })])).toBeNull();
    expect(latestGame([])).toBeNull();
    expect(latestGame(null)).toBeNull();
  });

  it('is the one played last, not a later one that this version does not know', async () => {
    await storeUnknown();
    const { id } = await gameStorage().library.use((games) => storedAtOnce(games, 5, 1));
    await refreshGames();
    expect(latestGame(useGames.getState().entries)?.id).toBe(id);
  });
});
