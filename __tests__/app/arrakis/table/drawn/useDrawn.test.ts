import { act, renderHook } from '@testing-library/react-native';

import type { RunningGame } from '../../../../../app/arrakis/runningGame';
import { useDrawn } from '../../../../../app/arrakis/table/drawn/useDrawn';
import { newGame, type GameEvent } from '../../../../../engine/arrakis';

const state = newGame({ mode: 'two', seed: 11, names: ['Ann', 'Hal'] });

function gameAt(ply: number, events: readonly GameEvent[] = []): RunningGame {
  return {
    id: 1,
    kind: 'arrakis',
    name: 'game',
    state,
    ply,
    events,
    last: null,
    undo: null,
    trouble: null,
  };
}

function drawnBy(seat: number, ...cards: string[]): GameEvent {
  return { type: 'cardsSeen', seat, cards, only: seat };
}

describe('what a seat has drawn', () => {
  it('stays new until that seat has seen it, through the moves of others', () => {
    const { result, rerender } = renderHook(({ game }: { game: RunningGame }) => useDrawn(game), {
      initialProps: { game: gameAt(1, [drawnBy(0, 'war-plan', 'thumpers'), drawnBy(1, 'hunter-seeker')]) },
    });
    expect(result.current.of(0)).toEqual({ cards: ['war-plan', 'thumpers'], justNow: true });
    expect(result.current.of(1)).toEqual({ cards: ['hunter-seeker'], justNow: true });
    rerender({ game: gameAt(2) });
    expect(result.current.of(0)).toEqual({ cards: ['war-plan', 'thumpers'], justNow: false });
    act(() => result.current.see(0));
    expect(result.current.of(0)).toBeNull();
    expect(result.current.of(1)?.cards).toEqual(['hunter-seeker']);
    rerender({ game: gameAt(3, [drawnBy(1, 'shigawire')]) });
    expect(result.current.of(1)).toEqual({ cards: ['hunter-seeker', 'shigawire'], justNow: true });
  });

  it('is of that game alone', () => {
    const { result, rerender } = renderHook(({ game }: { game: RunningGame }) => useDrawn(game), {
      initialProps: { game: gameAt(1, [drawnBy(0, 'war-plan')]) },
    });
    rerender({ game: { ...gameAt(1), id: 2 } });
    expect(result.current.of(0)).toBeNull();
  });

  it('is nothing where cards were only counted', () => {
    const counted: GameEvent = { type: 'cardsDrawn', seat: 0, house: 'atreides', count: 2 };
    const { result } = renderHook(() => useDrawn(gameAt(1, [counted])));
    expect(result.current.of(0)).toBeNull();
  });
});
