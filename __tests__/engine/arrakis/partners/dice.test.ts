import { RESULTS } from '../../../../engine/arrakis';
import type { GameEvent, Result, State } from '../../../../engine/arrakis';
import { dealDice } from '../../../../engine/arrakis/partners/deal';
import { legal, playAll, refusal } from '../support/position';
import { asked, COR, diceLine, diceOf, HAL, roundAt, sitting } from '../support/partners';
import { eventsOf } from '../support/read';
import { settle } from '../../../../engine/arrakis/engine';

type Counts = Readonly<Partial<Record<Result, number>>>;

function faces(counts: Counts): Result[] {
  return RESULTS.flatMap((result) => Array.from({ length: counts[result] ?? 0 }, () => result));
}

/** House, ally: dice by result, and those that are turned. */
function dealt(side: 'harkonnen' | 'atreides', counts: Counts): unknown {
  const boards =
    side === 'harkonnen' ? (['houseHarkonnen', 'corrino'] as const) : (['houseAtreides', 'fremen'] as const);
  const { dice, aside } = dealDice(boards, faces(counts));
  return dice.map((row, board) => ({
    ...Object.fromEntries(RESULTS.flatMap((result, n) => ((row[n] ?? 0) > 0 ? [[result, row[n]]] : []))),
    ...((aside[board] ?? 0) > 0 ? { aside: aside[board] } : {}),
  }));
}

describe('R13.2 dealing the dice of a shared side', () => {
  test('R13.2 the anchor: 3 strategy, 2 deployment, 1 leadership, 2 mentat', () => {
    expect(dealt('harkonnen', { strategy: 3, deployment: 2, leadership: 1, mentat: 2 })).toEqual([
      { leadership: 1, mentat: 2, aside: 1 },
      { strategy: 2, deployment: 2 },
    ]);
  });

  test('R13.2 (1) results of one dashboard go there only; the surplus is set aside', () => {
    expect(dealt('harkonnen', { leadership: 4, strategy: 2 })).toEqual([
      { leadership: 2, aside: 1 },
      { strategy: 2, aside: 1 },
    ]);
  });

  test('R13.2 (2) results of both are shared so that the totals come as near as slots allow', () => {
    expect(dealt('harkonnen', { mentat: 3 })).toEqual([{ mentat: 2 }, { mentat: 1 }]);
    expect(dealt('harkonnen', { house: 2, mentat: 2 })).toEqual([{ house: 2 }, { mentat: 2 }]);
    expect(dealt('harkonnen', { strategy: 1, mentat: 2 })).toEqual([{ mentat: 2 }, { strategy: 1 }]);
    // Mentat dice that fit stay Mentat dice: only the surplus is set aside.
    expect(dealt('harkonnen', { strategy: 2, deployment: 2, mentat: 4 })).toEqual([
      { mentat: 2 },
      { strategy: 2, deployment: 2, mentat: 2 },
    ]);
  });

  test('R13.2 (3) dice set aside are shared likewise; an odd die is the House’s', () => {
    expect(dealt('harkonnen', { strategy: 8 })).toEqual([{ aside: 4 }, { strategy: 2, aside: 2 }]);
    expect(dealt('harkonnen', { mentat: 7 })).toEqual([
      { mentat: 2, aside: 2 },
      { mentat: 2, aside: 1 },
    ]);
    expect(dealt('atreides', { leadership: 1 })).toEqual([{ leadership: 1 }, {}]);
  });

  test('R13.2 the Atreides have one slot a result', () => {
    expect(dealt('atreides', { leadership: 4 })).toEqual([
      { leadership: 1, aside: 1 },
      { leadership: 1, aside: 1 },
    ]);
    expect(dealt('atreides', { mentat: 1, house: 1, leadership: 2 })).toEqual([
      { mentat: 1, house: 1, leadership: 1 },
      { leadership: 1 },
    ]);
    expect(dealt('atreides', { strategy: 2, deployment: 1, mentat: 1 })).toEqual([
      { mentat: 1, aside: 1 },
      { strategy: 1, deployment: 1 },
    ]);
  });
});

/** A roll of eight Harkonnen dice that shows just this. */
function rolled(counts: Counts): { readonly state: State; readonly events: readonly GameEvent[] } {
  for (let seed = 1; seed < 5000; seed++) {
    const { state, events } = roundAt('three', 'dice', 'beneGesserit = 0 0 5', seed);
    const roll = eventsOf(events, 'diceRolled')[1]?.dice ?? [];
    if (RESULTS.every((result) => roll.filter((die) => die === result).length === (counts[result] ?? 0)))
      return { state, events };
  }
  throw new Error('no such roll');
}

describe('R13.2 the roll in the game', () => {
  test('R13.2 the anchor: House Harkonnen turns the die set aside to House, of which it has none', () => {
    const { state, events } = rolled({ strategy: 3, deployment: 2, leadership: 1, mentat: 2 });
    expect(eventsOf(events, 'diceRolled').map(({ seat, dice }) => [seat, dice.length])).toEqual([
      [0, 4],
      [1, 8],
    ]);
    expect(eventsOf(events, 'diceDealt')).toEqual([
      { type: 'diceDealt', seat: 1, dice: ['leadership', 'mentat', 'mentat'], aside: 1 },
      { type: 'diceDealt', seat: 2, dice: ['strategy', 'strategy', 'deployment', 'deployment'], aside: 0 },
    ]);
    expect(eventsOf(events, 'dieTurned').filter(({ seat }) => seat === 1)).toEqual([
      { type: 'dieTurned', seat: 1, result: 'house' },
    ]);
    expect(diceOf(state).slice(1)).toEqual([
      [1, 0, 0, 2, 1],
      [0, 2, 2, 0, 0],
    ]);
  });

  test('R13.2 (4) each turns to a result with a free slot of which they have fewest; ties are theirs', () => {
    const state = sitting(
      'four',
      `round = 1\nphase = 2\nbeneGesserit = 0 0 5\n${diceLine([{}, {}, { leadership: 1, mentat: 2 }, { strategy: 2, mentat: 1 }])}
      frames = [{"k":"round","step":3},{"k":"surplus","left":[0,0,1,1],"next":2}]`,
    );
    settle(state, null);
    // House: the one result with none.
    expect(diceOf(state)[HAL]).toEqual([1, 0, 0, 2, 1]);
    // Corrino: deployment, of which it has none.
    expect(diceOf(state)[COR]).toEqual([0, 2, 1, 1, 0]);
  });

  test('R13.2 (4) one at a time: what has been turned counts for the next', () => {
    const state = sitting(
      'four',
      `round = 1\nphase = 2\nbeneGesserit = 0 0 5\n${diceLine([{}, {}, {}, { strategy: 2 }])}
      frames = [{"k":"round","step":3},{"k":"surplus","left":[0,0,0,2],"next":3}]`,
    );
    settle(state, null);
    expect(asked(state)).toBe(`surplus ${COR}`);
    expect(legal(state)).toEqual(['result:deployment', 'result:mentat']);
    expect(refusal(state, 'result:strategy')).toBe('R13.2 noSlot');
    expect(refusal(state, 'result:house')).toBe('R13.2 noSlot');
    playAll(state, 'result:mentat');
    expect(diceOf(state)[COR]).toEqual([0, 2, 1, 1, 0]);
  });

  test('R6.1, R13.2 sides turn in turn, Harkonnen first, and so do the partners of each', () => {
    const state = sitting(
      'four',
      `round = 1\nphase = 2\nbeneGesserit = 0 0 5\nframes = [{"k":"round","step":3},{"k":"surplus","left":[1,1,1,1],"next":2}]`,
    );
    settle(state, null);
    const order: string[] = [];
    while (asked(state).startsWith('surplus')) {
      order.push(asked(state));
      playAll(state, legal(state)[0] ?? '');
    }
    expect(order).toEqual(['surplus 2', 'surplus 0', 'surplus 3', 'surplus 1']);
  });

  test('R6.1 a side that is not shared turns to where slots are freest, as in a game of two', () => {
    const state = sitting(
      'three',
      `round = 1\nphase = 2\n${diceLine([{ leadership: 2, strategy: 1 }, {}, {}])}
      frames = [{"k":"round","step":3},{"k":"surplus","left":[1,0,0],"next":0}]`,
    );
    settle(state, null);
    expect(legal(state)).toEqual(['result:deployment', 'result:mentat', 'result:house']);
  });
});
