import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { NewGameForm } from '../../../../app/arrakis/newGame/NewGameForm';
import { whoBreaksTies } from '../../../../app/arrakis/ties/setting';
import { openGames } from '../../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../../app/store/gamesLibrary';
import { openSettings, useSettings } from '../../../../app/store/settings';
import { ThemeProvider } from '../../../../app/ui/theme';
import { HOUSES, pending, type GameOptions } from '../../../../engine/arrakis';
import { freshFolder, nodeEnvironment } from '../../storage/support/nodeStorage';
import { findArrakis, useRunningGame } from '../../support/arrakisTable';

jest.mock('../../../../app/arrakis/newGame/offered', () => ({
  OFFERED: jest.requireActual<typeof import('../../../../engine/arrakis')>('../../../../engine/arrakis')
    .MODES,
}));
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

function show(): void {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <NewGameForm />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

function press(testID: string): void {
  fireEvent.press(screen.getByTestId(testID));
}

function call(house: string, name: string): void {
  fireEvent.changeText(screen.getByTestId(`new-${house}`), name);
}

async function start() {
  await act(async () => fireEvent.press(screen.getByTestId('new-start')));
  await waitFor(() => expect(useRunningGame.getState().game).not.toBeNull());
  const { game } = useRunningGame.getState();
  if (game === null) throw new Error('no game');
  return game;
}

async function begin(ties: 'random' | 'ask') {
  show();
  press('new-people-1');
  press(`new-ties-${ties}`);
  fireEvent.changeText(screen.getByTestId('new-seed'), 'demo');
  return start();
}

async function options(): Promise<GameOptions> {
  return (await start()).state.options as unknown as GameOptions;
}

describe('how many play a new game, and who leads what', () => {
  beforeEach(show);

  it('asks for a name for each sub-faction when four play (R13.1)', async () => {
    press('new-people-4');
    for (const house of HOUSES) call(house, `Of ${house}`);
    expect(await options()).toMatchObject({
      mode: 'four',
      names: ['Of atreides', 'Of fremen', 'Of harkonnen', 'Of corrino'],
    });
  });

  it.each([
    ['atreides', ['House Atreides', 'Fremen', 'Harkonnen']],
    ['harkonnen', ['Atreides', 'House Harkonnen', 'Corrino']],
  ] as const)('asks three which side two of them share: %s (R1.1)', async (shared, names) => {
    press('new-people-3');
    press(`new-shared-${shared}`);
    expect(await options()).toMatchObject({ mode: 'three', shared, names });
  });

  it('lets two play against each other or together against Mahdi (R14.0)', async () => {
    press('new-people-2');
    expect(screen.queryByTestId('new-fremen')).toBeNull();
    press('new-mode-mahdiTwo');
    expect(screen.queryByTestId('new-harkonnen')).toBeNull();
    call('atreides', 'Ann');
    call('fremen', 'Filip');
    const begun = await options();
    expect(begun).toMatchObject({ mode: 'mahdiTwo', names: ['Ann', 'Filip', 'Mahdi'], ties: 'ask' });
    expect(begun).not.toHaveProperty('shared');
  });

  it('swaps two neighbours and tells people of one name apart', async () => {
    press('new-people-4');
    call('fremen', 'Ann');
    call('harkonnen', 'Bo');
    call('corrino', 'Bo');
    press('new-swap-1');
    expect(screen.getByTestId('new-fremen').props.value).toBe('Bo');
    expect((await options()).names).toEqual(['House Atreides', 'Bo', 'Ann', 'Bo 2']);
  });
});

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
