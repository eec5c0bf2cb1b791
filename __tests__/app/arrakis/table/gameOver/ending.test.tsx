import { fireEvent, render, renderHook, screen, act } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { RunningGame } from '../../../../../app/arrakis/runningGame';
import { Moment } from '../../../../../app/arrakis/table/gameOver/Moment';
import { useEnding } from '../../../../../app/arrakis/table/gameOver/useEnding';
import { newGame, outcome, playSilently, cloneState, type State } from '../../../../../engine/arrakis';
import { luck, pickMove } from '../../../storage/support/games';
import { two } from '../support/sitDown';

jest.setTimeout(120_000);
jest.mock('expo-router', () => ({ router: { push: jest.fn(), replace: jest.fn() } }));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function gameOf(state: State, ply: number, id = 1): RunningGame {
  return {
    id,
    kind: 'arrakis',
    name: 'Evening',
    state,
    ply,
    events: [],
    last: null,
    undo: null,
    trouble: null,
  };
}

/** The last two positions of a game of chance. */
function lastMoves(): readonly [before: State, after: State] {
  const chance = luck(3);
  const state = newGame(two(3));
  for (;;) {
    const before = cloneState(state);
    const move = pickMove(state, chance);
    if (!move) throw new Error('the game of chance does not end');
    playSilently(state, move);
    if (outcome(state) !== null) return [before, state];
  }
}

describe('the moment at the end of a game', () => {
  const [before, after] = lastMoves();

  it('comes once, when the game ends, and not when a finished game is opened again', () => {
    const { result, rerender } = renderHook(({ game }: { readonly game: RunningGame }) => useEnding(game), {
      initialProps: { game: gameOf(before, 10) },
    });
    expect(result.current.isNew).toBe(false);
    rerender({ game: gameOf(after, 11) });
    expect(result.current.isNew).toBe(true);
    act(() => result.current.pass());
    expect(result.current.isNew).toBe(false);
    rerender({ game: gameOf(after, 11, 2) });
    expect(result.current.isNew).toBe(false);
  });

  it('R1.2, R1.3 names who won and by what; a tap goes on', () => {
    const winner = outcome(after)?.winner ?? 'atreides';
    const onEnd = jest.fn();
    render(
      <SafeAreaProvider initialMetrics={metrics}>
        <Moment game={gameOf(after, 11)} winner={winner} onEnd={onEnd} />
      </SafeAreaProvider>,
    );
    expect(screen.getByTestId('ending-winner')).toHaveTextContent(
      winner === 'atreides' ? 'Ann wins for the Atreides' : 'Hal wins for the Harkonnen',
    );
    expect(screen.getByTestId('ending-reason')).toHaveTextContent(
      winner === 'atreides' ? /secret objective/ : /Supremacy has reached 10/,
    );
    fireEvent.press(screen.getByTestId('ending'));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
