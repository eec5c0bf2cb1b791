import { changeTies, whoBreaksTies } from '../../../../app/arrakis/ties/setting';
import { letTiesBeBroken } from '../../../../app/arrakis/ties/TiesChoice';
import { openGames } from '../../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../../app/store/gamesLibrary';
import { openSettings, useSettings } from '../../../../app/store/settings';
import {
  hashState,
  legalMoves,
  newGame,
  pending,
  play,
  tieMatters,
  type State,
} from '../../../../engine/arrakis';
import { nodeEnvironment, freshFolder } from '../../storage/support/nodeStorage';
import {
  closeGame,
  findArrakis,
  openGame,
  playMove,
  startGame,
  undoMove,
  useRunningGame,
} from '../../support/arrakisTable';

jest.setTimeout(120_000);

const options = { mode: 'mahdi', seed: 11, names: ['Ann', 'Mahdi'], ties: 'ask' } as const;

beforeEach(async () => {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()), findArrakis());
  useRunningGame.setState({ game: null, busy: false });
  await openLibrary();
  await openGames();
  await openSettings(() => Promise.resolve({ load: async () => ({}), save: async () => undefined }));
});

afterAll(() => gameStorage().library.close());

function running() {
  const { game } = useRunningGame.getState();
  if (!game) throw new Error('no game');
  return game;
}

const isTie = (state: State) => pending(state)?.kind === 'tie';

/** Plays the first moves that are offered, as the player, until the automaton has had some turns. */
async function playSome(taps: number): Promise<boolean[]> {
  const asked: boolean[] = [];
  for (let tap = 0; tap < taps && pending(running().state) !== null; tap += 1) {
    asked.push(isTie(running().state));
    const [move] = legalMoves(running().state);
    if (move) await playMove(move);
  }
  return asked;
}

describe('who breaks Mahdi’s ties (R14.0)', () => {
  it('is the app, unless somebody wants to be asked', () => {
    expect(whoBreaksTies(useSettings.getState().settings.lastGames)).toBe('random');
  });

  it('the app: the first question is the player’s own, and none is about a tie', async () => {
    expect(isTie(newGame(options))).toBe(true);
    await startGame(options, 'solo');
    expect(running().ply).toBeGreaterThan(0);
    expect(running().last?.opening).toBe(true);
    expect(await playSome(40)).not.toContain(true);
  });

  it('what the app has picked is recorded: the game is the same when it is opened again', async () => {
    const { id } = await startGame(options, 'solo');
    await playSome(25);
    const before = hashState(running().state);
    await closeGame();
    await openGame(id);
    expect(hashState(running().state)).toBe(before);
  });

  it('the opening cannot be taken back, and is told again as long as nobody has moved', async () => {
    const { id } = await startGame(options, 'solo');
    const told = running().events.length;
    expect(running().undo).toBe('start');
    expect(await undoMove()).toBe('start');
    await closeGame();
    await openGame(id);
    expect(running().last?.opening).toBe(true);
    expect(running().events).toHaveLength(told);
    expect(running().undo).toBe('start');
    await playSome(1);
    await closeGame();
    await openGame(id);
    expect(running().last?.opening ?? false).toBe(false);
  });

  it('the player: every tie that matters is asked, none that does not', async () => {
    await changeTies('ask');
    await startGame(options, 'solo');
    let asked = 0;
    for (let tap = 0; tap < 60 && pending(running().state) !== null; tap += 1) {
      if (isTie(running().state)) {
        asked += 1;
        expect(tieMatters(running().state)).toBe(true);
      }
      const [move] = legalMoves(running().state);
      if (move) await playMove(move);
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('can be changed in the game: the tie that waits is broken at once', async () => {
    await changeTies('ask');
    await startGame(options, 'solo');
    for (let tap = 0; tap < 200 && !isTie(running().state); tap += 1) await playSome(1);
    expect(isTie(running().state)).toBe(true);
    await letTiesBeBroken('random');
    expect(isTie(running().state)).toBe(false);
    expect(whoBreaksTies(useSettings.getState().settings.lastGames)).toBe('random');
  });

  it('games from before keep their own way', async () => {
    const { ties: _, ...asking } = options;
    await startGame(asking, 'old');
    expect(running().ply).toBe(0);
    expect(isTie(running().state)).toBe(true);
    const copy = newGame({ ...asking, ties: 'random' });
    expect(isTie(copy)).toBe(false);
    const [move] = legalMoves(copy);
    if (move) expect(() => play(copy, move)).not.toThrow();
  });
});
