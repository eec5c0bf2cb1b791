import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';

import { legalMoves, newGame, pending, playSilently, type State } from '../../../../engine/arrakis';
import { useCurtain } from '../../../../app/arrakis/table/curtain/useCurtain';

function game(mode: 'two' | 'mahdi' = 'two'): State {
  return newGame({ mode, seed: 11, names: ['Ann', 'Hal'] });
}

/** Plays the first legal moves until somebody has to decide in private. */
function toPrivate(state: State): number {
  for (let ply = 0; ply < 200; ply++) {
    const now = pending(state);
    if (now?.private) return now.seat;
    const [move] = legalMoves(state);
    if (!move) break;
    playSilently(state, move);
  }
  throw new Error('nothing private came');
}

let toBackground: (status: AppStateStatus) => void = () => undefined;

beforeEach(() => {
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_type, listener) => {
    toBackground = (status) => listener(status);
    return { remove: () => undefined };
  });
});

describe('curtain', () => {
  it('stays away while decisions are public, and shows nothing private', () => {
    const { result } = renderHook(() => useCurtain(game()));
    expect(result.current.waitsFor).toBeNull();
    expect(result.current.openFor).toBeNull();
  });

  it('waits for the seat that decides in private and opens only for it', () => {
    const state = game();
    const seat = toPrivate(state);
    const { result } = renderHook(() => useCurtain(state));
    expect(result.current.waitsFor).toBe(seat);
    expect(result.current.openFor).toBeNull();
    act(() => result.current.open());
    expect(result.current.waitsFor).toBeNull();
    expect(result.current.openFor).toBe(seat);
  });

  it('closes by one call and asks again', () => {
    const state = game();
    const seat = toPrivate(state);
    const { result } = renderHook(() => useCurtain(state));
    act(() => result.current.open());
    act(() => result.current.close());
    expect(result.current.waitsFor).toBe(seat);
  });

  it('comes back after the app was in the background', () => {
    const state = game();
    const seat = toPrivate(state);
    const { result } = renderHook(() => useCurtain(state));
    act(() => result.current.open());
    act(() => toBackground('background'));
    expect(result.current.openFor).toBeNull();
    expect(result.current.waitsFor).toBe(seat);
  });

  it('closes when the decision passes to the other seat', () => {
    const mine = game();
    const seat = toPrivate(mine);
    const other = game();
    expect(pending(other)?.seat).not.toBe(seat);
    const { result, rerender } = renderHook(({ state }: { state: State }) => useCurtain(state), {
      initialProps: { state: mine },
    });
    act(() => result.current.open());
    rerender({ state: other });
    expect(result.current.openFor).toBeNull();
    rerender({ state: mine });
    expect(result.current.openFor).toBeNull();
    expect(result.current.waitsFor).toBe(seat);
  });

  it('lets either seat look at its own things while the decision is public, behind the curtain', () => {
    const { result } = renderHook(() => useCurtain(game()));
    act(() => result.current.call(0));
    expect(result.current.waitsFor).toBe(0);
    expect(result.current.openFor).toBeNull();
    act(() => result.current.dismiss?.());
    expect(result.current.waitsFor).toBeNull();
    act(() => result.current.call(0));
    act(() => result.current.open());
    expect(result.current.openFor).toBe(0);
    act(() => result.current.close());
    expect(result.current.openFor).toBeNull();
    expect(result.current.waitsFor).toBeNull();
  });

  it('does not exist for one who plays alone', () => {
    const { result } = renderHook(() => useCurtain(game('mahdi')));
    expect(result.current.waitsFor).toBeNull();
    expect(result.current.openFor).toBe(0);
  });
});
