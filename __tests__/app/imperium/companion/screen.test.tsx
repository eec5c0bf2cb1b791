import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { HagalScreen } from '../../../../app/imperium/companion/HagalScreen';
import {
  beginTable,
  changeHagalTable,
  leaveTable,
  useHagalTable,
} from '../../../../app/imperium/companion/store';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
import { ThemeProvider } from '../../../../app/ui/theme';
import { imperium } from '../../../../engine';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  router: { push: (to: unknown): unknown => mockPush(to), canGoBack: () => false },
}));

const mockWindow = { width: 390, height: 844, scale: 2, fontScale: 1 };
jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  __esModule: true,
  default: () => mockWindow,
}));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const TWO: imperium.GameOptions = { players: 2, seed: 1, names: ['1', '2', '3'] };
const SOLO: imperium.GameOptions = {
  players: 1,
  seed: 1,
  names: ['1', '2', '3'],
  leaders: ['paul', 'leto', 'rabban'],
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  useSettings.setState({ settings: defaultSettings, status: 'unsaved' });
  mockPush.mockClear();
  leaveTable();
  mockWindow.width = 390;
});
afterEach(() => jest.restoreAllMocks());

function open(options?: imperium.GameOptions, change?: (s: imperium.State) => imperium.State): void {
  if (options !== undefined) {
    beginTable(options, 'own');
    if (change !== undefined) changeHagalTable(change);
  }
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <HagalScreen />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
const steps = () => screen.queryAllByTestId(/^hagal-step-\d+$/).length;
const inTurns = (s: imperium.State) => imperium.tableConflict(s, 'skirmish-a').state;

describe('laying out a table', () => {
  it('I13.1: against two Rivals who are never the same, nor Paul, nor Helena', () => {
    open();
    tap('hagal-players-1');
    expect(screen.queryByTestId('hagal-leader-1-paul')).toBeNull();
    expect(screen.queryByTestId('hagal-leader-1-helena')).toBeNull();
    tap('hagal-leader-1-rabban');
    expect(screen.getByTestId('hagal-leader-2-memnon')).toBeChecked();
    tap('hagal-begin');
    const { state } = useHagalTable.getState();
    expect(state?.leader.slice(1).map((leader) => imperium.LEADERS[leader])).toEqual(['rabban', 'memnon']);
  });

  it('I12.9: with two people, and the rules of it one touch away', () => {
    open();
    tap('hagal-setup-rules');
    expect(mockPush).toHaveBeenCalledWith({
      pathname: '/rules',
      params: { game: 'imperium', paragraph: 'two-setup' },
    });
    tap('hagal-begin');
    expect(screen.getByTestId('hagal-conflict')).toBeTruthy();
    expect(screen.getByTestId('hagal-troops-2')).toHaveTextContent('Garrison 0 · Conflict 0 · supply 12');
  });
});

describe('a turn of House Hagal', () => {
  it('takes two touches: the card, and that its space is free', () => {
    open(TWO, inTurns);
    tap('hagal-card-carthag');
    tap('hagal-free');
    expect(screen.getByTestId('hagal-told')).toHaveTextContent('House Hagal: Carthag');
    expect(steps()).toBe(2);
    tap('hagal-step-1');
    expect(screen.getByTestId('hagal-step-1')).toBeChecked();
    tap('hagal-clause-I12.4');
    expect(mockPush).toHaveBeenCalledWith({
      pathname: '/rules',
      params: { game: 'imperium', clause: 'I12.4' },
    });
    tap('hagal-done');
    expect(screen.getByTestId('hagal-agents-2')).toHaveTextContent('2 Agents left · Strength 2');
  });

  it('I12.1: goes on to the next card where the space is taken, and does not ask again', () => {
    open(TWO, inTurns);
    tap('hagal-card-carthag');
    tap('hagal-taken');
    expect(screen.getByTestId('hagal-word')).toHaveTextContent(/lay the card aside/);
    tap('hagal-card-carthag');
    expect(screen.queryByTestId('hagal-ask-free')).toBeNull();
    expect(screen.getByTestId('hagal-word')).toBeTruthy();
    expect(screen.getByTestId('hagal-card-carthag')).toHaveTextContent(/1 of 3/);
  });

  it('I12.1: counts what is left of the deck, and the Reshuffle card makes it whole', () => {
    open(TWO, inTurns);
    tap('hagal-card-wealth');
    tap('hagal-taken');
    expect(screen.getByTestId('hagal-card-wealth')).toBeDisabled();
    tap('hagal-card-reshuffle');
    expect(screen.getByTestId('hagal-word')).toHaveTextContent(/Shuffle all cards/);
    expect(screen.getByTestId('hagal-card-wealth')).toBeEnabled();
  });

  it('I12.6: asks how the Maker spaces lie, and goes to the fullest', () => {
    open(TWO, inTurns);
    tap('hagal-card-harvest-spice');
    tap('hagal-ask-bonus-hagga-basin-more');
    tap('hagal-go');
    expect(screen.getByTestId('hagal-step-1')).toHaveTextContent(/Agent to Hagga Basin/);
  });

  it('I12.2: asks who holds the Alliance before it may change hands', () => {
    open(TWO, (s) => imperium.withInfluence(inTurns(s), 2, 'fremen', 3));
    tap('hagal-card-stillsuits');
    tap('hagal-free');
    for (let n = 0; n < 4; n++) tap('hagal-ask-track-fremen-0-more');
    tap('hagal-go');
    expect(useHagalTable.getState().state?.alliance[3]).toBe(0);
    expect(screen.queryByText(/Alliance/)).toBeNull();
  });

  it('keeps a question and ticked steps while one looks at the table', () => {
    open(TWO, inTurns);
    tap('hagal-card-carthag');
    tap('hagal-tab-table');
    tap('hagal-tab-now');
    tap('hagal-free');
    tap('hagal-step-1');
    tap('hagal-tab-table');
    tap('hagal-count-2-garrison-more');
    tap('hagal-tab-now');
    expect(screen.getByTestId('hagal-step-1')).toBeChecked();
    tap('hagal-done');
    tap('hagal-card-wealth');
    tap('hagal-free');
    expect(screen.getByTestId('hagal-step-1')).not.toBeChecked();
  });

  it('forgets a card that was tapped by mistake', () => {
    open(TWO, inTurns);
    tap('hagal-card-carthag');
    tap('hagal-ask-cancel');
    expect(screen.getByTestId('hagal-turn')).toBeTruthy();
    expect(useHagalTable.getState().state?.agents[2]).toBe(3);
  });

  it('deals a card where the deck stays in its box', () => {
    open(TWO, inTurns);
    tap('hagal-tab-table');
    tap('hagal-source-here');
    tap('hagal-tab-now');
    tap('hagal-deal');
    expect(screen.queryByTestId('hagal-deal')).toBeNull();
  });

  it('I13.7: asks what the rules leave to the person', () => {
    open(SOLO, (s) => {
      const table = imperium.withInfluence(inTurns(s), 0, 'emperor', 2);
      return imperium.withCount(table, 1, 'spice', 1);
    });
    tap('hagal-card-arrakeen-1p');
    tap('hagal-free');
    tap('hagal-go');
    expect(screen.getByTestId('hagal-choice')).toBeTruthy();
    tap('hagal-move-option-yes');
    expect(screen.queryByTestId('hagal-choice')).toBeNull();
    // Agent, Signet, payment, Influence, recruit: all of one turn stands together.
    expect(steps()).toBeGreaterThan(3);
  });
});

it('shows the turn and the whole table side by side where there is room', () => {
  mockWindow.width = 1180;
  open(TWO, inTurns);
  expect(screen.queryByTestId('hagal-tab-now')).toBeNull();
  tap('hagal-card-harvest-spice');
  tap('hagal-ask-bonus-hagga-basin-more');
  expect(screen.getByTestId('hagal-table-bonus-hagga-basin-value')).toHaveTextContent('1');
  tap('hagal-tab-log');
  expect(screen.getByTestId('hagal-ask')).toBeTruthy();
});

describe('Combat and the round', () => {
  const fighting = (s: imperium.State) =>
    imperium.tableCombat(imperium.withCount(inTurns(s), 2, 'conflict', 2));

  it('I12.7, I12.11: a card for its swords, then strengths, then what is taken', () => {
    open(TWO, fighting);
    tap('hagal-card-wealth');
    tap('hagal-done');
    expect(screen.getByTestId('hagal-strength-2')).toHaveTextContent('Strength 7');
    tap('hagal-people-0-more');
    expect(screen.getByTestId('hagal-people-0-value')).toHaveTextContent('2');
    tap('hagal-decide');
    expect(screen.getByTestId('hagal-step-1')).toHaveTextContent(/House Hagal wins the Conflict/);
    tap('hagal-done');
    expect(screen.getByTestId('hagal-round-end')).toBeTruthy();
    tap('hagal-next-round');
    tap('hagal-done');
    expect(screen.getByTestId('hagal-round')).toHaveTextContent('Round 2');
    expect(screen.getByTestId('hagal-conflict')).toBeTruthy();
  });

  it('keeps the strengths that were entered while one looks at the table', () => {
    open(TWO, (s) => imperium.tableCombat(inTurns(s)));
    tap('hagal-people-0-more');
    tap('hagal-tab-table');
    tap('hagal-tab-now');
    expect(screen.getByTestId('hagal-people-0-value')).toHaveTextContent('2');
  });

  it('takes everything back, step by step', () => {
    open(TWO, fighting);
    tap('hagal-card-wealth');
    act(() => tap('hagal-undo'));
    expect(screen.getByTestId('hagal-swords')).toBeTruthy();
  });

  it('I3.1: says when the game is over', () => {
    open(SOLO, (s) => {
      const table = imperium.withCount(inTurns(s), 1, 'vp', 10);
      return imperium.tableResult(table, [0]).state;
    });
    expect(screen.getByTestId('hagal-over')).toHaveTextContent(/A Rival has 10 points/);
  });

  it('shows the whole table, to be put right', () => {
    open(TWO, inTurns);
    tap('hagal-tab-table');
    tap('hagal-count-2-garrison-more');
    expect(useHagalTable.getState().state?.garrison[2]).toBe(1);
    tap('hagal-table-taken-wealth');
    tap('hagal-tab-now');
    tap('hagal-card-wealth');
    expect(screen.getByTestId('hagal-word')).toBeTruthy();
    tap('hagal-tab-log');
    expect(screen.getByTestId('hagal-log')).toHaveTextContent(/House Hagal: Wealth/);
  });
});
