import { act, renderHook } from '@testing-library/react-native';

import { actingSide, toldScenes } from '../../../../app/arrakis/playback/scenes';
import { usePlayback } from '../../../../app/arrakis/playback/usePlayback';
import type { RunningGame } from '../../support/arrakisTable';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
import { luck, pickMove } from '../../storage/support/games';
import {
  apply,
  playInSteps,
  legalMoves,
  newGame,
  newGameInSteps,
  type Mode,
} from '../../../../engine/arrakis';

function started(mode: Mode = 'mahdi'): RunningGame {
  const options = { mode, seed: 7, names: ['Ann', 'Mahdi'], ties: 'random' } as const;
  return {
    id: 3,
    kind: 'arrakis',
    name: 'Evening',
    state: newGame(options),
    ply: 0,
    events: newGameInSteps(options).steps.flatMap(({ events }) => events),
    last: { opening: true, first: 0, ...newGameInSteps(options) },
    undo: 'start',
    trouble: null,
  };
}

function moved(game: RunningGame): RunningGame {
  const [move] = legalMoves(game.state);
  if (!move) throw new Error('no move');
  const { state, events } = apply(game.state, move);
  const ply = game.ply + 1;
  const last = { opening: false, first: ply, before: game.state, steps: playInSteps(game.state, move) };
  return { ...game, state, events, ply, last };
}

beforeEach(() => {
  jest.useFakeTimers();
  useSettings.setState({ settings: defaultSettings, status: 'unsaved' });
});
afterEach(() => jest.useRealTimers());

async function settle(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
    await Promise.resolve();
  });
}

describe('how the game began', () => {
  it('is told step by step before the first decision, beginning with an empty sky', () => {
    const { result } = renderHook(() => usePlayback(started()));
    expect(result.current.playback?.opening).toBe(true);
    expect(result.current.playback?.step).toBe(0);
    expect(result.current.shown.state.frames).toEqual([]);
    const steps = result.current.playback?.lines.length ?? 0;
    for (let step = 0; step < steps; step += 1) act(() => void jest.advanceTimersByTime(5001));
    expect(result.current.playback).toBeNull();
    expect(result.current.shown.state.frames.length).toBeGreaterThan(0);
    expect(result.current.shown.events).toEqual([]);
  });

  it('can be skipped, and is then not told again when the game is opened again', async () => {
    const first = renderHook(() => usePlayback(started()));
    act(() => first.result.current.playback?.skip());
    await settle();
    expect(first.result.current.playback).toBeNull();
    expect(useSettings.getState().settings.openingTold).toBe(3);
    first.unmount();
    const again = renderHook(() => usePlayback(started()));
    expect(again.result.current.playback).toBeNull();
  });

  it('is told from its beginning when the app was closed in the middle of it', () => {
    const first = renderHook(() => usePlayback(started()));
    act(() => first.result.current.playback?.next());
    expect(first.result.current.playback?.step).toBe(1);
    first.unmount();
    const again = renderHook(() => usePlayback(started()));
    expect(again.result.current.playback?.step).toBe(0);
  });

  it('is not told once a move has been made, nor when the table comes back later', () => {
    const { result, rerender } = renderHook(({ game }: { readonly game: RunningGame }) => usePlayback(game), {
      initialProps: { game: started() },
    });
    act(() => result.current.playback?.skip());
    const next = moved(started());
    rerender({ game: next });
    expect(result.current.playback?.opening ?? false).toBe(false);
    const back = renderHook(() => usePlayback({ ...next, last: null, events: [] }));
    expect(back.result.current.playback).toBeNull();
  });

  it('is told between people, too, and by a summary alone at speed off', () => {
    const two = renderHook(() => usePlayback(started('two')));
    expect(two.result.current.playback?.automaton).toBe(false);
    expect(two.result.current.playback?.line.text).toBe('Round 1 began.');
    two.unmount();
    useSettings.setState({ settings: { ...defaultSettings, speed: 'off' }, status: 'unsaved' });
    expect(renderHook(() => usePlayback(started())).result.current.playback).toBeNull();
  });
});

describe('what a tap between two people has led to', () => {
  /** Plays at random until something is told that is more than one scene. */
  function untilTold(): RunningGame {
    let game: RunningGame = { ...started('two'), last: null, events: [] };
    const random = luck(5);
    for (let ply = 0; ply < 500; ply += 1) {
      const move = pickMove(game.state, random);
      const steps = playInSteps(game.state, move);
      const { before } = { before: game.state };
      game = playedTo(game, steps);
      if (toldScenes(before, steps, actingSide(before, false)).length > 2) return game;
    }
    throw new Error('nothing happened');
  }

  function playedTo(game: RunningGame, steps: ReturnType<typeof playInSteps>): RunningGame {
    const ply = game.ply + 1;
    const state = steps.at(-1)?.state ?? game.state;
    const last = { opening: false, first: ply, before: game.state, steps };
    return { ...game, state, ply, last, events: steps.flatMap(({ events }) => events), undo: null };
  }

  function begin() {
    const game = untilTold();
    const start: RunningGame = { ...game, ply: game.ply - 1, last: null, events: [] };
    const hook = renderHook(({ now }: { readonly now: RunningGame }) => usePlayback(now), {
      initialProps: { now: start },
    });
    hook.rerender({ now: game });
    return { game, ...hook };
  }

  it('is told in order, each scene with its own table, and then the game is as it is', () => {
    const { result, game } = begin();
    const seen: string[] = [];
    while (result.current.playback !== null) {
      seen.push(result.current.playback.line.text);
      expect(result.current.shown.telling).toBe(true);
      expect(result.current.shown.settled).toBe(game.state);
      act(() => void jest.advanceTimersByTime(1201));
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(result.current.shown.state).toBe(game.state);
    expect(result.current.shown.telling).toBe(false);
    expect(result.current.shown.events).toEqual([]);
  });

  it('can be skipped, paused and gone back in', () => {
    const { result } = begin();
    act(() => result.current.playback?.next());
    expect(result.current.playback?.step).toBe(1);
    act(() => result.current.playback?.back());
    expect(result.current.playback?.step).toBe(0);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(result.current.playback?.step).toBe(0);
    act(() => result.current.playback?.skip());
    expect(result.current.playback).toBeNull();
  });
});
