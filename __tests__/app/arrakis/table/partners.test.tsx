import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { outcome, pending, view, type State } from '../../../../engine/arrakis';
import { gameStorage } from '../../../../app/store/gamesLibrary';
import { useSettings } from '../../../../app/store/settings';
import { plainGradients } from '../board/support/plainGradients';
import {
  asked,
  four,
  openCurtain,
  PHONE,
  play,
  running,
  showTable,
  stored,
  tap,
  TABLET,
  twoAgainstMahdi,
} from './support/sitDown';

jest.setTimeout(120_000);
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

/** The side is asked who acts, and both have dice (R13.3). */
function asksWhoActs(side: 'atreides' | 'harkonnen') {
  return (state: State): boolean => {
    const decision = asked(state);
    return decision?.kind === 'actor' && decision.side === side;
  };
}

const PARTNERS = {
  harkonnen: { lead: 'harkonnen', ally: 'corrino', names: /Hal and Cora/ },
  atreides: { lead: 'atreides', ally: 'fremen', names: /Ann and Filip/ },
} as const;

describe.each([PHONE, TABLET])('who of a side acts, at $width x $height (R13.3)', (size) => {
  it.each(['harkonnen', 'atreides'] as const)('both %s answer on the open table', async (side) => {
    await play(four(), asksWhoActs(side));
    showTable(size);
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.getByTestId('prompt-who')).toHaveTextContent(PARTNERS[side].names);
    for (const house of [PARTNERS[side].lead, PARTNERS[side].ally]) {
      expect(within(screen.getByTestId(`actor-${house}`)).getAllByTestId(/-die-/).length).toBeGreaterThan(0);
      expect(screen.getByTestId(`take-hand-${house}`)).toBeOnTheScreen();
    }
    expect(screen.queryByTestId('own-hand')).toBeNull();
  });

  it('a die of the partner says who acts and with what, and both are taken back together', async () => {
    await play(four(), asksWhoActs('harkonnen'));
    showTable(size);
    const { ply } = running();
    const [die] = within(screen.getByTestId('actor-corrino')).getAllByTestId(/-die-/);
    const result = String(die?.props.testID).replace('corrino-die-', '');
    await tap(String(die?.props.testID));
    const now = asked(running().state);
    expect(running().ply).toBe(ply + 2);
    expect(now).toMatchObject({ kind: 'die', house: 'corrino', about: { result } });
    expect(screen.getByTestId('prompt-who')).toHaveTextContent(/Corrino · Cora/);
    expect(screen.queryByTestId('curtain')).toBeNull();
    await tap('undo');
    expect(pending(running().state)?.kind).toBe('actor');
  });

  it('each looks only at their own hand, behind a curtain that names them', async () => {
    await play(four(), asksWhoActs('harkonnen'));
    showTable(size);
    await tap('take-hand-corrino');
    expect(screen.getByTestId('curtain-name')).toHaveTextContent(/Cora/);
    expect(screen.getByTestId('curtain')).toHaveTextContent(/Corrino/);
    await openCurtain();
    const own = view(running().state, 3).seats;
    expect(own[3]?.hand).toHaveLength(own[3]?.handSize ?? -1);
    expect(own[2]?.hand).toBeNull();
    expect(screen.getByTestId('own-hand')).toBeOnTheScreen();
    expect(screen.getByTestId('hand-size-harkonnen')).toHaveTextContent(/Hal/);
    expect(screen.queryByTestId('hand-harkonnen')).toBeNull();
  });

  it('shows the dice of all four and the cones that are left', async () => {
    await play(four(), asksWhoActs('harkonnen'));
    showTable(size);
    await tap('tab-dice');
    for (const house of ['atreides', 'fremen', 'harkonnen', 'corrino']) {
      expect(screen.getByTestId(`bene-gesserit-${house}`)).toBeOnTheScreen();
    }
    const { cones } = view(running().state, 'table');
    for (const side of ['atreides', 'harkonnen'] as const) {
      for (const left of screen.getAllByTestId(`cones-${side}`)) {
        expect(left).toHaveTextContent(String(cones?.[side]));
      }
    }
  });
});

function cones(): number {
  return view(running().state, 'table').cones?.harkonnen ?? 0;
}

describe.each([PHONE, TABLET])('a cone of silence at $width x $height (R13.7)', (size) => {
  beforeEach(async () => {
    act(() => useSettings.setState(({ settings }) => ({ settings: { ...settings, conferring: null } })));
    await play(four(), asksWhoActs('harkonnen'));
    showTable(size);
  });

  it('is asked for twice, for there are only three', async () => {
    await tap('free-cone');
    expect(screen.getByTestId('confirm-cone-sheet')).toHaveTextContent(
      new RegExp(`${cones() - 1} (is|are) left`),
    );
    await tap('cone-no');
    expect(pending(running().state)?.kind).toBe('actor');
    expect(screen.getByTestId('actors')).toBeOnTheScreen();
  });

  it('closes the table for everybody else and shows the two both hands', async () => {
    await tap('free-cone');
    await tap('cone-yes');
    expect(screen.getByTestId('curtain-name')).toHaveTextContent(/Hal and Cora/);
    expect(screen.getByTestId('curtain-others')).toBeOnTheScreen();
    expect(screen.queryByTestId('cone')).toBeNull();
    expect(screen.queryByTestId('prompt')).toBeNull();
    await openCurtain();
    expect(screen.getByTestId('cone-clock')).toHaveTextContent(/3:00|2:5\d/);
    for (const house of ['harkonnen', 'corrino']) {
      expect(screen.getByTestId(`cone-hand-${house}`)).toBeOnTheScreen();
    }
    expect(screen.queryByTestId('prompt')).toBeNull();
  });

  it('ends when they say so; nobody’s hand is open after it', async () => {
    const before = cones();
    await tap('take-hand-harkonnen');
    await openCurtain();
    // On a phone the hand stands in the place of the choices.
    if (size === PHONE) await tap('aside-close');
    await tap('free-cone');
    await tap('cone-yes');
    // Who looked at their own hand before did so alone.
    expect(screen.getByTestId('curtain-others')).toBeOnTheScreen();
    await openCurtain();
    await tap('cone-end');
    expect(pending(running().state)?.kind).toBe('actor');
    expect(screen.queryByTestId('cone')).toBeNull();
    expect(screen.queryByTestId('own-hand')).toBeNull();
    expect(cones()).toBe(before - 1);
  });

  it('closes the hands when the sand has run down, also while the app was away', async () => {
    await tap('free-cone');
    await tap('cone-yes');
    await openCurtain();
    const { id, ply } = running();
    act(() =>
      useSettings.setState(({ settings }) => ({
        settings: { ...settings, conferring: { game: id, ply, until: Date.now() - 1 } },
      })),
    );
    await act(async () => new Promise((done) => setTimeout(done, 400)));
    expect(screen.getByTestId('cone-over')).toBeOnTheScreen();
    expect(screen.queryByTestId('cone-hand-harkonnen')).toBeNull();
    await tap('cone-end');
    expect(pending(running().state)?.kind).toBe('actor');
  });
});

describe('a tablet that lies flat', () => {
  /** As the form keeps it. */
  function seat(across: readonly string[]): void {
    const names = { atreides: '', fremen: '', harkonnen: '', corrino: '' };
    const lastGames = { arrakis: { mode: 'four', names, shared: 'harkonnen', across, ties: 'random' } };
    act(() =>
      useSettings.setState(({ settings }) => ({ settings: { ...settings, facePlayer: true, lastGames } })),
    );
  }
  afterEach(() => {
    act(() =>
      useSettings.setState(({ settings }) => ({
        settings: { ...settings, facePlayer: false, lastGames: {} },
      })),
    );
  });

  it.each([
    ['harkonnen', ['harkonnen', 'corrino'], 'turned'],
    ['atreides', ['harkonnen', 'corrino'], 'upright'],
    ['harkonnen', ['fremen'], 'upright'],
  ] as const)('turns to the %s where %j sit across: %s', async (side, across, faces) => {
    await play(four(), asksWhoActs(side));
    seat(across);
    showTable(TABLET);
    expect(screen.getByTestId(faces)).toBeOnTheScreen();
  });

  it('turns to whoever takes the device', async () => {
    await play(four(), asksWhoActs('atreides'));
    seat(['fremen', 'harkonnen']);
    showTable(TABLET);
    const [die] = within(screen.getByTestId('actor-fremen')).getAllByTestId(/-die-/);
    fireEvent.press(die as never);
    await stored();
    expect(screen.getByTestId('turned')).toBeOnTheScreen();
  });
});

describe('two against Mahdi (R14.0)', () => {
  it('have no curtain between them and see each other’s cards', async () => {
    await play(twoAgainstMahdi(), asksWhoActs('atreides'));
    showTable(PHONE);
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.queryByTestId('free-cone')).toBeNull();
    expect(screen.getByTestId('actor-fremen')).toBeOnTheScreen();
    await tap('tab-cards');
    expect(screen.getByTestId('own-hand')).toBeOnTheScreen();
    expect(screen.getByTestId('hand-fremen')).toBeOnTheScreen();
  });

  it('tap a die of either partner', async () => {
    await play(twoAgainstMahdi(), asksWhoActs('atreides'));
    showTable(PHONE);
    const [die] = within(screen.getByTestId('actor-fremen')).getAllByTestId(/-die-/);
    fireEvent.press(die as never);
    await stored();
    expect(outcome(running().state)).toBeNull();
    expect(asked(running().state)).toMatchObject({ house: 'fremen', kind: 'die' });
  });
});
