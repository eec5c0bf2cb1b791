import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { AppState, Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { hashState } from '../../../engine/arrakis';
import GamesScreen from '../../../app/routes/games/index';
import StatisticsScreen from '../../../app/routes/games/statistics';
import StorageScreen from '../../../app/routes/games/storage';
import { StorageNotice } from '../../../app/games/StorageNotice';
import { DATABASE_NAME } from '../../../app/storage/database';
import { StorageError } from '../../../app/storage/storageError';
import { exportGame, lossUnderstood, openGames, refreshGames, useGames } from '../../../app/store/games';
import { gameStorage, openLibrary, restInBackground, setGameStorage } from '../../../app/store/gamesLibrary';
import { openGame, useRunningGame } from '../support/arrakisTable';
import { ThemeProvider } from '../../../app/ui/theme';
import { storedAtOnce } from '../storage/support/games';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  router: { push: (to: unknown) => mockPush(to), replace: jest.fn(), back: jest.fn(), canGoBack: () => true },
}));
const mockShare = jest.fn((_name: string, _text: string) => Promise.resolve());
const mockShareBytes = jest.fn((_name: string, _bytes: Uint8Array) => Promise.resolve());
const mockPick = jest.fn((): Promise<string | null> => Promise.resolve(null));
jest.mock('../../../app/storage/file/transfer', () => ({
  transfer: {
    share: (name: string, text: string) => mockShare(name, text),
    shareBytes: (name: string, bytes: Uint8Array) => mockShareBytes(name, bytes),
    pick: () => mockPick(),
  },
}));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** Shows a screen and lets it read what it reads at first. */
async function show(what: React.ReactElement) {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>{what}</ThemeProvider>
    </SafeAreaProvider>,
  );
  await act(() => gameStorage().library.use(async () => undefined));
}

let ids: number[] = [];

beforeEach(async () => {
  jest.clearAllMocks();
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()));
  useRunningGame.setState({ game: null, busy: false });
  await openLibrary();
  ids = [];
  for (const [index, moves] of [10, 150].entries()) {
    ids.push(
      await gameStorage().library.use(async (games) => (await storedAtOnce(games, moves, index + 1)).id),
    );
  }
  await openGames();
});

afterAll(() => gameStorage().library.close());

const first = () => ids[0] ?? 0;
const second = () => ids[1] ?? 0;

describe('Games', () => {
  it('shows where each game stands', async () => {
    await show(<GamesScreen />);
    expect(screen.getByTestId(`game-name-${first()}`)).toHaveTextContent('Game 1');
    expect(screen.getByTestId(`game-played-${second()}`)).toHaveTextContent(/move\s150/);
    expect(screen.getAllByText(/^Round \d+ · /)).toHaveLength(2);
    expect(screen.getAllByText(/to decide: (Ann|Hal)$/)).toHaveLength(2);
    expect(screen.getByTestId(`game-${second()}`)).toHaveAccessibleName(/Kwisatz Haderach \d/);
  });

  it('goes on with the game that is touched', async () => {
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId(`game-${second()}`));
    await waitFor(() =>
      expect(mockPush).toHaveBeenCalledWith({ pathname: '/game', params: { id: second() } }),
    );
    expect(useRunningGame.getState().game).toMatchObject({ id: second(), ply: 150, trouble: null });
  });

  it('renames', async () => {
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId(`more-${first()}`));
    fireEvent.press(screen.getByTestId('deed-rename'));
    fireEvent.changeText(screen.getByTestId('rename-field'), '   ');
    expect(screen.getByTestId('rename-save')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('rename-field'), '  Dusk ');
    fireEvent.press(screen.getByTestId('rename-save'));
    await waitFor(() => expect(screen.getByTestId(`game-name-${first()}`)).toHaveTextContent('Dusk'));
  });

  it('keeps what is being done with a game when the device is turned', async () => {
    const upright = Dimensions.get('window');
    const turn = (width: number, height: number) =>
      act(() => Dimensions.set({ window: { ...upright, width, height } }));
    turn(820, 1180);
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId(`more-${first()}`));
    fireEvent.press(screen.getByTestId('deed-rename'));
    fireEvent.changeText(screen.getByTestId('rename-field'), 'Half a na');
    turn(1180, 820);
    expect(screen.getByTestId('rename-field')).toHaveProp('value', 'Half a na');
    fireEvent.press(screen.getByTestId('rename-cancel'));
    fireEvent.press(screen.getByTestId('deed-share'));
    turn(820, 1180);
    expect(screen.getByTestId('share-choice')).toBeOnTheScreen();
    turn(upright.width, upright.height);
  });

  it('duplicates: the copy goes its own way', async () => {
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId(`more-${second()}`));
    fireEvent.press(screen.getByTestId('deed-duplicate'));
    await waitFor(() => expect(screen.getByText('Game 2, copy')).toBeOnTheScreen());
    const copy = useGames.getState().entries?.find((entry) => entry.name === 'Game 2, copy');
    expect(copy).toMatchObject({ ply: 150 });
    await act(async () => {
      await gameStorage().library.use((games) => games.rename(second(), 'Other'));
      await refreshGames();
    });
    expect(screen.getByText('Game 2, copy')).toBeOnTheScreen();
  });

  it('deletes, and gives back at once or later', async () => {
    await show(<GamesScreen />);
    for (const back of ['undo-delete', `restore-${first()}`]) {
      fireEvent.press(screen.getByTestId(`more-${first()}`));
      fireEvent.press(screen.getByTestId('deed-delete'));
      await waitFor(() => expect(screen.queryAllByTestId(`game-${first()}`).length).toBe(0));
      expect(screen.getByText(/is deleted/)).toBeOnTheScreen();
      fireEvent.press(screen.getByTestId(back));
      await waitFor(() => expect(screen.getByTestId(`game-${first()}`)).toBeOnTheScreen());
    }
    expect(screen.queryAllByTestId('bin')).toHaveLength(0);
  });

  it('shares a game as a file that it takes back', async () => {
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId(`more-${second()}`));
    fireEvent.press(screen.getByTestId('deed-share'));
    expect(screen.getByText(/holds every hand and the seed/)).toBeOnTheScreen();
    expect(mockShare).not.toHaveBeenCalled();
    fireEvent.press(screen.getByTestId('share-open'));
    await waitFor(() => expect(mockShare).toHaveBeenCalled());
    const [name, text] = mockShare.mock.calls[0] ?? ['', ''];
    expect(name).toBe('Game-2.sietch.txt');
    mockPick.mockResolvedValueOnce(text.replace('Name: Game 2', 'Name: From a friend'));
    fireEvent.press(screen.getByTestId('import'));
    await waitFor(() => expect(screen.getByText('“From a friend” is imported.')).toBeOnTheScreen());
    expect(useGames.getState().entries).toHaveLength(3);
  });

  it('sends a running game locked, or as one player sees it, and takes both back', async () => {
    await show(<GamesScreen />);
    for (const [way, name] of [
      ['share-locked', 'Game-2.sietch.txt'],
      ['share-seat-1', 'Game-2-as-Hal-sees-it.sietch.txt'],
    ] as const) {
      mockShare.mockClear();
      fireEvent.press(screen.getByTestId(`more-${second()}`));
      fireEvent.press(screen.getByTestId('deed-share'));
      fireEvent.press(screen.getByTestId(way));
      await waitFor(() => expect(mockShare).toHaveBeenCalled());
      const [file, text] = mockShare.mock.calls[0] ?? ['', ''];
      expect(file).toBe(name);
      expect(text).not.toContain('"seed":2,');
      mockPick.mockResolvedValueOnce(text);
      const before = useGames.getState().entries?.length ?? 0;
      fireEvent.press(screen.getByTestId('import'));
      await waitFor(() => expect(useGames.getState().entries).toHaveLength(before + 1));
      fireEvent.press(screen.getByTestId(`more-${second()}`));
    }
  });

  it('says how many moves damage has cost a game, until it is understood', async () => {
    await gameStorage().library.database()?.exec(`UPDATE games SET lost = 4 WHERE id = ${first()}`);
    await refreshGames();
    await show(<GamesScreen />);
    expect(screen.getByTestId(`game-lost-${first()}`)).toHaveTextContent('Moves lost through damage: 4');
    expect(screen.queryAllByTestId(`game-lost-${second()}`)).toHaveLength(0);
    expect((await openGame(first())).trouble).toMatchObject({ kind: 'damaged', lost: 4 });
    await act(() => lossUnderstood(first()));
    expect(screen.queryAllByTestId(`game-lost-${first()}`)).toHaveLength(0);
    expect((await openGame(first())).trouble).toBeNull();
  });

  it('says where a bad file fails, and imports nothing', async () => {
    const text = await exportGame(second());
    mockPick.mockResolvedValueOnce(text.replace(/\n1 [AH] \S+/, '\n1 A area:caladan'));
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId('import'));
    await waitFor(() => expect(screen.getByTestId('telling')).toBeOnTheScreen());
    expect(screen.getByTestId('telling-text')).toHaveTextContent(
      /^Line \d+, move 1: there is no move “area:caladan”. Nothing was imported.$/,
    );
    expect(useGames.getState().entries).toHaveLength(2);
  });

  it('does nothing when no file is chosen', async () => {
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId('import'));
    await waitFor(() => expect(screen.getByTestId('import')).toBeEnabled());
    expect(screen.queryAllByTestId('telling')).toHaveLength(0);
  });
});

describe('A game that this version does not know', () => {
  async function addUnknown(): Promise<number> {
    const id = await gameStorage().library.use(async (games) => {
      const stored = await games.load(first());
      if (!stored) throw new Error('not stored');
      return games.create({ ...stored, kind: 'chess', name: 'Of tomorrow', summary: { check: true } });
    });
    await refreshGames();
    return id;
  }

  it('is named in the list and cannot be opened', async () => {
    const id = await addUnknown();
    await show(<GamesScreen />);
    expect(screen.getByText('A game that this version does not know: chess')).toBeOnTheScreen();
    expect(screen.getByTestId(`game-${id}`)).toBeDisabled();
    expect(screen.getByTestId(`game-${id}`)).toHaveAccessibleName(/^Of tomorrow\. A game that this version/);
    fireEvent.press(screen.getByTestId(`game-${id}`));
    expect(mockPush).not.toHaveBeenCalled();
  });

  it('can be shared and deleted, not duplicated or looked back at', async () => {
    const id = await addUnknown();
    await show(<GamesScreen />);
    fireEvent.press(screen.getByTestId(`more-${id}`));
    expect(screen.queryAllByTestId('deed-look')).toHaveLength(0);
    expect(screen.queryAllByTestId('deed-duplicate')).toHaveLength(0);
    fireEvent.press(screen.getByTestId('deed-share'));
    expect(screen.queryAllByTestId('share-locked')).toHaveLength(0);
    fireEvent.press(screen.getByTestId('share-open'));
    await waitFor(() => expect(mockShare).toHaveBeenCalled());
    const [, text] = mockShare.mock.calls[0] ?? ['', ''];
    expect(text).toContain('Game: chess');
    mockPick.mockResolvedValueOnce(text);
    fireEvent.press(screen.getByTestId('import'));
    await waitFor(() =>
      expect(screen.getByTestId('telling-text')).toHaveTextContent(
        'Line 3: this is a file of a game that this version does not know: chess. Update Sietch. Nothing was imported.',
      ),
    );
    fireEvent.press(screen.getByTestId('deed-delete'));
    await waitFor(() => expect(screen.queryAllByTestId(`game-${id}`).length).toBe(0));
  });
});

describe('Storage notice', () => {
  it('is silent when all is well', async () => {
    await show(<StorageNotice />);
    expect(screen.queryAllByTestId('storage-notice')).toHaveLength(0);
  });

  it('says why nothing is saved, and saves when it can', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await gameStorage().library.close();
    const environment = nodeEnvironment(freshFolder());
    let taken = true;
    setGameStorage({
      ...environment,
      place: {
        ...environment.place,
        claim: async () => {
          if (taken) throw new StorageError('otherTab', 'taken');
        },
      },
    });
    await openLibrary();
    await show(<StorageNotice />);
    expect(screen.getByTestId('storage-notice')).toHaveTextContent(/open in another tab/);
    const { id, state } = await gameStorage().library.use((games) => storedAtOnce(games, 30, 5));
    fireEvent.press(screen.getByTestId('storage-retry'));
    await waitFor(() =>
      expect(screen.getByTestId('storage-notice')).toHaveTextContent(/open in another tab/),
    );
    taken = false;
    fireEvent.press(screen.getByTestId('storage-retry'));
    await waitFor(() => expect(screen.queryAllByTestId('storage-notice').length).toBe(0));
    expect(useGames.getState().entries).toMatchObject([{ id, ply: 30 }]);
    const reopened = await openGame(id);
    expect(hashState(reopened.state)).toBe(hashState(state));
  });
});

/** A folder with a game in a file that SQLite calls malformed. */
async function spoiledFolder(): Promise<string> {
  const folder = freshFolder();
  setGameStorage(nodeEnvironment(folder));
  await openLibrary();
  await gameStorage().library.use((games) => storedAtOnce(games, 30, 5));
  await gameStorage().library.close();
  const path = join(folder, DATABASE_NAME);
  const bytes = readFileSync(path);
  bytes.writeUInt32BE(bytes.readUInt32BE(36) + 7, 36);
  writeFileSync(path, bytes);
  return folder;
}

describe('A damaged file', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

  it('that was mended is told at every start, and can be exported from the storage screen', async () => {
    await gameStorage().library.close();
    const folder = await spoiledFolder();
    const bytes = readFileSync(join(folder, DATABASE_NAME));
    for (let start = 1; start <= 2; start += 1) {
      setGameStorage(nodeEnvironment(folder));
      await openLibrary();
      await show(<StorageNotice />);
      expect(screen.getByTestId('storage-notice')).toHaveTextContent(
        /damaged and has been mended\. Games recovered: 1\. The damaged file was set aside/,
      );
      if (start === 1) await gameStorage().library.close();
      else {
        fireEvent.press(screen.getByTestId('storage-dismiss'));
        await waitFor(() => expect(screen.queryAllByTestId('storage-notice')).toHaveLength(0));
      }
      screen.unmount();
    }
    await show(<StorageScreen />);
    await waitFor(() => expect(screen.getByText('Export the damaged file')).toBeOnTheScreen());
    fireEvent.press(screen.getByText('Export the damaged file'));
    await waitFor(() => expect(mockShareBytes).toHaveBeenCalled());
    const [name, sent] = mockShareBytes.mock.calls[0] ?? ['', new Uint8Array()];
    expect(name).toMatch(/^sietch\.db\..*\.damaged$/);
    expect(bytes.equals(sent)).toBe(true);
  });

  it('that cannot be mended stays where it is, until the player begins anew', async () => {
    await gameStorage().library.close();
    const folder = await spoiledFolder();
    const environment = nodeEnvironment(folder);
    let broken = true;
    const read: typeof environment.place.read = async (name) => {
      if (broken && name === DATABASE_NAME) throw new Error('a bad sector');
      return environment.place.read(name);
    };
    setGameStorage({ ...environment, place: { ...environment.place, read } });
    await openLibrary();
    await show(<StorageScreen />);
    expect(screen.getByTestId('storage-status')).toHaveTextContent(/Nothing is saved at the moment/);
    expect(await environment.place.kept()).toEqual([]);
    broken = false;
    fireEvent.press(screen.getByTestId('storage-anew'));
    await waitFor(() =>
      expect(screen.getByTestId('storage-status')).toHaveTextContent(/Every move is saved/),
    );
    expect(await environment.place.kept()).toHaveLength(1);
    await gameStorage().library.close();
    // The next start does not take it up again.
    setGameStorage(nodeEnvironment(folder));
    await openLibrary();
    expect(gameStorage().library.status()).toMatchObject({ kind: 'saved', recovery: null });
  });
});

it('folds the log in when the app goes to the background', async () => {
  const listen = jest.spyOn(AppState, 'addEventListener');
  const stop = restInBackground();
  const rest = jest.spyOn(gameStorage().library, 'rest');
  const heard = listen.mock.calls[0]?.[1];
  heard?.('active');
  expect(rest).not.toHaveBeenCalled();
  heard?.('background');
  expect(rest).toHaveBeenCalledTimes(1);
  await rest.mock.results[0]?.value;
  stop();
});

describe('Statistics', () => {
  it('begins with the first finished game', async () => {
    await show(<StatisticsScreen />);
    expect(screen.getByText(/begin with the first game/)).toBeOnTheScreen();
  });

  it('sums up wins, rounds and dice', async () => {
    const dice = {
      action: { atreides: { leadership: 20, house: 10 }, harkonnen: {} },
      combat: { atreides: {}, harkonnen: { hit: 3, special: 1 } },
    };
    const result = { mode: 'two', winner: 'harkonnen', dice };
    const game = { kind: 'arrakis', finished: 1, moves: 9, result };
    await show(<StatisticsScreen />);
    act(() =>
      useGames.setState({
        finished: [
          { ...game, game: 1, rounds: 8 },
          { ...game, game: 2, rounds: 11 },
          { ...game, game: 3, rounds: 9, result: { ...result, mode: 'mahdi', winner: 'atreides' } },
          // Of a game that this version does not know, and one that was damaged: neither counts.
          { ...game, game: 4, rounds: 99, kind: 'chess' },
          { ...game, game: 5, rounds: 99, result: { mode: 'two' } },
        ],
      }),
    );
    expect(screen.getByText('Finished games: 3')).toBeOnTheScreen();
    expect(screen.getByText('Rounds: 9.3 on average, 8 to 11')).toBeOnTheScreen();
    expect(screen.getByTestId('wins-two-harkonnen')).toHaveTextContent('Harkonnen: 2 of 2');
    expect(screen.getByTestId('wins-mahdi-atreides')).toHaveTextContent('Atreides: 1 of 1');
    // Two of six faces of an Atreides die are leadership.
    expect(screen.getByLabelText('Leadership: 60, 66.7 %, expected 33.3 %')).toBeOnTheScreen();
    expect(screen.getByLabelText('Hit: 9, 75 %, expected 50 %')).toBeOnTheScreen();
    expect(screen.getByLabelText('Shield: 0, 0 %, expected 33.3 %')).toBeOnTheScreen();
  });
});
