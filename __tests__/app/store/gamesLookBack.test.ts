import { arrakisGame, hashState, pending } from '../../../engine/arrakis';
import { branchGame, loadGame, openGames } from '../../../app/store/games';
import { openLibrary, setGameStorage, gameStorage } from '../../../app/store/gamesLibrary';
import { lookBack, openGame, playMove, useRunningGame } from '../support/arrakisTable';
import { luck, options, pickMove, randomMoves, storedAtOnce } from '../storage/support/games';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

jest.setTimeout(120_000);

const MOVES = 300;
let id = 0;

beforeAll(async () => {
  setGameStorage(nodeEnvironment(freshFolder()));
  await openLibrary();
  id = await gameStorage().library.use(async (games) => (await storedAtOnce(games, MOVES, 4)).id);
  await openGames();
});
afterAll(() => gameStorage().library.close());

describe('looking back', () => {
  it('shows every state of the game as it was', async () => {
    const past = await lookBack(id);
    expect(past).toMatchObject({ first: 0, last: MOVES, trouble: null });
    expect(past.moves).toHaveLength(MOVES);
    const state = arrakisGame.newGame(options(4));
    const hashes = [hashState(state)];
    for (const text of randomMoves(MOVES, 4)) {
      const move = arrakisGame.parseMove(text);
      if (move) arrakisGame.playSilently(state, move);
      hashes.push(hashState(state));
    }
    // Forwards, backwards, and beyond the ends.
    for (let ply = 0; ply <= MOVES; ply += 7) expect(hashState(past.stateAt(ply))).toBe(hashes[ply]);
    for (let ply = MOVES; ply >= 0; ply -= 31) expect(hashState(past.stateAt(ply))).toBe(hashes[ply]);
    expect(hashState(past.stateAt(-5))).toBe(hashes[0]);
    expect(hashState(past.stateAt(MOVES + 5))).toBe(hashes[MOVES]);
  });

  it('tells nobody what was private while the game runs', async () => {
    const past = await lookBack(id);
    const hidden = past.moves.filter((move) => move.move === null);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ply, seat } of hidden) {
      expect(pending(past.stateAt(ply - 1))).toMatchObject({ seat, private: true });
    }
    for (const { events } of past.moves) {
      for (const event of events) expect(event.only).toBeUndefined();
    }
  });

  it('knows where rounds begin', async () => {
    const past = await lookBack(id);
    expect(past.rounds.length).toBeGreaterThan(2);
    for (const ply of past.rounds.slice(1)) {
      expect(past.stateAt(ply).round).toBe(past.stateAt(ply - 1).round + 1);
    }
  });

  it('branches a new game at any point; the old one stays as it is', async () => {
    const before = await loadGame(id);
    for (const ply of [0, 1, 123, MOVES]) {
      const branch = await branchGame(id, ply, `from ${ply}`);
      const game = await openGame(branch);
      expect(game).toMatchObject({ ply, trouble: null, name: `from ${ply}` });
      expect(hashState(game.state)).toBe(hashState((await lookBack(id)).stateAt(ply)));
      await playMove(pickMove(game.state, luck(1)));
      expect(useRunningGame.getState().game?.ply).toBe(ply + 1);
    }
    expect(await loadGame(id)).toEqual(before);
  });
});
