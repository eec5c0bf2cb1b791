import { act, fireEvent, screen } from '@testing-library/react-native';

import {
  AIR_ZONES,
  AREA_FACTS,
  LEADERS,
  legalMoves,
  MARKERS,
  moveOf,
  newGame,
  pending,
  PLANNING_CARDS,
  playSilently,
  POWERS,
  PRESCIENCE_CARDS,
  RESULTS,
  SIDES,
  VEHICLES,
  view,
  type State,
} from '../../../../engine/arrakis';
import { answerTo } from '../../../../app/arrakis/table/inspect/answer';
import type { Inspected } from '../../../../app/arrakis/table/inspect/inspected';
import { catalogueFor } from '../../../../app/arrakis/texts/catalogue';
import { translatorFor } from '../../../../app/i18n';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { gameStorage } from '../../../../app/store/gamesLibrary';
import { loadLanguages } from '../../i18n/support/loadLanguages';
import { playMove } from '../../support/arrakisTable';
import { luck, pickMove } from '../../storage/support/games';
import {
  asked,
  openCurtain,
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
jest.mock('expo-router', () => ({ router: { push: jest.fn() } }));

afterAll(() => gameStorage().library.close());

function kindsOf(state: State): readonly string[] {
  const decision = asked(state);
  return decision?.kind === 'turn' ? (decision.moves ?? []).map(({ kind }) => kind) : [];
}

/** The turn may be ended, or something done for free first (R6.8a). */
function freeBeforeDone(state: State): boolean {
  return kindsOf(state).includes('free') && kindsOf(state).includes('done');
}

/** A turn in which something may be done for free. */
function freeInTurn(state: State): boolean {
  return kindsOf(state).includes('free') && !kindsOf(state).includes('done');
}

function longPressFree(): void {
  const [free] = screen.getAllByTestId(/^free-/);
  if (!free) throw new Error('no free action');
  fireEvent(free, 'longPress');
  expect(screen.getByTestId('sheet-inspect')).toBeOnTheScreen();
}

describe.each([TABLET, { width: 820, height: 1180 }])('on a tablet of $width x $height', (size) => {
  it('an answer about a free action closes when the turn ends, and the automaton’s turn is told', async () => {
    await play(solo(), freeBeforeDone);
    speed('slow');
    showTable(size);
    longPressFree();
    await tap('done');
    expect(screen.getByTestId('playback')).toBeOnTheScreen();
    expect(screen.queryByTestId('sheet-inspect')).toBeNull();
  });

  it('an answer closes before the device goes to the other player', async () => {
    await play(two(), freeInTurn);
    const seat = pending(running().state)?.seat;
    showTable(size);
    await tap('take-hand');
    await openCurtain();
    longPressFree();
    while (pending(running().state)?.seat === seat) {
      const [move] = legalMoves(running().state);
      if (!move) throw new Error('the game ended before');
      await act(() => playMove(move));
    }
    await stored();
    expect(screen.queryByTestId('sheet-inspect')).toBeNull();
    if (screen.queryByTestId('curtain')) await openCurtain();
    expect(screen.getByTestId('game-screen')).toBeOnTheScreen();
    expect(screen.queryByTestId('sheet-inspect')).toBeNull();
  });

  it('an answer closes when its player hides what is private', async () => {
    await play(two(), freeInTurn);
    showTable(size);
    await tap('take-hand');
    await openCurtain();
    longPressFree();
    await tap('hide');
    expect(screen.queryByTestId('sheet-inspect')).toBeNull();
    await tap('take-hand');
    await openCurtain();
    expect(screen.queryByTestId('sheet-inspect')).toBeNull();
  });
});

it('taking back does not bring an answer back', async () => {
  await play(solo(), freeBeforeDone);
  showTable(TABLET);
  longPressFree();
  const [free] = screen.getAllByTestId(/^free-/);
  if (!free) throw new Error('no free action');
  fireEvent.press(free);
  await stored();
  expect(screen.queryByTestId('sheet-inspect')).toBeNull();
  await tap('undo');
  expect(screen.queryByTestId('sheet-inspect')).toBeNull();
});

describe('nothing that can be asked about throws while no decision is pending', () => {
  const everything: readonly Inspected[] = [
    ...AREA_FACTS.map(({ id }) => ({ kind: 'area', id }) as const),
    ...AIR_ZONES.map(({ id }) => ({ kind: 'zone', id }) as const),
    ...PLANNING_CARDS.map(({ id }) => ({ kind: 'card', id }) as const),
    ...PRESCIENCE_CARDS.map(({ id }) => ({ kind: 'prescience', id }) as const),
    ...LEADERS.map((id) => ({ kind: 'leader', id }) as const),
    ...POWERS.map((id) => ({ kind: 'power', id }) as const),
    ...MARKERS.map((id) => ({ kind: 'marker', id }) as const),
    ...VEHICLES.map((id) => ({ kind: 'vehicle', id }) as const),
    ...(['guerrilla', 'scout', 'hawat', 'atomics', 'families'] as const).map(
      (id) => ({ kind: 'free', id }) as const,
    ),
    ...SIDES.flatMap((side): Inspected[] => [
      ...(['regular', 'elite', 'special', 'generic', 'token'] as const).map(
        (id) => ({ kind: 'figure', id, side }) as const,
      ),
      ...RESULTS.map((id) => ({ kind: 'result', id, side }) as const),
      { kind: 'beneGesserit', side },
      { kind: 'tank', side },
    ]),
    ...(['supremacy', 'desertPower', 'wildMaker', 'objective'] as const).map((kind) => ({ kind }) as const),
    { kind: 'move', move: moveOf('done', 0) },
  ];
  const over = newGame(two(3));
  const random = luck(3);
  while (pending(over) !== null) playSilently(over, pickMove(over, random));

  beforeAll(loadLanguages);

  it.each(LANGUAGES)('%s', (language) => {
    const seen = view(over, 'table');
    expect(seen.decision).toBeNull();
    for (const what of everything) {
      expect(() => answerTo(what, seen, translatorFor(language), catalogueFor(language))).not.toThrow();
    }
  });
});
