import { act, fireEvent, screen } from '@testing-library/react-native';

import {
  AREA_FACTS,
  explain,
  hashState,
  moveOf,
  outcome,
  pending,
  playInSteps,
  prompt,
  type State,
} from '../../../../engine/arrakis';
import { PANELS } from '../../../../app/arrakis/table/panels/panelNames';
import { toldScenes } from '../../../../app/arrakis/playback/scenes';
import { catalogueFor } from '../../../../app/arrakis/texts/catalogue';
import { isCovered } from '../../../../app/curtain/useCurtain';
import { gameStorage } from '../../../../app/store/gamesLibrary';
import { plainGradients } from '../board/support/plainGradients';
import {
  asked,
  openCurtain,
  PHONE,
  play,
  running,
  showTable,
  solo,
  speed,
  stored,
  tap,
  TABLET,
  two,
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

/** A turn with dice to choose from (R6.3). */
function choosesDie(state: State): boolean {
  const decision = asked(state);
  return decision?.kind === 'turn' && (decision.moves ?? []).some(({ kind }) => kind === 'result');
}

function firstDie() {
  const [die] = screen.getAllByTestId(/^die-/);
  if (!die) throw new Error('no die to choose');
  return die;
}

/** The board draws itself once it knows its size. */
function layOutBoard(): void {
  const { root } = screen;
  const areas = () => screen.queryAllByTestId(/^area-/).length;
  for (const node of root.findAll((one) => typeof one.props.onLayout === 'function')) {
    if (areas() > 0) return;
    fireEvent(node, 'layout', { nativeEvent: { layout: { width: 390, height: 460, x: 0, y: 0 } } });
  }
}

describe.each([PHONE, TABLET])('the table at $width x $height', (size) => {
  it('shows what is to be decided, with a control for it', async () => {
    await play(solo(), choosesDie);
    showTable(size);
    const decision = asked(running().state);
    if (decision === null) throw new Error('nothing to decide');
    const said = prompt(decision, catalogueFor('en'));
    expect(screen.getByTestId('prompt-text')).toHaveTextContent(said.text);
    expect(screen.getByTestId('prompt-who')).toHaveTextContent(/Ann/);
    expect(screen.getByTestId('prompt-clause')).toHaveTextContent(said.clause);
    expect(screen.getAllByTestId(/^die-/).length).toBeGreaterThan(0);
    expect(firstDie()).toBeEnabled();
  });

  it('plays the move that is tapped, and takes it back', async () => {
    await play(solo(), choosesDie);
    showTable(size);
    const before = running();
    fireEvent.press(firstDie());
    await stored();
    expect(running().ply).toBeGreaterThan(before.ply);
    expect(hashState(running().state)).not.toBe(hashState(before.state));
    const decision = asked(running().state);
    if (decision === null) throw new Error('nothing to decide');
    expect(screen.getByTestId('prompt-text')).toHaveTextContent(prompt(decision, catalogueFor('en')).text);

    await tap('undo');
    expect(hashState(running().state)).toBe(hashState(before.state));
    expect(running().ply).toBe(before.ply);
    expect(firstDie()).toBeOnTheScreen();
  });
});

it('says why nothing can be taken back', async () => {
  await play(solo(), (state) => pending(state) !== null);
  showTable(PHONE);
  const before = running();
  expect(before.undo).toBe('start');
  await tap('undo');
  expect(running()).toBe(before);
  expect(screen.getByTestId('notice')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('notice'));
  expect(screen.queryByTestId('notice')).toBeNull();
});

it('a place that may not be chosen is refused with its clause, and nothing is played', async () => {
  const placing = (state: State) => {
    const decision = asked(state);
    const areas = (decision?.moves ?? []).filter(({ kind }) => kind === 'area').length;
    return decision?.kind !== 'turn' && areas > 0 && areas < AREA_FACTS.length / 2;
  };
  await play(solo(), placing);
  showTable(PHONE);
  layOutBoard();
  const before = running();
  const wrong = AREA_FACTS.findIndex((_, index) => explain(before.state, moveOf('area', index)) !== null);
  const refusal = explain(before.state, moveOf('area', wrong));
  fireEvent(screen.getByTestId(`area-${AREA_FACTS[wrong]?.id}`), 'accessibilityTap');
  await stored();
  expect(screen.getByTestId('notice')).toBeOnTheScreen();
  expect(screen.getByTestId('prompt-clause')).toHaveTextContent(refusal?.clause ?? '');
  expect(running()).toBe(before);

  const right = AREA_FACTS.findIndex((_, index) => explain(before.state, moveOf('area', index)) === null);
  fireEvent(screen.getByTestId(`area-${AREA_FACTS[right]?.id}`), 'accessibilityTap');
  await stored();
  expect(running().ply).toBeGreaterThan(before.ply);
  expect(screen.queryByTestId('notice')).toBeNull();
});

describe('the curtain', () => {
  /** Somebody has to see something hidden. */
  const privately = (state: State) => isCovered(pending(state));

  it('lets nothing private be mounted before its player opens it', async () => {
    await play(two(), privately);
    const seat = pending(running().state)?.seat ?? 0;
    showTable(TABLET);
    expect(screen.getByTestId('curtain-name')).toHaveTextContent(new RegExp(['Ann', 'Hal'][seat] ?? ''));
    for (const id of ['game-screen', 'own-hand', 'prompt', 'choices']) {
      expect(screen.queryByTestId(id)).toBeNull();
    }
    expect(screen.queryAllByTestId(/^(die|card|area|panel|sheet)-/)).toHaveLength(0);

    fireEvent(screen.getByTestId('curtain-hold'), 'pressIn', {});
    fireEvent(screen.getByTestId('curtain-hold'), 'pressOut', {});
    expect(screen.getByTestId('curtain')).toBeOnTheScreen();

    await openCurtain();
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.getByTestId('own-hand')).toBeOnTheScreen();
    expect(screen.getByTestId('prompt')).toBeOnTheScreen();
  });

  it('R6.3 stays away while a die is chosen; the hand lies behind it, one hold away, and away again', async () => {
    await play(two(), choosesDie);
    showTable(TABLET);
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(firstDie()).toBeEnabled();
    expect(screen.queryByTestId('own-hand')).toBeNull();
    await tap('take-hand');
    expect(screen.getByTestId('curtain')).toBeOnTheScreen();
    await openCurtain();
    expect(screen.getByTestId('own-hand')).toBeOnTheScreen();
    await tap('hide');
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.queryByTestId('own-hand')).toBeNull();
  });

  it('falls again when its player hides, and what was open is gone', async () => {
    await play(two(), privately);
    showTable(TABLET);
    await openCurtain();
    await tap('hide');
    expect(screen.getByTestId('curtain')).toBeOnTheScreen();
    expect(screen.queryByTestId('own-hand')).toBeNull();
  });

  it('does not exist for one player', async () => {
    await play(solo(), choosesDie);
    showTable(TABLET);
    expect(screen.queryByTestId('curtain')).toBeNull();
    expect(screen.getByTestId('own-hand')).toBeOnTheScreen();
  });
});

describe('Mahdi’s turn', () => {
  /** The turn may be ended; what the automaton does comes next. */
  const endsTurn = (state: State) => {
    const decision = asked(state);
    return decision?.kind === 'turn' && (decision.moves ?? []).some(({ kind }) => kind === 'done');
  };

  /** His answer is told in several scenes, of which the first stays long enough to be looked at. */
  const isAnswered = (state: State) => {
    const done = asked(state)?.moves?.find(({ kind }) => kind === 'done');
    if (!endsTurn(state) || done === undefined) return false;
    const scenes = toldScenes(state, playInSteps(state, done), 'atreides');
    return scenes.length > 1 && scenes[0]?.rank === 'moment';
  };

  it('is told scene by scene, with nothing to decide meanwhile, and then the game goes on', async () => {
    await play(solo(12), isAnswered);
    speed('slow');
    showTable(PHONE);
    await tap('done');
    expect(screen.getByTestId('playback')).toBeOnTheScreen();
    expect(screen.getByTestId('playback-step')).toHaveTextContent(/^1 of \d+$/);
    expect(screen.queryByTestId('prompt')).toBeNull();
    expect(screen.queryByTestId('undo')).toBeNull();

    fireEvent.press(screen.getByTestId('playback-next'));
    expect(screen.getByTestId('playback-step')).toHaveTextContent(/^2 of/);
    fireEvent.press(screen.getByTestId('playback-skip'));
    expect(screen.queryByTestId('playback')).toBeNull();
    expect(screen.getByTestId('prompt')).toBeOnTheScreen();
  });

  it('is summed up where nothing moves', async () => {
    await play(solo(12), isAnswered);
    showTable(PHONE);
    await tap('done');
    expect(screen.queryByTestId('playback')).toBeNull();
    expect(screen.getByTestId('summary')).toBeOnTheScreen();
    expect(screen.getByTestId('prompt')).toBeOnTheScreen();
  });
});

describe('the end of a game', () => {
  it.each([PHONE, TABLET])('is told at $width x $height, and every panel still opens', async (size) => {
    await play(two(3), (state) => pending(state) === null);
    const end = outcome(running().state);
    showTable(size);
    await act(async () => {
      await gameStorage().library.use(async () => undefined);
    });
    const name = end?.winner === 'atreides' ? 'Ann' : 'Hal';
    expect(screen.getByTestId('over-winner')).toHaveTextContent(new RegExp(name));
    expect(screen.queryByTestId('prompt')).toBeNull();
    expect(screen.queryByTestId('undo')).toBeNull();
    for (const name of PANELS) {
      // A phone shows four at a time.
      if (screen.queryByTestId(`tab-${name}`) === null) fireEvent.press(screen.getByTestId('tabs-more'));
      fireEvent.press(screen.getByTestId(`tab-${name}`));
      expect(screen.getByTestId(`panel-${name}`)).toBeOnTheScreen();
    }
  });
});
