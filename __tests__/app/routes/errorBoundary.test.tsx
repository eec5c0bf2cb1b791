import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { ExpoRoot, router } from 'expo-router';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Text } from 'react-native';

import { arrakisGame } from '../../../engine/arrakis';
import { exportGame, importGame, openGames, useGames } from '../../../app/store/games';
import { openLibrary, setGameStorage, gameStorage, useStorage } from '../../../app/store/gamesLibrary';
import { openGame, useRunningGame } from '../support/arrakisTable';
import { storedAtOnce } from '../storage/support/games';
import { freshFolder, nodeEnvironment } from '../storage/support/nodeStorage';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

const mockShare = jest.fn((_name: string, _text: string) => Promise.resolve());
jest.mock('../../../app/storage/file/transfer', () => ({
  transfer: { share: (name: string, text: string) => mockShare(name, text) },
}));
const mockCopy = jest.fn((_text: string) => Promise.resolve(true));
jest.mock('expo-clipboard', () => ({ setStringAsync: (text: string) => mockCopy(text) }));
jest.mock('expo-constants', () => {
  const actual = jest.requireActual<{ default: object }>('expo-constants');
  const version = { expoConfig: { value: { version: '9.8.7' } } };
  return { ...actual, __esModule: true, default: Object.create(actual.default, version) as unknown };
});

/** The frame around the screens, which can break too. */
let mockFrameBroken = false;
jest.mock('../../../app/games/StorageNotice', () => ({
  StorageNotice: ({ children }: { readonly children: React.ReactNode }) => {
    if (mockFrameBroken) throw new Error('the frame broke');
    return children;
  },
}));

const ROUTES = join(__dirname, '../../../app/routes');
const files = readdirSync(ROUTES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => relative(ROUTES, join(entry.parentPath, entry.name)).replace(/\.tsx$/, ''));
const screens = files.filter((file) => !/(^|\/)_layout$/.test(file));

/** An address that leads to that file. */
function addressOf(file: string): string {
  if (file === '+not-found') return '/nowhere/at/all';
  return `/${file.replace(/(^|\/)index$/, '').replace(/\[\w+\]/, '1')}`;
}

let broken: string | null = null;

/** All routes of the app as they are, except that one of them throws while it is broken. */
function app(file: string) {
  const modules = Object.fromEntries(
    files.map((name) => [name, jest.requireActual<{ default: React.ComponentType }>(join(ROUTES, name))]),
  );
  const Whole = () => <Text testID="whole">{file}</Text>;
  const Breaking = () => {
    if (broken !== null) throw new Error(broken);
    return <Whole />;
  };
  const routes: Record<string, unknown> = { ...modules, [file]: { ...modules[file], default: Breaking } };
  const keys = Object.keys(routes).map((name) => `./${name}.tsx`);
  return Object.assign((key: string) => routes[key.slice(2, -4)], {
    keys: () => keys,
    resolve: (key: string) => key,
    id: 'routes',
  });
}

function open(file: string): void {
  render(<ExpoRoot context={app(file)} location={addressOf(file)} />);
}

async function show(file: string): Promise<void> {
  open(file);
  await screen.findByTestId('error-screen');
}

let id = 0;
let record = '';

beforeEach(async () => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockFrameBroken = false;
  broken = 'the spice does not flow';
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()));
  useRunningGame.setState({ game: null, busy: false });
  await openLibrary();
  id = await gameStorage().library.use(async (games) => (await storedAtOnce(games, 60, 3)).id);
  await openGames();
  await openGame(id);
  record = await exportGame(id);
});

afterAll(() => gameStorage().library.close());

it('every route is looked at', () => {
  expect(screens).toEqual(expect.arrayContaining(['index', 'game', 'games/[id]', '+not-found']));
});

describe.each(screens)('when %s throws', (file) => {
  it('the screen says so, the games are unharmed, and home is one tap away', async () => {
    const { game } = useRunningGame.getState();
    await show(file);
    expect(screen.getByTestId('error-message')).toHaveTextContent(/the spice does not flow/);
    expect(screen.getByTestId('error-kept')).toHaveTextContent(/Nothing has been changed or lost/);
    expect(screen.queryByTestId('whole')).toBeNull();

    expect(useRunningGame.getState().game).toBe(game);
    expect(await exportGame(id)).toBe(record);

    // Home itself is one of the routes: it is there once it draws again.
    if (file === 'index') broken = null;
    fireEvent.press(screen.getByTestId('error-home'));
    await screen.findByTestId(file === 'index' ? 'whole' : 'home-screen');
    expect(screen.queryByTestId('error-screen')).toBeNull();
  });
});

it('tries again', async () => {
  await show('settings');
  fireEvent.press(screen.getByTestId('error-retry'));
  await screen.findByTestId('error-screen');
  broken = null;
  fireEvent.press(screen.getByTestId('error-retry'));
  expect(await screen.findByTestId('whole')).toBeOnTheScreen();
});

it('a screen that was left is tried again when the player comes back', async () => {
  await show('settings');
  act(() => router.push('/new'));
  broken = null;
  act(() => router.back());
  expect(await screen.findByTestId('whole')).toBeOnTheScreen();
  expect(screen.queryByTestId('error-screen')).toBeNull();
});

it('another address of the same screen is tried', async () => {
  await show('rules');
  broken = null;
  act(() => router.setParams({ clause: 'R1.2' }));
  expect(await screen.findByTestId('whole')).toBeOnTheScreen();
});

it('what breaks around the screens is caught too, and home works once it stands again', async () => {
  mockFrameBroken = true;
  broken = null;
  open('settings');
  await screen.findByTestId('error-screen');
  expect(screen.getByTestId('error-message')).toHaveTextContent(/the frame broke/);
  expect(await exportGame(id)).toBe(record);
  mockFrameBroken = false;
  fireEvent.press(screen.getByTestId('error-home'));
  expect(await screen.findByTestId('home-screen')).toBeOnTheScreen();
});

describe('the report', () => {
  it('says what failed and where, and holds a record that can be imported', async () => {
    await show('game');
    expect(screen.getByTestId('error-record')).toHaveTextContent(/every hand and the seed/);
    fireEvent.press(screen.getByTestId('error-send'));
    await waitFor(() => expect(mockShare).toHaveBeenCalledTimes(1));
    const [name, text] = mockShare.mock.calls[0] ?? ['', ''];
    expect(name).toBe('sietch-report.txt');
    expect(text).toContain('App: 9.8.7 (ios)');
    expect(text).toContain(`Engine: arrakis ${arrakisGame.version}`);
    expect(text).toContain('Screen: game');
    expect(text).toContain('Error: Error: the spice does not flow');
    expect(text).toContain('errorBoundary.test.tsx');
    expect(text).toContain('Components:');
    expect(text).toContain('every hand and the seed');
    expect(text.endsWith(record)).toBe(true);
    await importGame(text.slice(text.indexOf('Sietch game file')));
    expect(useGames.getState().entries).toHaveLength(2);
    expect(await screen.findByTestId('error-answer')).toHaveTextContent(/sietch-report.txt/);
  });

  it('is copied where that is easier', async () => {
    await show('game');
    fireEvent.press(screen.getByTestId('error-copy'));
    await waitFor(() => expect(mockCopy).toHaveBeenCalledTimes(1));
    expect(mockCopy.mock.calls[0]?.[0]).toContain(record);
    expect(await screen.findByTestId('error-answer')).toHaveTextContent('Copied.');
  });

  it('says when it cannot be handed over', async () => {
    mockShare.mockRejectedValueOnce(new Error('no room'));
    await show('game');
    fireEvent.press(screen.getByTestId('error-send'));
    expect(await screen.findByTestId('error-answer')).toHaveTextContent(/no room/);
  });

  it('speaks of no game when there is none', async () => {
    useRunningGame.setState({ game: null });
    await show('settings');
    expect(screen.queryByTestId('error-record')).toBeNull();
    fireEvent.press(screen.getByTestId('error-send'));
    await waitFor(() => expect(mockShare).toHaveBeenCalledTimes(1));
    expect(mockShare.mock.calls[0]?.[1]).toContain('No game was on the table.');
  });
});

it('does not claim that a game is stored when nothing can be', async () => {
  await show('game');
  act(() => useStorage.setState({ status: { kind: 'memory', trouble: 'otherTab', detail: '' } }));
  expect(screen.getByTestId('error-kept')).toHaveTextContent(/only as long as the app stays open/);
});
