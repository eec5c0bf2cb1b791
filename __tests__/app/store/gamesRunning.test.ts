import { IllegalMove } from '../../../engine';
import {
  arrakisGame,
  hashState,
  legalMoves,
  moveOf,
  newGameInSteps,
  outcome,
  pending,
  type Move,
} from '../../../engine/arrakis';
import type { GamesRepository } from '../../../app/storage/games/types';
import { readResult } from '../../../app/arrakis/statistics/result';
import { exportGame, importGame, openGames, useGames } from '../../../app/store/games';
import { openLibrary, setGameStorage, gameStorage, useStorage } from '../../../app/store/gamesLibrary';
import {
  closeGame,
  openGame,
  playMove,
  playMoves,
  startGame,
  undoMove,
  useRunningGame,
  type RunningGame,
  findArrakis,
} from '../support/arrakisTable';
import { luck, options, pickMove, randomTap } from '../storage/support/games';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

jest.setTimeout(120_000);

async function openApp(folder = freshFolder(), rules: typeof arrakisGame = arrakisGame): Promise<string> {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(folder), findArrakis(rules));
  useRunningGame.setState({ game: null, busy: false });
  await openLibrary();
  await openGames();
  return folder;
}

function running() {
  const { game } = useRunningGame.getState();
  if (!game) throw new Error('no game');
  return game;
}

async function playSome(count: number, seed = 1): Promise<void> {
  const random = luck(seed);
  for (let move = 0; move < count && pending(running().state); move += 1) {
    await playMove(pickMove(running().state, random));
  }
}

/** Plays until the last move can be taken back (or cannot). */
async function playUntil(undo: 'can' | 'cannot'): Promise<void> {
  const random = luck(5);
  do await playMove(pickMove(running().state, random));
  while ((running().undo === null) !== (undo === 'can'));
}

afterAll(() => gameStorage().library.close());

describe('the running game', () => {
  it('is exactly as it was left, after every move', async () => {
    const folder = await openApp();
    const { id } = await startGame(options(), 'Evening');
    for (let round = 0; round < 12; round += 1) {
      await playSome(5, round);
      const { state, ply } = running();
      await openApp(folder);
      expect(useRunningGame.getState().game).toBeNull();
      await openGame(id);
      expect(running()).toMatchObject({ id, name: 'Evening', ply, trouble: null });
      expect(hashState(running().state)).toBe(hashState(state));
    }
  });

  it('tells how it began until the first move, and the log has it from the start', async () => {
    const folder = await openApp();
    const { id } = await startGame(options(), 'Evening');
    expect(running().last).toEqual({ opening: true, first: 0, ...newGameInSteps(options()) });
    expect(running().events[0]).toEqual({ type: 'roundBegins', round: 1 });
    await openApp(folder);
    await openGame(id);
    expect(running().last).toEqual({ opening: true, first: 0, ...newGameInSteps(options()) });
    await playSome(1);
    await openApp(folder);
    await openGame(id);
    expect(running()).toMatchObject({ last: null, events: [] });
  });

  it('shows a move only when it is stored', async () => {
    await openApp();
    await startGame(options(), 'A');
    const { library } = gameStorage();
    const seen: string[] = [];
    const stop = useRunningGame.subscribe((now, before) => {
      if (now.game?.ply !== before.game?.ply) seen.push(`shown ${now.game?.ply}`);
    });
    const use = jest.spyOn(library, 'use').mockImplementation(async (work) => {
      const watched: GamesRepository = {
        ...jest
          .requireActual<typeof import('../../../app/storage/games/sqliteGames')>(
            '../../../app/storage/games/sqliteGames',
          )
          .sqliteGames(library.database() ?? fail()),
      };
      const append = watched.append.bind(watched);
      return work({
        ...watched,
        append: async (game, step) => {
          await append(game, step);
          await new Promise((done) => setTimeout(done, 5));
          seen.push(`stored ${step.ply}`);
        },
      });
    });
    await Promise.all(
      [1, 2, 3].map(async () => playMove(pickMove(running().state, luck(1))).catch(() => undefined)),
    );
    use.mockRestore();
    stop();
    expect(seen.length).toBeGreaterThan(1);
    seen.forEach((entry, index) => {
      if (entry.startsWith('shown')) expect(seen[index - 1]).toBe(entry.replace('shown', 'stored'));
    });
  });

  it('refuses an illegal move and stays as it is', async () => {
    await openApp();
    const { id } = await startGame(options(), 'A');
    const { state } = running();
    const legal = legalMoves(state);
    const illegal = [moveOf('number', 20), moveOf('done', 0)].find((move) => !legal.includes(move));
    if (!illegal) throw new Error('everything is legal');
    await expect(playMove(illegal)).rejects.toThrow(IllegalMove);
    expect(running().state).toBe(state);
    expect(useRunningGame.getState().busy).toBe(false);
    expect((await gameStorage().library.use((games) => games.load(id)))?.moves).toEqual([]);
  });

  it('takes a move back, on disk as on the screen, also after a restart', async () => {
    const folder = await openApp();
    const { id } = await startGame(options(), 'A');
    await playUntil('can');
    await openApp(folder);
    await openGame(id);
    const { ply } = running();
    expect(running().undo).toBeNull();
    expect(await undoMove()).toBeNull();
    expect(running().ply).toBe(ply - 1);
    const shown = hashState(running().state);
    await openApp(folder);
    await openGame(id);
    expect(running().ply).toBe(ply - 1);
    expect(hashState(running().state)).toBe(shown);
  });

  it('takes several moves back, and stops where it must with the reason', async () => {
    await openApp();
    await startGame(options(3), 'A');
    await playUntil('cannot');
    const random = luck(2);
    let free = 0;
    let before = '';
    for (let tries = 0; tries < 200 && free < 3; tries += 1) {
      if (free === 0) before = hashState(running().state);
      await playMove(pickMove(running().state, random));
      free = running().undo === null ? free + 1 : 0;
    }
    expect(free).toBe(3);
    for (let back = 0; back < 3; back += 1) expect(await undoMove()).toBeNull();
    expect(hashState(running().state)).toBe(before);
    const { ply, undo } = running();
    expect(undo).not.toBeNull();
    expect(await undoMove()).toBe(undo);
    expect(running().ply).toBe(ply);
  });

  describe('a tap of several moves', () => {
    /** Plays taps of three moves until one can be taken back; gives the game before and after it. */
    async function tapUntilUndo() {
      const random = luck(5);
      for (let tries = 0; tries < 300; tries += 1) {
        const before = running();
        const after = await playMoves(randomTap(3, random));
        if (after.undo === null) return { before, after };
      }
      throw new Error('no such tap');
    }
    const stored = async () => (await gameStorage().library.use((games) => games.load(running().id)))?.moves;

    it('is one commit, tells all that happened, and keeps the steps of it', async () => {
      await openApp();
      await startGame(options(), 'A');
      await playSome(10);
      const db = gameStorage().library.database() ?? fail();
      const commits = jest.spyOn(db, 'transaction');
      const before = running();
      const random = luck(4);
      const { ply, events, last, state } = await playMoves(randomTap(3, random));
      expect(commits).toHaveBeenCalledTimes(1);
      expect(ply).toBe(13);
      const again = luck(4);
      const alone = arrakisGame.clone(before.state);
      const told = [1, 2, 3].flatMap(() => arrakisGame.play(alone, pickMove(alone, again)));
      expect(events).toEqual(told);
      expect(hashState(state)).toBe(hashState(alone));
      expect(last).toMatchObject({ opening: false, first: 11 });
      expect(last?.before).toBe(before.state);
      expect(last?.steps.at(-1)?.state).toBe(state);
      expect(last?.steps.flatMap((step) => step.events)).toEqual(told);
      // Between its moves nobody is asked: only the last step waits for somebody.
      expect(last?.steps.slice(0, -1).every((step) => step.state.frames.length === 0)).toBe(true);
    });

    it('is taken back as a whole, on disk as on the screen', async () => {
      await openApp();
      await startGame(options(), 'A');
      const { before, after } = await tapUntilUndo();
      expect(after.ply).toBe(before.ply + 3);
      expect(await undoMove()).toBeNull();
      expect(running()).toMatchObject({ ply: before.ply, undo: before.undo, last: null, events: [] });
      expect(hashState(running().state)).toBe(hashState(before.state));
      expect(await stored()).toHaveLength(before.ply);
    });

    it('is taken back as a whole after a restart too, and taps before it as before', async () => {
      const folder = await openApp();
      const { id } = await startGame(options(), 'A');
      const random = luck(2);
      const shown = [running()];
      for (let tap = 0; tap < 120; tap += 1) {
        await playMoves(randomTap(1 + (tap % 3), random));
        shown.push(running());
        const [one, two, three] = shown.slice(-3);
        // Two taps in a row that can be taken back, the last of several moves.
        if (tap % 3 > 0 && two?.undo === null && three?.undo === null && one) {
          await openApp(folder);
          await openGame(id);
          for (const earlier of [two, one]) {
            expect(running().undo).toBeNull();
            expect(await undoMove()).toBeNull();
            expect(running()).toMatchObject({ ply: earlier.ply, undo: earlier.undo });
            expect(hashState(running().state)).toBe(hashState(earlier.state));
          }
          return;
        }
      }
      throw new Error('no such taps');
    });

    it('is the same tap in a file, and in the game that is made from it', async () => {
      await openApp();
      const { id } = await startGame(options(), 'A');
      const { before } = await tapUntilUndo();
      await openGame(await importGame(await exportGame(id)));
      expect(running().undo).toBeNull();
      expect(await undoMove()).toBeNull();
      expect(running().ply).toBe(before.ply);
      expect(hashState(running().state)).toBe(hashState(before.state));
    });

    it('stands as a whole when one of its moves must stand', async () => {
      const folder = await openApp();
      const { id } = await startGame(options(), 'A');
      const random = luck(5);
      let barred = 0;
      for (let tries = 0; tries < 100 && barred < 5; tries += 1) {
        const first = await playMoves(randomTap(1, random));
        if (first.undo !== null) continue;
        expect(await undoMove()).toBeNull();
        const again = pickAgain(first);
        const { ply, undo } = await playMoves([again, ...randomTap(1, random)]);
        if (undo === null) continue;
        barred += 1;
        expect(await undoMove()).toBe(undo);
        expect(running().ply).toBe(ply);
        await openApp(folder);
        expect(await openGame(id)).toMatchObject({ ply, undo });
      }
      expect(barred).toBe(5);
    });

    it('does nothing at all when one of its moves is not legal, or none is left', async () => {
      await openApp();
      await startGame(options(), 'A');
      await playSome(4);
      const before = running();
      const moves = await stored();
      const illegal = (state: typeof before.state) =>
        [moveOf('number', 20), moveOf('number', 19)].find((move) => !legalMoves(state).includes(move)) ??
        null;
      await expect(playMoves([...randomTap(2, luck(1)), illegal])).rejects.toThrow(IllegalMove);
      expect(await playMoves([() => null])).toBe(before);
      expect(running()).toBe(before);
      expect(await stored()).toEqual(moves);
    });
  });

  it('cannot take back what has not been played', async () => {
    await openApp();
    await startGame(options(), 'A');
    expect(running().undo).toBe('start');
    expect(await undoMove()).toBe('start');
  });

  it('goes on from a snapshot under other rules, says so, and is sound afterwards', async () => {
    const folder = await openApp();
    const { id } = await startGame(options(), 'A');
    await playSome(60);
    const left = hashState(running().state);
    const later: typeof arrakisGame = {
      ...arrakisGame,
      version: arrakisGame.version + 1,
      newGame: (start) => ({ ...arrakisGame.newGame(start), supremacy: 2 }),
    };
    await openApp(folder, later);
    await openGame(id);
    expect(running().trouble).not.toBeNull();
    expect(running().undo).toBe('start');
    expect(hashState(running().state)).toBe(left);
    await playSome(7, 9);
    const { state, ply } = running();
    await openApp(folder, later);
    await openGame(id);
    expect(running()).toMatchObject({ ply, trouble: null });
    expect(hashState(running().state)).toBe(hashState(state));
  });

  it('remembers a finished game in the statistics, once', async () => {
    const folder = await openApp();
    const { id } = await startGame(options(8), 'To the end');
    // A game of chance takes thousands of moves: its record is written at once, but for the last move.
    const random = luck(8);
    const state = arrakisGame.newGame(options(8));
    const texts: string[] = [];
    let before = state;
    while (pending(state)) {
      before = { ...arrakisGame.parsePosition(arrakisGame.printPosition(state)) };
      const move = pickMove(state, random);
      texts.push(arrakisGame.printMove(move));
      arrakisGame.playSilently(state, move);
      if (texts.length > 40_000) throw new Error('endless');
    }
    const lastMove = arrakisGame.parseMove(texts.at(-1) ?? '');
    const stored = await gameStorage().library.use((games) => games.load(id));
    if (!stored || !lastMove) throw new Error('not stored');
    const almost = await gameStorage().library.use((games) =>
      games.create({
        ...stored,
        summary: null,
        moves: texts.slice(0, -1).map((move, index) => ({ ply: index + 1, move })),
        snapshots: [{ ply: texts.length - 1, position: arrakisGame.printPosition(before) }],
      }),
    );
    await openApp(folder);
    await openGame(almost);
    expect(running().trouble).toBeNull();
    await playMove(lastMove);
    const end = outcome(running().state);
    await closeGame();
    const { finished } = useGames.getState();
    expect(finished).toHaveLength(1);
    expect(finished[0]).toMatchObject({
      game: almost,
      kind: 'arrakis',
      rounds: end?.round,
      moves: texts.length,
    });
    const result = readResult(finished[0]?.result);
    expect(result).toMatchObject({ mode: 'two', winner: end?.winner });
    const rolled = Object.values(result?.dice.action.atreides ?? {}).reduce((sum, n) => sum + n, 0);
    // Four Atreides dice in each round (R6.1).
    expect(rolled).toBe(4 * (end?.round ?? 0));
  }, 60_000);

  it('is saved again after a time in memory', async () => {
    const folder = freshFolder();
    await openApp(folder);
    const { id } = await startGame(options(), 'A');
    await playSome(10);
    const { library } = gameStorage();
    const db = library.database();
    if (!db) throw new Error('no database');
    const transaction = jest
      .spyOn(db, 'transaction')
      .mockRejectedValue(new Error('database or disk is full'));
    await playSome(10, 2);
    expect(useStorage.getState().status).toMatchObject({ kind: 'memory', trouble: 'full' });
    expect(running().ply).toBe(20);
    transaction.mockRestore();
    await library.retry();
    expect(useStorage.getState().status).toMatchObject({ kind: 'saved' });
    await playSome(5, 3);
    const { state } = running();
    await openApp(folder);
    await openGame(id);
    expect(running().ply).toBe(25);
    expect(hashState(running().state)).toBe(hashState(state));
  });
});

/** The move with which a tap of one move was made. */
function pickAgain({ last, state }: RunningGame): Move {
  const move = legalMoves(last?.before ?? fail()).find((one) => {
    const copy = arrakisGame.clone(last?.before ?? fail());
    arrakisGame.playSilently(copy, one);
    return hashState(copy) === hashState(state);
  });
  return move ?? fail();
}

function fail(): never {
  throw new Error('no database');
}
