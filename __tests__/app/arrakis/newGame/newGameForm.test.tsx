import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { NewGameForm } from '../../../../app/arrakis/newGame/NewGameForm';
import { whoBreaksTies } from '../../../../app/arrakis/ties/setting';
import { openGames } from '../../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../../app/store/gamesLibrary';
import { openSettings, useSettings } from '../../../../app/store/settings';
import { ThemeProvider } from '../../../../app/ui/theme';
import { pending } from '../../../../engine/arrakis';
import { freshFolder, nodeEnvironment } from '../../storage/support/nodeStorage';
import { findArrakis, useRunningGame } from '../../support/arrakisTable';

jest.mock('expo-router', () => ({ router: { replace: jest.fn(), back: jest.fn(), canGoBack: () => false } }));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

beforeEach(async () => {
  setGameStorage(nodeEnvironment(freshFolder()), findArrakis());
  useRunningGame.setState({ game: null, busy: false });
  await openLibrary();
  await openGames();
  await openSettings(() => Promise.resolve({ load: async () => ({}), save: async () => undefined }));
});
afterEach(() => gameStorage().library.close());

async function begin(ties: 'random' | 'ask') {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <NewGameForm />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  fireEvent.press(screen.getByTestId('new-mode-mahdi'));
  fireEvent.press(screen.getByTestId(`new-ties-${ties}`));
  fireEvent.changeText(screen.getByTestId('new-seed'), 'demo');
  await act(async () => fireEvent.press(screen.getByTestId('new-start')));
  await waitFor(() => expect(useRunningGame.getState().game).not.toBeNull());
  const { game } = useRunningGame.getState();
  if (game === null) throw new Error('no game');
  return game;
}

describe('who breaks Mahdi’s ties in a new game (R14.0)', () => {
  it.each(['random', 'ask'] as const)(
    'is a setting that the game obeys and that can be changed in it: %s',
    async (ties) => {
      const { state } = await begin(ties);
      expect(state.options).toMatchObject({ mode: 'mahdi', ties: 'ask' });
      expect(whoBreaksTies(useSettings.getState().settings.lastGames)).toBe(ties);
      if (ties === 'random') expect(pending(state as never)?.kind).toBe('beneGesserit');
    },
  );
});
