import { RESULTS } from '../../../../engine/arrakis';
import type { Result, State } from '../../../../engine/arrakis';
import { legal, playAll, position, refusal } from '../support/position';
import { eventsOf, roundFrom, table } from '../support/read';
import { settle } from '../../../../engine/arrakis/engine';

const SLOTS: readonly Readonly<Record<Result, number>>[] = [
  { leadership: 2, strategy: 2, deployment: 2, mentat: 2, house: 2 },
  { leadership: 3, strategy: 3, deployment: 2, mentat: 3, house: 2 },
];

type Counts = Record<Result, number>;

function none(): Counts {
  return { leadership: 0, strategy: 0, deployment: 0, mentat: 0, house: 0 };
}

/** Results with the most free slots, by the text of R6.1. */
function mostFree(seat: number, dice: Counts): string[] {
  const free = (result: Result) => (SLOTS[seat]?.[result] ?? 0) - dice[result];
  const most = Math.max(...RESULTS.map(free));
  return RESULTS.filter((result) => free(result) === most).map((result) => `result:${result}`);
}

describe('R6.1 rolling', () => {
  const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

  test.each(SEEDS)(
    'R6.1 seed %i: dice fill their slots, the surplus is turned alternately, Harkonnen first',
    (seed) => {
      const { state, events } = roundFrom('dice', 'beneGesserit = 0 0 5', seed);
      const rolls = eventsOf(events, 'diceRolled');
      expect(rolls.map((roll) => [roll.seat, roll.dice.length])).toEqual([
        [0, 4],
        [1, 8],
      ]);
      const dice = [none(), none()] as const;
      const surplus = [0, 0];
      for (const roll of rolls) {
        const seat = roll.seat === 0 ? 0 : 1;
        for (const result of roll.dice) {
          if (dice[seat][result] < (SLOTS[seat]?.[result] ?? 0)) dice[seat][result]++;
          else surplus[seat] = (surplus[seat] ?? 0) + 1;
        }
      }
      const turned = eventsOf(events, 'dieTurned').map((event) => [event.seat, event.result] as const);
      for (let next: 0 | 1 = 1; (surplus[0] ?? 0) + (surplus[1] ?? 0) > 0; next = next === 1 ? 0 : 1) {
        if ((surplus[next] ?? 0) === 0) continue;
        surplus[next] = (surplus[next] ?? 0) - 1;
        const options = mostFree(next, dice[next]);
        const forced = turned.shift();
        let result: string;
        if (forced !== undefined) {
          expect([forced[0], options]).toEqual([next, [`result:${forced[1]}`]]);
          result = `result:${forced[1]}`;
        } else {
          expect([table(state).decision?.seat, table(state).decision?.kind]).toEqual([next, 'surplus']);
          expect(legal(state)).toEqual(options);
          result = options[seed % options.length] ?? '';
          const more = eventsOf(playAll(state, result), 'dieTurned');
          turned.push(...more.slice(1).map((event) => [event.seat, event.result] as const));
        }
        const name = RESULTS.find((one) => `result:${one}` === result);
        if (name !== undefined) dice[next][name]++;
      }
      expect(table(state).seats.map((seat) => seat.dice)).toEqual(dice);
      expect(table(state).decision?.kind).toBe('turn');
    },
  );

  test.each([
    ['0 0 0', 8],
    ['0 1 0', 7],
    ['2 0 0', 6],
    ['0 0 3', 5],
    ['4 1 0', 4],
  ])('R6.1, R5.2 rows %s: the Harkonnen roll %i dice, the Atreides always 4', (rows, count) => {
    const { state, events } = roundFrom('dice', `rows = ${rows}`);
    const rolls = eventsOf(events, 'diceRolled');
    expect(rolls.map((roll) => roll.dice.length)).toEqual([4, count]);
    expect(table(state).setAsideDice).toBe(8 - count);
  });
});

function surplus(dice: string, left: string, next: number): State {
  const state = position(
    `round = 1\nphase = 2\nbeneGesserit = 0 0 5\ndice = ${dice}
     frames = [{"k":"round","step":3},{"k":"surplus","left":${left},"next":${next}}]`,
  );
  settle(state, null);
  return state;
}

describe('R6.1 dice that do not fit', () => {
  test('R6.1 worked: both have two to turn; Harkonnen, Atreides, Harkonnen, Atreides', () => {
    // Atreides: leadership 2 of 2. Harkonnen: strategy 3 of 3, leadership 2, deployment 1.
    const state = surplus('2 0 0 0 0 / 2 3 1 0 0', '[2,2]', 1);
    // Free: leadership 1, strategy 0, deployment 1, mentat 3, house 2: mentat alone, then mentat and house with 2.
    expect(table(state).seats[1]?.dice.mentat).toBe(1);
    expect(table(state).decision?.seat).toBe(0);
    expect(legal(state)).toEqual(['result:strategy', 'result:deployment', 'result:mentat', 'result:house']);
    expect(refusal(state, 'result:leadership')).toBe('R6.1 notMostFree');
    expect(refusal(state, 'done')).toBe('R6.1 compulsory');
    playAll(state, 'result:house');
    expect(table(state).decision?.seat).toBe(1);
    expect(legal(state)).toEqual(['result:mentat', 'result:house']);
    expect(refusal(state, 'result:deployment')).toBe('R6.1 notMostFree');
    playAll(state, 'result:house');
    expect(legal(state)).toEqual(['result:strategy', 'result:deployment', 'result:mentat']);
    playAll(state, 'result:mentat');
    expect(table(state).seats.map((seat) => Object.values(seat.dice))).toEqual([
      [2, 0, 0, 1, 1],
      [2, 3, 1, 1, 1],
    ]);
    expect(table(state).decision).toMatchObject({ kind: 'turn', seat: 0 });
  });

  test('R6.1 a side without surplus is passed over', () => {
    const state = surplus('2 2 0 0 0 / 3 3 0 0 0', '[0,2]', 1);
    // Mentat alone has 3 free slots; then deployment, mentat and house have 2 each.
    expect(table(state).seats[1]?.dice.mentat).toBe(1);
    expect(table(state).decision).toMatchObject({ kind: 'surplus', seat: 1, count: 1 });
    expect(legal(state)).toEqual(['result:deployment', 'result:mentat', 'result:house']);
  });

  test('R6.1 the surplus of one side alone is turned die by die', () => {
    const state = surplus('1 0 0 0 0 / 1 3 1 1 0', '[0,2]', 1);
    // Free: leadership 2, deployment 1, mentat 2, house 2.
    expect(legal(state)).toEqual(['result:leadership', 'result:mentat', 'result:house']);
    playAll(state, 'result:house');
    expect(table(state).decision).toMatchObject({ kind: 'surplus', seat: 1 });
    expect(legal(state)).toEqual(['result:leadership', 'result:mentat']);
  });
});
