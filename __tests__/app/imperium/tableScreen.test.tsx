import { act, fireEvent, screen } from '@testing-library/react-native';

import {
  CARD_IDS,
  LEADERS,
  legalMoves,
  pending,
  play,
  printCard,
  EN,
  type State,
} from '../../../engine/imperium';
import { showTable, stateOf } from './support';

jest.mock('expo-router', () => ({
  router: { push: jest.fn(), replace: jest.fn(), back: jest.fn(), canGoBack: () => true },
}));
jest.mock('../../../app/imperium/table/TableBoard', () => ({ TableBoard: () => null }));

const touch = { persist: () => undefined, preventDefault: () => undefined, nativeEvent: {} };

function openCurtain(): void {
  jest.useFakeTimers();
  const hold = screen.getByTestId('curtain-hold');
  fireEvent(hold, 'pressIn', touch);
  act(() => jest.advanceTimersByTime(1500));
  fireEvent(hold, 'pressOut', touch);
  jest.useRealTimers();
}

/** The first turn of somebody who sends Agents. */
function firstTurn(players: 1 | 2 | 3 | 4): State {
  for (let seed = 1; seed < 40; seed += 1) {
    const state = stateOf(players, seed);
    if (pending(state)?.kind === 'turn') return state;
  }
  throw new Error('every game begins with a choice');
}

function cardNames(state: State, seat: number): readonly string[] {
  return [...new Set(state.hands[seat])].map((card) => printCard(CARD_IDS[card] ?? '', EN).name);
}

describe('the table of Dune: Imperium', () => {
  it('mounts nothing of anybody’s hand behind the curtain, and after it only that of who decides', () => {
    const state = firstTurn(3);
    const seat = pending(state)?.seat ?? 0;
    showTable(state);
    expect(screen.getByTestId('curtain')).toBeOnTheScreen();
    expect(screen.queryByTestId('own-hand')).toBeNull();
    for (const name of cardNames(state, seat)) expect(screen.queryByText(name)).toBeNull();
    openCurtain();
    expect(screen.getByTestId('own-hand')).toBeOnTheScreen();
    for (const name of cardNames(state, seat)) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  });

  it('hides again with one touch', () => {
    showTable(firstTurn(4));
    openCurtain();
    fireEvent.press(screen.getByTestId('hide'));
    expect(screen.queryByTestId('own-hand')).toBeNull();
    expect(screen.getByTestId('curtain')).toBeOnTheScreen();
  });

  it('asks for Combat Intrigue on the open table: passing needs no curtain, looking does', () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const state = stateOf(3, seed);
      for (
        let ply = 0;
        ply < 400 && pending(state) !== null && pending(state)?.kind !== 'combatTurn';
        ply += 1
      ) {
        const moves = legalMoves(state);
        const move = moves[(seed * 31 + ply * 17) % moves.length];
        if (move) play(state, move);
      }
      if (pending(state)?.kind !== 'combatTurn') continue;
      showTable(state);
      expect(screen.queryByTestId('curtain')).toBeNull();
      expect(screen.queryByTestId('own-hand')).toBeNull();
      expect(screen.getByTestId('move-done')).toBeOnTheScreen();
      fireEvent.press(screen.getByTestId('look-intrigue'));
      expect(screen.getByTestId('curtain')).toBeOnTheScreen();
      fireEvent.press(screen.getByTestId('curtain-dismiss'));
      expect(screen.getByTestId('move-done')).toBeOnTheScreen();
      return;
    }
    throw new Error('no Combat came');
  });

  it('I10.4: shows the card that Poison Snooper looks at, to nobody else and not before the curtain is open', () => {
    const state = firstTurn(3);
    const seat = pending(state)?.seat ?? 0;
    state.frames.push({ k: 'snoop', seat });
    const top = CARD_IDS[state.decks[seat]?.at(-1) ?? -1] ?? '';
    showTable(state);
    expect(screen.queryByTestId('deck-top')).toBeNull();
    openCurtain();
    expect(screen.getByTestId('deck-top')).toHaveTextContent(new RegExp(printCard(top, EN).name));
  });

  it('I10.3: Paul sees the top card of his deck beside his hand, others do not see theirs', () => {
    for (const [leader, count] of [
      ['paul', 1],
      ['memnon', 0],
    ] as const) {
      const state = firstTurn(3);
      const seat = pending(state)?.seat ?? 0;
      state.leader[seat] = LEADERS.indexOf(leader);
      const { unmount } = showTable(state);
      openCurtain();
      expect(screen.queryAllByTestId('deck-top')).toHaveLength(count);
      unmount();
    }
  });

  it('who plays alone needs no curtain', () => {
    showTable(firstTurn(1));
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.getByTestId('own-hand')).toBeOnTheScreen();
  });
});
