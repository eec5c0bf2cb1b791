import { act, fireEvent, screen, within } from '@testing-library/react-native';

import {
  legalMoves,
  pending,
  playInSteps,
  PLANNING_CARDS,
  printPlanningCard,
  view,
  EN,
  type Move,
  type State,
} from '../../../../engine/arrakis';
import { actingSide, toldScenes } from '../../../../app/arrakis/playback/scenes';
import { isCovered } from '../../../../app/curtain/useCurtain';
import { gameStorage } from '../../../../app/store/gamesLibrary';
import { closeGame, openGame, playMove } from '../../support/arrakisTable';
import { plainGradients } from '../board/support/plainGradients';
import { openCurtain, PHONE, play, running, showTable, speed, stored, TABLET, two } from './support/sitDown';

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

interface After {
  /** It begins with a moment: that stays long enough to be looked at. */
  readonly news: boolean;
  readonly next: number | null;
}

function after(state: State, move: Move): After {
  const steps = playInSteps(state, move);
  const end = steps.at(-1)?.state ?? state;
  const now = pending(end);
  return {
    news: toldScenes(state, steps, actingSide(state, false))[0]?.rank === 'moment',
    next: now?.seat ?? null,
  };
}

/** A use of a die that makes news, after which another seat decides, or the same. */
function newsFor(state: State, same: boolean): Move | null {
  const now = pending(state);
  if (now?.kind !== 'die') return null;
  return (
    legalMoves(state).find((move) => {
      const { news, next } = after(state, move);
      return news && next !== null && (next === now.seat) === same;
    }) ?? null
  );
}

async function toNews(same: boolean): Promise<Move> {
  for (const seed of [11, 12, 13, 14, 15, 16]) {
    try {
      await play(two(seed), (state) => newsFor(state, same) !== null);
      const move = newsFor(running().state, same);
      if (move !== null) return move;
    } catch {
      continue;
    }
  }
  throw new Error('nothing of the kind happens');
}

/** The device goes to whoever has to see something hidden, and to nobody else. */
async function handOver(): Promise<void> {
  const covered = isCovered(pending(running().state));
  expect(screen.queryByTestId('curtain') !== null).toBe(covered);
  if (covered) await openCurtain();
}

async function make(move: Move): Promise<void> {
  await act(async () => void (await playMove(move)));
  await stored();
}

function secretsOf(state: State): readonly string[] {
  return view(state, 'table').seats.flatMap((_, seat) => {
    const hand = view(state, seat).seats[seat]?.hand ?? [];
    return PLANNING_CARDS.filter(({ id }) => hand.includes(id)).map(
      ({ id }) => printPlanningCard(id, EN).name,
    );
  });
}

describe('between two players, what came of a decision', () => {
  it('is told on the open table before the device goes on, and nothing private with it', async () => {
    const move = await toNews(false);
    showTable(TABLET);
    speed('slow');
    await make(move);
    expect(screen.getByTestId('playback')).toBeOnTheScreen();
    expect(screen.queryByTestId('curtain')).toBeNull();
    for (const id of ['own-hand', 'prompt', 'undo', 'recap-open']) {
      expect(screen.queryByTestId(id)).toBeNull();
    }
    const shown = JSON.stringify(screen.toJSON());
    for (const name of secretsOf(running().state)) expect(shown).not.toContain(name);
    // Only then is the next seat asked, behind the curtain where that has to be.
    fireEvent.press(screen.getByTestId('playback-skip'));
    await handOver();
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.queryByTestId('playback')).toBeNull();
  });

  it('costs no further hold where the same seat goes on', async () => {
    const move = await toNews(true);
    showTable(PHONE);
    fireEvent.press(screen.getByTestId('take-hand'));
    await openCurtain();
    speed('slow');
    await make(move);
    expect(screen.getByTestId('playback')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('playback-skip'));
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.getByTestId('prompt')).toBeOnTheScreen();
  });

  it('stands as a summary where nothing moves, and blocks nothing', async () => {
    const move = await toNews(true);
    showTable(TABLET);
    await make(move);
    expect(screen.queryByTestId('playback')).toBeNull();
    expect(screen.getByTestId('summary')).toBeOnTheScreen();
    expect(screen.getByTestId('prompt')).toBeOnTheScreen();
  });
});

describe('since you last decided', () => {
  async function openRecap(): Promise<readonly string[]> {
    fireEvent.press(screen.getByTestId('recap-open'));
    const list = within(screen.getByTestId('recap-list'));
    return list.getAllByTestId(/^recap-\d+$/).map(({ props }) => String(props['aria-label']));
  }

  it('is one line for whoever decides that opens what happened; an item that is touched is shown', async () => {
    const move = await toNews(false);
    showTable(TABLET);
    await make(move);
    await handOver();
    const items = await openRecap();
    expect(items.length).toBeGreaterThan(0);
    fireEvent.press(screen.getByTestId('recap-0'));
    expect(screen.getByTestId('recap-0')).toBeSelected();
    expect(screen.queryByTestId('recap-line')).toBeNull();
  });

  it('is there again when the game is opened again', async () => {
    const move = await toNews(false);
    await make(move);
    const { id } = running();
    await closeGame();
    await openGame(id);
    showTable(TABLET);
    await handOver();
    await stored();
    await act(async () => {
      await gameStorage().library.use(async () => undefined);
      await new Promise((done) => setTimeout(done, 300));
    });
    expect((await openRecap()).length).toBeGreaterThan(0);
  });
});
