import { act, screen } from '@testing-library/react-native';

import { legalMoves, outcome, pending, view, type GameOptions } from '../../../../engine/arrakis';
import { isCovered } from '../../../../app/curtain/useCurtain';
import { playMoves } from '../../support/arrakisTable';
import { gameStorage } from '../../../../app/store/gamesLibrary';
import { luck, pickMove } from '../../storage/support/games';
import { plainGradients } from '../board/support/plainGradients';
import {
  four,
  openCurtain,
  PHONE,
  play,
  running,
  showTable,
  stored,
  twoAgainstMahdi,
} from './support/sitDown';

jest.setTimeout(240_000);
jest.mock('expo-router', () => ({ router: { push: jest.fn(), replace: jest.fn() } }));
// Shaders run on a GPU; here the ground is flat.
jest.mock('../../../../app/board/paint/surfaces', () => {
  const { Skia } = jest.requireMock<typeof import('@shopify/react-native-skia')>(
    '@shopify/react-native-skia',
  );
  const plain = (width: number, height: number) =>
    Skia.Surface.Make(Math.min(64, width), Math.min(64, height));
  return { canShade: () => false, shadingSurface: plain, plainSurface: plain };
});

beforeEach(plainGradients);
afterAll(() => gameStorage().library.close());

const three: GameOptions = { mode: 'three', seed: 11, names: ['Ann', 'Hal', 'Cora'], shared: 'harkonnen' };
const threeOther: GameOptions = {
  mode: 'three',
  seed: 12,
  names: ['Ann', 'Filip', 'Hal'],
  shared: 'atreides',
};
const STEPS = 70;

describe('a table that two people share is shown at every decision', () => {
  it.each([
    ['three, Harkonnen shared', three],
    ['three, Atreides shared', threeOther],
    ['four', four(13)],
    ['two against Mahdi', twoAgainstMahdi(13)],
  ])('%s', async (_, options) => {
    await play(options, (state) => pending(state)?.kind === 'actor');
    showTable(PHONE);
    const random = luck(options.seed);
    const met = new Set<string>();
    for (let step = 0; step < STEPS && outcome(running().state) === null; step++) {
      const { state } = running();
      const now = pending(state);
      if (now === null) break;
      met.add(now.kind);
      if (screen.queryByTestId('drawn-sheet') !== null) await act(async () => undefined);
      const hides = isCovered(now) && options.mode !== 'mahdiTwo';
      if (hides && screen.queryByTestId('curtain') !== null) await openCurtain();
      if (now.kind === 'cone') expect(screen.getByTestId('cone')).toBeOnTheScreen();
      else if (screen.queryByTestId('drawn-sheet') === null) {
        expect(screen.getByTestId('prompt')).toBeOnTheScreen();
        // Nobody's cards but those of whom the screen belongs to.
        const name = view(state, 'table').seats[now.seat]?.name ?? '';
        if (hides) expect(screen.getByTestId('prompt-who')).toHaveTextContent(new RegExp(name));
      }
      const moves = legalMoves(state);
      expect(moves.length).toBeGreaterThan(0);
      await act(async () => void (await playMoves([pickMove(state, random)])));
      await stored();
    }
    expect(met.size).toBeGreaterThan(5);
  });
});
