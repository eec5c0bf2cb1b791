import { act, renderHook } from '@testing-library/react-native';

import { usePlayback } from '../../../../app/arrakis/playback/usePlayback';
import type { RunningGame } from '../../support/arrakisTable';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
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

  it('is told by the log alone at speed off, and where no automaton plays', () => {
    const two = renderHook(() => usePlayback(started('two')));
    expect(two.result.current.playback).toBeNull();
    two.unmount();
    useSettings.setState({ settings: { ...defaultSettings, speed: 'off' }, status: 'unsaved' });
    expect(renderHook(() => usePlayback(started())).result.current.playback).toBeNull();
  });
});
