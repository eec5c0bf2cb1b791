import { act, renderHook, waitFor } from '@testing-library/react-native';

import { usePlayback } from '../../../../app/arrakis/playback/usePlayback';
import { useTable } from '../../../../app/arrakis/table/useTable';
import { openGames } from '../../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../../app/store/gamesLibrary';
import { openGame, playMove, startGame, useRunningGame } from '../../support/arrakisTable';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
import {
  hashState,
  legalMoves,
  moveOf,
  parseMove,
  pending,
  printMove,
  type GameOptions,
  type Move,
} from '../../../../engine/arrakis';
import { freshFolder, nodeEnvironment } from '../../storage/support/nodeStorage';

/** How often the engine made a list of legal moves or a view, and carried a move out. */
const mockCount = { lists: 0, views: 0, moves: 0 };

jest.mock('../../../../engine/core/loop', () => {
  const actual = jest.requireActual('../../../../engine/core/loop');
  return {
    ...actual,
    createLoop: (parts: { ruleOf: (frame: unknown) => Record<string, (...given: unknown[]) => unknown> }) =>
      actual.createLoop({
        ...parts,
        ruleOf: (frame: unknown) => {
          const rule = parts.ruleOf(frame);
          return {
            ...rule,
            moves: (...given: unknown[]) => {
              mockCount.lists += 1;
              return rule['moves']?.(...given);
            },
            choose: (...given: unknown[]) => {
              mockCount.moves += 1;
              return rule['choose']?.(...given);
            },
          };
        },
      }),
  };
});
jest.mock('../../../../engine/arrakis/view/view', () => {
  const actual = jest.requireActual('../../../../engine/arrakis/view/view');
  return {
    ...actual,
    view: (...given: unknown[]) => {
      mockCount.views += 1;
      return actual.view(...given);
    },
  };
});

function running() {
  const { game } = useRunningGame.getState();
  if (!game) throw new Error('no game');
  return game;
}

function move(text: string): Move {
  const parsed = parseMove(text);
  if (!parsed) throw new Error(`${text} is no move`);
  return parsed;
}

async function begin(options: GameOptions): Promise<void> {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()));
  await openLibrary();
  await openGames();
  await startGame(options, 'Evening');
}

/** Ends or declines whatever can be, until a side may spend a strategy die. */
async function toStrategyDie(seat: number): Promise<void> {
  for (let ply = 0; ply < 60; ply += 1) {
    const offered = legalMoves(running().state).map(printMove);
    const now = pending(running().state);
    if (now?.seat === seat && now.kind === 'turn' && offered.includes('result:strategy')) return;
    await playMove(move(offered.includes('done') ? 'done' : (offered[0] ?? '')));
  }
  throw new Error('no strategy die');
}

const two: GameOptions = { mode: 'two', seed: 3, names: ['Ann', 'Hal'] };

/** The Harkonnen have said that the legion of Carthag goes, not yet where to. */
async function toWhere(): Promise<Move> {
  await begin(two);
  await toStrategyDie(1);
  for (const text of ['result:strategy', 'option:move', 'area:carthag']) await playMove(move(text));
  const target = legalMoves(running().state).find(({ kind }) => kind === 'area');
  if (!target) throw new Error('Carthag has a way out.');
  return target;
}

function showTable() {
  return renderHook(() => {
    const game = useRunningGame((state) => state.game) ?? running();
    const { shown, playback } = usePlayback(game);
    return { table: useTable(shown), playback };
  });
}

function countFromHere(): jest.SpyInstance {
  const db = gameStorage().library.database();
  if (!db) throw new Error('no database');
  Object.assign(mockCount, { lists: 0, views: 0, moves: 0 });
  return jest.spyOn(db, 'transaction');
}

beforeEach(() => useSettings.setState({ settings: defaultSettings, status: 'unsaved' }));
afterAll(() => gameStorage().library.close());

describe('one tap', () => {
  it('that sets a whole legion off is two moves, but one commit and one change on the screen', async () => {
    const target = await toWhere();
    const { result } = showTable();
    const { ply } = running();
    const commits = countFromHere();
    const shown: number[] = [];
    const stop = useRunningGame.subscribe(({ game }) => shown.push(game?.ply ?? 0));
    act(() => result.current.table.choose(target));
    await waitFor(() => expect(result.current.table.game.ply).toBe(ply + 2));
    stop();
    expect(new Set(shown)).toEqual(new Set([ply, ply + 2]));
    expect(commits).toHaveBeenCalledTimes(1);
    // A list to check each of the two moves, one for the summary that is stored, one for what is asked next.
    expect(mockCount).toEqual({ lists: 4, views: 2, moves: 2 });
  });

  it('is one undo, which leads to the question that was answered by it; also after reopening', async () => {
    const target = await toWhere();
    const { id, ply, state } = running();
    const { result } = showTable();
    for (const reopened of [false, true]) {
      act(() => result.current.table.choose(target));
      await waitFor(() => expect(result.current.table.game.ply).toBe(ply + 2));
      if (reopened) await act(async () => void (await openGame(id)));
      act(() => result.current.table.undo());
      await waitFor(() => expect(result.current.table.game.ply).toBe(ply));
      expect(result.current.table.decision?.kind).toBe('moveTo');
      expect(hashState(running().state)).toBe(hashState(state));
    }
  });

  it('asks who stays where that is wanted, and is then one move', async () => {
    const target = await toWhere();
    const { ply } = running();
    const { result } = showTable();
    expect(result.current.table.split).toBe(false);
    act(() => result.current.table.setSplit(true));
    act(() => result.current.table.choose(target));
    await waitFor(() => expect(result.current.table.game.ply).toBe(ply + 1));
    expect(result.current.table.decision?.kind).toBe('moveWho');
  });

  it('is refused in words, and plays and stores nothing', async () => {
    await toWhere();
    const { ply } = running();
    const { result } = showTable();
    const commits = countFromHere();
    act(() => result.current.table.choose(moveOf('number', 20)));
    expect(result.current.table.notice?.clause).toMatch(/^R/);
    expect(commits).not.toHaveBeenCalled();
    expect(mockCount).toMatchObject({ views: 0, moves: 0 });
    expect(running().ply).toBe(ply);
    act(() => result.current.table.dismissNotice());
    expect(result.current.table.notice).toBeNull();
  });

  it('that the automaton answers is played once: its steps are kept for playback', async () => {
    await begin({ mode: 'mahdi', seed: 5, names: ['Ann', 'Mahdi'], ties: 'random' });
    const { result } = showTable();
    act(() => result.current.playback?.skip());
    for (let tap = 0; tap < 30 && result.current.playback === null; tap += 1) {
      const { ply, state } = running();
      const offered = legalMoves(state);
      const chosen = offered.find(({ kind }) => kind === 'done') ?? offered[0];
      if (!chosen) throw new Error('nothing to do');
      countFromHere();
      act(() => result.current.table.choose(chosen));
      await waitFor(() => expect(result.current.table.game.ply).toBe(ply + 1));
    }
    expect(result.current.playback?.lines.length).toBeGreaterThan(1);
    const { last, state } = running();
    expect(last?.steps.at(-1)?.state).toBe(state);
    // The human's move alone: what the automaton then does is part of the same play.
    expect(mockCount.moves).toBe(1);
    for (let step = 0; step < 3; step += 1) act(() => result.current.playback?.next());
    expect(mockCount.moves).toBe(1);
  });
});

describe('ways to use a die that come to nothing', () => {
  it('are tried once for a decision, however often it is drawn', async () => {
    await begin(two);
    // Nobody of theirs is near an enemy yet (R7.8).
    await toStrategyDie(0);
    await playMove(move('result:strategy'));
    countFromHere();
    const { result, rerender, unmount } = showTable();
    const openly = mockCount.moves;
    expect(openly).toBeGreaterThan(1);
    expect(result.current.table.withoutEffect).toContain(move('option:attack'));
    // Behind the curtain there are the cards of the hand as well.
    act(() => result.current.table.curtain.call(0));
    act(() => result.current.table.curtain.open());
    expect(result.current.table.withoutEffect).toContain(move('option:attack'));
    expect(result.current.table.withoutEffect).not.toContain(move('option:move'));
    const tried = mockCount.moves;
    expect(tried).toBeGreaterThan(openly);
    for (let draw = 0; draw < 5; draw += 1) rerender({});
    act(() => result.current.table.setSplit(true));
    unmount();
    const again = showTable();
    act(() => again.result.current.table.curtain.call(0));
    act(() => again.result.current.table.curtain.open());
    expect(again.result.current.table.withoutEffect).toContain(move('option:attack'));
    expect(mockCount.moves).toBe(tried);
  });
});
