import { renderHook } from '@testing-library/react-native';

import { arrakisKind } from '../../../app/arrakis/saved/kind';
import type { AnyKind } from '../../../app/storage/games/kind';
import { openGames } from '../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../app/store/gamesLibrary';
import { closeGame } from '../../../app/store/gamesRunning';
import { gameTable } from '../../../app/store/gameTable';
import { arrakisGame } from '../../../engine/arrakis';
import { findArrakis } from '../support/arrakisTable';
import { luck, options, pickMove } from '../storage/support/games';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

/** A second game in the house, which plays like the first. */
const otherGame = { ...arrakisGame, id: 'other' };
const other = { ...arrakisKind, rules: otherGame } as unknown as AnyKind;

const ours = gameTable(arrakisGame);
const theirs = gameTable(otherGame);

beforeEach(async () => {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()), (id) => (id === 'other' ? other : findArrakis()(id)));
  await openLibrary();
  await openGames();
  await closeGame();
});
afterAll(() => gameStorage().library.close());

describe('the table of a game', () => {
  it('begins and plays games of its own kind', async () => {
    const game = await ours.start(options(), 'Evening');
    expect(game).toMatchObject({ kind: 'arrakis', ply: 0 });
    const played = await ours.play([pickMove(game.state, luck(1))], game.id);
    expect(played).toMatchObject({ id: game.id, ply: 1 });
    expect(renderHook(() => ours.useGame()).result.current).toBe(played);
    expect(await gameStorage().library.use((games) => games.list())).toMatchObject([{ kind: 'arrakis' }]);
  });

  it('does not see a game of another kind, and plays nothing in it', async () => {
    const game = await theirs.start(options(), 'Other evening');
    expect(game.kind).toBe('other');
    expect(renderHook(() => ours.useGame()).result.current).toBeNull();
    expect(renderHook(() => theirs.useGame()).result.current).toBe(game);
    await expect(ours.play([pickMove(game.state, luck(1))], game.id)).rejects.toThrow('other');
    expect(await gameStorage().library.use((games) => games.list())).toMatchObject([
      { kind: 'other', ply: 0 },
    ]);
  });

  it('begins nothing with options that the rules refuse', async () => {
    await expect(ours.start({ ...options(), names: [] }, 'Nobody')).rejects.toThrow('one name for each seat');
    expect(await gameStorage().library.use((games) => games.list())).toEqual([]);
  });
});
