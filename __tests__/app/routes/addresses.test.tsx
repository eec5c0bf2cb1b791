import { configure, render, screen } from '@testing-library/react-native';
import { ExpoRoot } from 'expo-router';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { openLibrary } from '../../../app/store/gamesLibrary';
import { openGames } from '../../../app/store/games';
import { firstOfEach } from '../../../app/ui/firstOfEach';

jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

const ROUTES = join(__dirname, '../../../app/routes');
const files = readdirSync(ROUTES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => relative(ROUTES, join(entry.parentPath, entry.name)).replace(/\.tsx$/, ''));

// Loaded before the first test: on a busy machine that takes longer than any test may.
const modules = new Map(
  files.map((name) => [`./${name}.tsx`, jest.requireActual<object>(join(ROUTES, name))]),
);

/** All routes of the app as they are. */
const app = Object.assign((key: string) => modules.get(key), {
  keys: () => [...modules.keys()],
  resolve: (key: string) => key,
  id: 'routes',
});

it('of what an address names twice, the first counts', () => {
  expect(firstOfEach({ a: ['1', '2'], b: '3', c: [], d: undefined })).toEqual({ a: '1', b: '3' });
});

describe.each([
  ['/rules?clause=R7.13&clause=R1.2&found=a&found=b', 'rules-screen'],
  ['/rules?term=nothing&term=nobody&found=a&found=b', 'rules-screen'],
  ['/reference/odds?attack=1.1&attack=2&defence=1&defence=2', 'odds-screen'],
  ['/reference/cards?card=x&card=y', 'cards-screen'],
  ['/reference/areas?area=arrakeen&area=y', 'areas-screen'],
  ['/reference/gallery?show=x&show=y', 'gallery-screen'],
  ['/new?game=arrakis&game=imperium', 'new-screen'],
  ['/game?id=1&id=2', 'game-loading'],
])('the address %s', (address, id) => {
  it('is shown, not a fault', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openLibrary();
    await openGames();
    render(<ExpoRoot context={app} location={address} />);
    expect(await screen.findByTestId(id)).toBeOnTheScreen();
    expect(screen.queryByTestId('error-screen')).toBeNull();
    jest.restoreAllMocks();
  });
});
