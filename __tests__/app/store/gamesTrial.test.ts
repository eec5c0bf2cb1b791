import { findGame } from '../../../engine';
import { hashState, pending } from '../../../engine/arrakis';
import { trialOptions } from '../../../app/arrakis/saved/trialOptions';
import { refreshGames, useGames } from '../../../app/store/games';
import { openLibrary, setGameStorage, gameStorage } from '../../../app/store/gamesLibrary';
import { findArrakis, openGame, playMove, startGame, useRunningGame } from '../support/arrakisTable';
import { runTrial } from '../../../app/store/gamesTrial';
import { luck, options, pickMove } from '../storage/support/games';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

jest.setTimeout(120_000);

beforeEach(async () => {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()));
  useRunningGame.setState({ game: null, busy: false });
  await openLibrary();
  await refreshGames();
});
afterAll(() => gameStorage().library.close());

const rules = findGame('arrakis');
const kind = findArrakis()('arrakis');

function measure(moves: number) {
  if (!kind || !rules) throw new Error('no such game');
  return runTrial(kind, rules.readOptions(trialOptions), 'Trial', moves);
}

describe('the trial', () => {
  it('measures each move and leaves nothing behind', async () => {
    const { moves, commits, opening } = await measure(40);
    expect([moves, commits.length]).toEqual([40, 40]);
    expect(opening).toBeGreaterThan(0);
    expect(useGames.getState()).toMatchObject({ entries: [], deleted: [], finished: [] });
    expect(useRunningGame.getState().game).toBeNull();
  });

  it('keeps its hands off a game that is opened meanwhile', async () => {
    const { id, state } = await startGame(options(3), 'Mine');
    const before = hashState(state);
    const trial = measure(1000);
    trial.catch(() => undefined);
    await openGame(id);
    await expect(trial).rejects.toMatchObject({ name: 'IllegalMove' });
    expect(useRunningGame.getState().game).toMatchObject({ id, ply: 0 });
    expect(hashState((await openGame(id)).state)).toBe(before);
    expect(useGames.getState().entries?.map((entry) => entry.name)).toEqual(['Mine']);
  });
});

describe('a move', () => {
  it('that is meant for another game is refused', async () => {
    const first = await startGame(options(1), 'One');
    const second = await startGame(options(1), 'Two');
    const move = pickMove(second.state, luck(1));
    await expect(playMove(move, first.id)).rejects.toMatchObject({ name: 'IllegalMove' });
    expect(useRunningGame.getState().game).toMatchObject({ id: second.id, ply: 0 });
    expect(pending((await playMove(move, second.id)).state)).not.toBeNull();
  });
});
