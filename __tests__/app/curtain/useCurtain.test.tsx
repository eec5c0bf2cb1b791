import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';

import { legalMoves, newGame, pending, playSilently, printMove, type State } from '../../../engine/arrakis';
import { isCovered, useCurtain } from '../../../app/curtain/useCurtain';

function game(mode: 'two' | 'mahdi' = 'two'): State {
  return newGame({ mode, seed: 11, names: ['Ann', 'Hal'] });
}

/** What brings a deployment token, which its owner has to see before anything is decided (R6.6). */
const DEPLOYMENT = ['number:1', 'option:deploy', 'result:deployment', 'result:house'];

/** Plays until somebody has to see something hidden. */
function toPrivate(state: State): number {
  for (let ply = 0; ply < 200; ply++) {
    const now = pending(state);
    if (now !== null && isCovered(now)) return now.seat;
    const moves = legalMoves(state);
    const wish = DEPLOYMENT.map((text) => moves.find((move) => printMove(move) === text)).find(Boolean);
    const move = wish ?? moves.find(({ kind }) => kind === 'done') ?? moves[0];
    if (!move) break;
    playSilently(state, move);
  }
  throw new Error('nothing private came');
}

/** The first decision of a kind. */
function to(state: State, kind: string): number {
  for (let ply = 0; ply < 200; ply++) {
    const now = pending(state);
    if (now?.kind === kind) return now.seat;
    const [move] = legalMoves(state);
    if (!move) break;
    playSilently(state, move);
  }
  throw new Error(`no ${kind} came`);
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
    const { result } = renderHook(() => useCurtain(pending(game()), null));
    expect(result.current.waitsFor).toBeNull();
    expect(result.current.openFor).toBeNull();
  });

  it('waits for the seat that decides in private and opens only for it', () => {
    const state = game();
    const seat = toPrivate(state);
    const { result } = renderHook(() => useCurtain(pending(state), null));
    expect(result.current.waitsFor).toBe(seat);
    expect(result.current.openFor).toBeNull();
    act(() => result.current.open());
    expect(result.current.waitsFor).toBeNull();
    expect(result.current.openFor).toBe(seat);
  });

  it('closes by one call and asks again', () => {
    const state = game();
    const seat = toPrivate(state);
    const { result } = renderHook(() => useCurtain(pending(state), null));
    act(() => result.current.open());
    act(() => result.current.close());
    expect(result.current.waitsFor).toBe(seat);
  });

  it('comes back after the app was in the background', () => {
    const state = game();
    const seat = toPrivate(state);
    const { result } = renderHook(() => useCurtain(pending(state), null));
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
    const { result, rerender } = renderHook(
      ({ state }: { state: State }) => useCurtain(pending(state), null),
      {
        initialProps: { state: mine },
      },
    );
    act(() => result.current.open());
    rerender({ state: other });
    expect(result.current.openFor).toBeNull();
    rerender({ state: mine });
    expect(result.current.openFor).toBeNull();
    expect(result.current.waitsFor).toBe(seat);
  });

  it('lets either seat look at its own things while the decision is public, behind the curtain', () => {
    const { result } = renderHook(() => useCurtain(pending(game()), null));
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

  it('is not offered while something is told, and is then: what was open for the same seat stays open', () => {
    const mine = game();
    const seat = toPrivate(mine);
    const { result, rerender } = renderHook(
      ({ telling }: { telling: boolean }) => useCurtain(pending(mine), null, telling),
      { initialProps: { telling: true } },
    );
    expect(result.current.waitsFor).toBeNull();
    expect(result.current.openFor).toBeNull();
    rerender({ telling: false });
    expect(result.current.waitsFor).toBe(seat);
    act(() => result.current.open());
    rerender({ telling: true });
    expect(result.current.openFor).toBe(seat);
    rerender({ telling: false });
    expect(result.current.openFor).toBe(seat);
    expect(result.current.waitsFor).toBeNull();
  });

  it.each(['turn', 'die'])(
    'R6.1, R6.6 stays away while a %s is chosen, and opens for a wish to look',
    (kind) => {
      const state = game();
      const seat = to(state, kind);
      const { result } = renderHook(() => useCurtain(pending(state), null));
      expect(result.current.waitsFor).toBeNull();
      act(() => result.current.call(seat));
      act(() => result.current.open());
      expect(result.current.openFor).toBe(seat);
      act(() => result.current.close());
      expect(result.current.waitsFor).toBeNull();
    },
  );

  it('stays open for a seat that has not seen what it got, though another one decides', () => {
    const mine = game();
    const seat = to(mine, 'turn');
    const other = game();
    const { result, rerender } = renderHook(
      ({ state, keep }: { state: State; keep: readonly number[] }) =>
        useCurtain(pending(state), null, false, keep),
      { initialProps: { state: mine, keep: [] as readonly number[] } },
    );
    act(() => result.current.call(seat));
    act(() => result.current.open());
    rerender({ state: other, keep: [seat] });
    expect(result.current.openFor).toBe(seat);
    rerender({ state: other, keep: [] });
    expect(result.current.openFor).toBeNull();
  });

  it('does not exist for one who plays alone', () => {
    const { result } = renderHook(() => useCurtain(pending(game('mahdi')), 0));
    expect(result.current.waitsFor).toBeNull();
    expect(result.current.openFor).toBe(0);
  });
});
