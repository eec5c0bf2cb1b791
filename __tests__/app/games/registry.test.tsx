import { render, screen, fireEvent } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ChooseGame } from '../../../app/games/ChooseGame';
import { findKind, SCREENS, screensOf } from '../../../app/games/registry';
import { gameStorage, kindOf } from '../../../app/store/gamesLibrary';
import { ThemeProvider } from '../../../app/ui/theme';
import { findGame, GAMES } from '../../../engine';

const mockReplace = jest.fn();
jest.mock('expo-router', () => ({
  router: { replace: (to: unknown) => mockReplace(to), back: jest.fn(), canGoBack: () => true },
}));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

describe('the registry of screens', () => {
  it('has screens for every game of the engine, in the same order', () => {
    const shown = SCREENS.map(({ id }) => id);
    expect(shown).toEqual(GAMES.map(({ id }) => id));
  });

  it('joins the rules of a game with its screens, and the store knows them', () => {
    for (const screens of SCREENS) {
      expect(screensOf(screens.id)).toBe(screens);
      expect(findKind(screens.id)?.rules).toBe(findGame(screens.id));
      expect(kindOf(screens.id)).toBe(findKind(screens.id));
    }
  });

  it('knows no other', () => {
    expect(screensOf('chess')).toBeNull();
    expect(findKind('chess')).toBeNull();
    expect(gameStorage().findKind('chess')).toBeNull();
  });

  it('gives each game a letter for every team, and options with which it can be tried', () => {
    for (const { id, teamLetters, trialOptions, summarise, readSummary } of SCREENS) {
      const rules = findGame(id);
      if (!rules) throw new Error(`${id} has no rules`);
      for (const { team } of rules.seats(trialOptions)) expect(teamLetters[team]).toMatch(/^[A-Z]$/);
      const summary = summarise(rules.newGame(rules.readOptions(trialOptions)));
      expect(summary.over).toBe(false);
      expect(readSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
      expect(readSummary({ round: -1 })).toBeNull();
    }
  });
});

describe('the choice of a game', () => {
  it('offers every game by its title and leads to its form', () => {
    const games = [
      { id: 'arrakis', title: () => 'War for Arrakis' },
      { id: 'chess', title: () => 'Chess' },
    ];
    render(
      <SafeAreaProvider initialMetrics={metrics}>
        <ThemeProvider>
          <ChooseGame games={games} />
        </ThemeProvider>
      </SafeAreaProvider>,
    );
    expect(screen.getByText('War for Arrakis')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('choose-chess'));
    expect(mockReplace).toHaveBeenCalledWith({ pathname: '/new', params: { game: 'chess' } });
  });
});
