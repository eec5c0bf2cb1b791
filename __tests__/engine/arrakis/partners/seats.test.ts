import {
  AREA_FACTS,
  isShared,
  isSolo,
  newGame,
  outcome,
  partnerOf,
  seatPlan,
  view,
} from '../../../../engine/arrakis';
import type { GameOptions } from '../../../../engine/arrakis';
import { arrakisGame } from '../../../../engine/arrakis/game';
import { ANN, COR, FAY, HAL, roundAt, seatTurn } from '../support/partners';
import { playAll } from '../support/position';
import { leaderPlace } from '../support/read';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

function options(mode: GameOptions['mode'], seats: number, shared?: 'atreides' | 'harkonnen'): GameOptions {
  return { mode, seed: 3, names: NAMES.slice(0, seats), ...(shared === undefined ? {} : { shared }) };
}

const FOUR = options('four', 4);
const TWO_AGAINST_MAHDI = options('mahdiTwo', 3);

function sitting(of: GameOptions): unknown {
  return view(newGame(of), 'table').seats.map(({ side, houses }) => [side, ...houses]);
}

describe('R1.1 who plays what', () => {
  test('R1.1 four: both sides are shared, House first, then ally', () => {
    expect(sitting(FOUR)).toEqual([
      ['atreides', 'atreides'],
      ['atreides', 'fremen'],
      ['harkonnen', 'harkonnen'],
      ['harkonnen', 'corrino'],
    ]);
  });

  test('R1.1 three: one side is shared; the Harkonnen are recommended', () => {
    const harkonnen = [
      ['atreides', 'atreides', 'fremen'],
      ['harkonnen', 'harkonnen'],
      ['harkonnen', 'corrino'],
    ];
    expect(sitting(options('three', 3))).toEqual(harkonnen);
    expect(sitting(options('three', 3, 'harkonnen'))).toEqual(harkonnen);
    expect(sitting(options('three', 3, 'atreides'))).toEqual([
      ['atreides', 'atreides'],
      ['atreides', 'fremen'],
      ['harkonnen', 'harkonnen', 'corrino'],
    ]);
  });

  test('R14.0 two against Mahdi: they share the Atreides, the automaton has one seat, the last', () => {
    expect(sitting(TWO_AGAINST_MAHDI)).toEqual([
      ['atreides', 'atreides'],
      ['atreides', 'fremen'],
      ['harkonnen', 'harkonnen', 'corrino'],
    ]);
    expect(arrakisGame.seats(TWO_AGAINST_MAHDI).map(({ automaton }) => automaton)).toEqual([
      false,
      false,
      true,
    ]);
    expect(isSolo(TWO_AGAINST_MAHDI)).toBe(true);
    expect(isSolo(FOUR)).toBe(false);
  });

  test('R13 partners win and lose together', () => {
    expect(arrakisGame.seats(FOUR).map(({ team }) => team)).toEqual([0, 0, 1, 1]);
    expect([0, 1, 2, 3].map((seat) => partnerOf(FOUR, seat))).toEqual([1, 0, 3, 2]);
    expect([0, 1, 2].map((seat) => partnerOf(options('three', 3), seat))).toEqual([-1, 2, 1]);
    expect([0, 1].map((side) => isShared(options('three', 3), side))).toEqual([false, true]);
    expect([0, 1].map((side) => isShared(TWO_AGAINST_MAHDI, side))).toEqual([true, false]);
  });

  test('options from outside: a name for each seat, and only three say which side is shared', () => {
    expect(arrakisGame.readOptions(options('three', 3, 'atreides'))).toEqual(options('three', 3, 'atreides'));
    for (const wrong of [
      options('three', 2),
      options('four', 3),
      options('mahdiTwo', 2),
      options('four', 4, 'atreides'),
      { ...options('three', 3), shared: 'fremen' },
    ])
      expect(() => arrakisGame.readOptions(wrong)).toThrow();
  });
});

describe('R13.1 sub-dashboards', () => {
  const slotsIn = (of: GameOptions) =>
    view(newGame(of), 'table').seats.map(({ slots, tank }) => [
      slots.leadership,
      slots.strategy,
      slots.deployment,
      slots.mentat,
      slots.house,
      tank.length,
    ]);

  test('R13.1 two slots a result for the Harkonnen, one for the Atreides, each sub-faction its own results', () => {
    expect(slotsIn(FOUR)).toEqual([
      [1, 0, 0, 1, 1, 3],
      [1, 1, 1, 0, 0, 3],
      [2, 0, 0, 2, 2, 5],
      [0, 2, 2, 2, 0, 5],
    ]);
  });

  test('R13.1 a side that is not shared keeps its whole dashboard', () => {
    expect(slotsIn(options('three', 3))[0]).toEqual([2, 2, 2, 2, 2, 3]);
    expect(slotsIn(options('three', 3, 'atreides'))[2]).toEqual([3, 3, 2, 3, 2, 5]);
  });

  test('R13.5 the board and the leaders at the start are those of two', () => {
    const state = newGame(FOUR);
    for (const leader of ['paul', 'jessica', 'stilgar', 'baron', 'rabban', 'aramsham'])
      expect(leaderPlace(state, leader)).toBe('available');
    for (const leader of ['muaddib', 'chani', 'alia', 'gurney', 'feyd', 'hawat', 'mohiam', 'shaddam'])
      expect(leaderPlace(state, leader)).toBe('notInPlay');
    const sietches = view(state, 'table').areas.filter(({ sietch }) => sietch !== null);
    expect(sietches).toHaveLength(AREA_FACTS.filter((area) => 'sietch' in area).length);
    expect(seatPlan(FOUR)).toHaveLength(4);
  });
});

describe('R13, R1.2, R1.3 a side wins as one', () => {
  test('R1.3 the Atreides: both of them', () => {
    const { state } = roundAt('four', 'claims', 'markers = 10 10 10\nobjectives = 0');
    expect(outcome(state)).toMatchObject({ winner: 'atreides', winners: [ANN, FAY] });
  });

  test('R1.2 the Harkonnen: both of them, at once', () => {
    const lines = 'ne-12: H 2r\ngara-kulon: sietch\nsupremacy = 9';
    const state = seatTurn(COR, [{ mentat: 1 }, {}, { house: 1 }, { strategy: 1 }], lines);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect(outcome(state)).toMatchObject({ winner: 'harkonnen', winners: [HAL, COR] });
  });

  test('R14.15 against Mahdi: the automaton, or the two', () => {
    const lost = roundAt('mahdiTwo', 'dice_back', 'supremacy = 9').state;
    expect(outcome(lost)).toMatchObject({ winner: 'harkonnen', winners: [2] });
    const won = roundAt('mahdiTwo', 'claims', 'markers = 10 10 10\nobjectives = 0').state;
    expect(outcome(won)).toMatchObject({ winner: 'atreides', winners: [0, 1] });
  });
});
