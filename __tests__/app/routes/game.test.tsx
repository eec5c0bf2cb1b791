import { render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import GameScreen from '../../../app/routes/game';
import LookBackScreen from '../../../app/routes/games/[id]';
import { openGames } from '../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../app/store/gamesLibrary';
import { ThemeProvider } from '../../../app/ui/theme';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

jest.setTimeout(120_000);

const mockParams = jest.fn((): { id?: string } => ({}));
jest.mock('expo-router', () => ({
  router: { push: jest.fn(), replace: jest.fn(), back: jest.fn(), canGoBack: () => true },
  useIsFocused: () => true,
  useLocalSearchParams: () => mockParams(),
}));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function show(what: React.ReactElement): void {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>{what}</ThemeProvider>
    </SafeAreaProvider>,
  );
}

beforeAll(async () => {
  setGameStorage(nodeEnvironment(freshFolder()));
  await openLibrary();
  await openGames();
});
afterAll(() => gameStorage().library.close());

describe.each(['abc', '1', '-7', '1e99', '%00', '0x1F'])(
  'an address that names game %s, which is none',
  (id) => {
    it('says that there is no such game', async () => {
      mockParams.mockReturnValue({ id });
      show(<GameScreen />);
      await waitFor(() =>
        expect(screen.getByText('There is no such game on this device.')).toBeOnTheScreen(),
      );
      expect(screen.getByTestId('to-new')).toBeOnTheScreen();
      expect(screen.getByTestId('to-games')).toBeOnTheScreen();
      screen.unmount();
      show(<LookBackScreen />);
      await waitFor(() =>
        expect(screen.getByTestId('look-failure-text')).toHaveTextContent(
          'There is no such game on this device.',
        ),
      );
      expect(screen.getByTestId('to-games')).toBeOnTheScreen();
    });
  },
);
