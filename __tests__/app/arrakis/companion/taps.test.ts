import { eventsOf } from '../../../../app/arrakis/playback/scenes';
import { scenesOfAnswer } from '../../../../app/arrakis/companion/instructions';
import { waitingOf } from '../../../../app/arrakis/companion/waiting';
import {
  EVENT_FACTS,
  PLANNING_CARDS,
  RESULTS,
  apply,
  atRest,
  foughtOnTable,
  legalMoves,
  newGame,
  pending,
  tableDie,
  tableGoOn,
  tableMove,
  withNextCard,
  type CardSource,
  type GameEvent,
  type Result,
  type State,
  type Told,
} from '../../../../engine/arrakis';
import { below, seedStream } from '../../../../engine/core/random';

/** Positions as they arise: games of chance against Mahdi, looked at every few moves. */
function positions(games: number): readonly State[] {
  const found: State[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const random = seedStream(seed);
    let state = newGame({ mode: 'mahdi', seed, names: ['Ann', 'Mahdi'], ties: 'random' });
    for (let move = 1; move <= 400 && pending(state) !== null; move++) {
      const moves = legalMoves(state);
      const chosen = moves[below(random, moves.length)];
      if (chosen === undefined) break;
      state = apply(state, chosen).state;
      if (move % 8 === 0 && state.winner < 0) {
        found.push({ ...atRest(state), options: { ...state.options, ties: 'ask' } });
      }
    }
  }
  return found;
}

/** Something is to be done on the table for it. */
const isHandled = ({ type }: GameEvent) => EVENT_FACTS[type].handled;

interface Counted {
  readonly taps: number;
  readonly cards: number;
  /** Ties of the criteria (R14.0), and whatever else the rules leave to people. */
  readonly ties: number;
  readonly asked: number;
  readonly fought: number;
}

/** One die on the screen: each thing that it waits for is one touch; what he did needs none. */
function die(start: State, result: Result, source: CardSource, pick: (count: number) => number): Counted {
  let before = start;
  let told: Told = tableDie(start, result, source);
  let [taps, cards, ties, asked, fought] = [1, 0, 0, 0, 0];
  for (let turn = 0; turn < 90; turn++) {
    const { state } = told;
    // Nothing that he does is left out of what is told, whatever it is asked between.
    const done = scenesOfAnswer(before, told).flatMap(eventsOf).filter(isHandled);
    expect(done).toEqual(told.events.filter(isHandled));
    before = state;
    const waiting = waitingOf(state, false);
    if (waiting.for === 'nothing') return { taps, cards, ties, asked, fought };
    if (waiting.for === 'attack') {
      fought++;
      told = tableGoOn(foughtOnTable(state), source);
    } else if (waiting.for === 'card') {
      taps++;
      cards++;
      // Whatever came from the deck on the table.
      const deck = PLANNING_CARDS.filter(({ house }) => house === waiting.house);
      const card = deck[pick(deck.length)];
      if (card === undefined) throw new Error('no such deck');
      told = tableGoOn(withNextCard(state, card.id), source);
    } else {
      taps++;
      if (pending(state)?.kind === 'tie') ties++;
      else asked++;
      const moves = legalMoves(state);
      const move = moves[pick(moves.length)];
      if (move === undefined) throw new Error('nothing to choose');
      told = tableMove(state, move, source);
    }
  }
  throw new Error('Mahdi does not come to an end.');
}

describe('R14.5 what a die costs people at a table of their own', () => {
  const all = positions(4);
  const thrown = (source: CardSource) => {
    const random = seedStream(24);
    return all.flatMap((state) =>
      RESULTS.map((result) => die(state, result, source, (count) => below(random, count))),
    );
  };
  const most = (counted: readonly Counted[]) => Math.max(...counted.map(({ taps }) => taps));

  test('cards dealt here: one touch where nobody is asked', () => {
    const plain = thrown('dealt').filter(({ ties }) => ties === 0);
    expect(plain.length).toBeGreaterThan(100);
    expect(most(plain)).toBeLessThanOrEqual(3);
    expect(most(plain.filter(({ asked }) => asked === 0))).toBe(1);
  });

  test('cards of the table: one more for each that comes, three for the two of a Mentat (R14.10)', () => {
    const counted = thrown('table');
    const plain = counted.filter(({ ties, asked }) => ties + asked === 0);
    expect(plain.length).toBeGreaterThan(100);
    expect(most(plain.filter(({ cards }) => cards <= 2))).toBeLessThanOrEqual(3);
    expect(plain.filter(({ taps, cards }) => taps !== 1 + cards)).toEqual([]);
  });
});
