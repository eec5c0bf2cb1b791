import { pending } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll } from '../support/position';
import { eventsOf, shows, table } from '../support/read';

const DICE = { atreides: { strategy: 2 }, harkonnen: { strategy: 3 } };
const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

function isOffered(state: State): boolean {
  return pending(state)?.kind === 'claim' && legal(state).includes('option:claim');
}

/** Carries a battle through, the attacker going on; stops at an offer or at the end. */
function fight(state: State): void {
  for (let i = 0; i < 80; i++) {
    if (isOffered(state) || pending(state)?.kind === 'turn') return;
    const options = legal(state);
    const wanted = ['option:continue', 'option:stay', 'option:hold'].find((move) => options.includes(move));
    playAll(state, wanted ?? options[0] ?? '');
  }
}

describe('R8.4 razzia', () => {
  const RAID = 'prescienceRevealed = razzia\nne-8: A 1r\nne-9: harvester';

  function raid(lines = RAID) {
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:strategy', 'option:move', 'area:ne-8', 'area:ne-9');
    return state;
  }

  test('R8.4 a legion moves in and destroys a harvester: offered at once, Jihad +2', () => {
    const state = raid();
    expect(pending(state)).toMatchObject({ kind: 'claim', seat: 0, private: false });
    expect(legal(state)).toEqual(['option:claim', 'option:decline']);
    playAll(state, 'option:claim');
    expect(Object.values(table(state).markers)).toEqual([0, 0, 2]);
    expect(shows(state, 'prescienceGone')).toBe('razzia');
    expect(table(state).seats[0]?.dice.strategy).toBe(1);
  });

  test('R8.2 it may be declined; the card stays', () => {
    const state = raid();
    playAll(state, 'option:decline');
    expect(table(state).prescience.map((entry) => entry.card)).toEqual(['razzia']);
    expect(Object.values(table(state).markers)).toEqual([0, 0, 0]);
  });

  test('R7.15, R8.4 an advance after a battle destroys one too', () => {
    const state = actionTurn(
      'atreides',
      DICE,
      'prescienceRevealed = razzia\nne-8: A 6s\nne-9: H 1r harvester',
      3,
    );
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-9');
    for (let i = 0; i < 40 && !legal(state).includes('option:advance'); i++) {
      playAll(state, legal(state).find((move) => move === 'option:continue') ?? legal(state)[0] ?? '');
    }
    playAll(state, 'option:advance');
    expect(isOffered(state)).toBe(true);
  });

  test.each([
    ['not revealed', 'prescienceRevealed = mahdi\nne-8: A 1r\nne-9: harvester'],
    ['no harvester there', 'prescienceRevealed = razzia\nne-8: A 1r'],
    ['two claims made', `${RAID}\nclaimed = 2`],
  ])('R8.4 not offered: %s', (_why, lines) => {
    expect(isOffered(raid(lines))).toBe(false);
  });

  test('R8.4 a harvester lost to a sandworm is no razzia', () => {
    const state = actionTurn(
      'atreides',
      { atreides: {}, harkonnen: { strategy: 1 } },
      'prescienceRevealed = razzia\nne-1: sandworm\nne-4: harvester',
    );
    playAll(state, 'option:desertPower', 'number:3', 'area:ne-1', 'area:ne-4');
    expect(isOffered(state)).toBe(false);
  });
});

describe('R8.4 sandride-mudir', () => {
  function ride(lines: string, to: string) {
    const state = actionTurn('atreides', DICE, `prescienceRevealed = sandride-mudir\n${lines}`);
    playAll(state, 'result:strategy', 'option:move', 'area:ne-8', 'option:sandride', `area:${to}`);
    if (legal(state).includes('option:march')) playAll(state, 'option:march');
    return state;
  }

  test('R8.4 a named leader rides into what was an empty desert: SD +1, J +1', () => {
    const state = ride('ne-8: A 1r stilgar\nne-9: wormsign', 'ne-10');
    expect(isOffered(state)).toBe(true);
    playAll(state, 'option:claim');
    expect(Object.values(table(state).markers)).toEqual([0, 1, 1]);
  });

  test.each([
    ['no named leader', 'ne-8: A 1r1g\nne-9: wormsign', 'ne-10'],
    ['the end holds a wormsign', 'ne-8: A 1r stilgar\nne-9: wormsign', 'ne-9'],
    ['the end held a legion', 'ne-8: A 1r stilgar\nne-9: wormsign\nne-10: A 1r', 'ne-10'],
    [
      'the end held a station',
      'ne-8: A 1r stilgar\nne-6: wormsign\nne-5: wormsign\nne-4: station:jihad',
      'ne-4',
    ],
    ['the end held a sietch', 'ne-8: A 1r stilgar\nne-9: wormsign\nsihaya-ridge: sietch', 'sihaya-ridge'],
  ])('R8.4 not offered: %s', (_why, lines, to) => {
    expect(isOffered(ride(lines, to))).toBe(false);
  });

  test('R8.4 walking there does not count', () => {
    const state = actionTurn(
      'atreides',
      DICE,
      'prescienceRevealed = sandride-mudir\nne-8: A 1r stilgar\nne-9: wormsign',
    );
    playAll(state, 'result:strategy', 'option:move', 'area:ne-8', 'area:ne-6');
    expect(isOffered(state)).toBe(false);
  });

  test('R8.4 a mountain at the end of the ride is no desert', () => {
    const state = actionTurn(
      'atreides',
      DICE,
      'prescienceRevealed = sandride-mudir\nne-8: A 1r stilgar\nne-11: wormsign',
    );
    playAll(state, 'result:strategy', 'option:move', 'area:ne-8', 'option:sandride', 'area:shield-wall-east');
    expect(isOffered(state)).toBe(false);
  });
});

describe('R8.4 oppressor-falls', () => {
  const CARD = 'prescienceRevealed = oppressor-falls';

  test('R8.4 an attack won against a legion with a leader: KH +1, J +2', () => {
    const state = actionTurn('atreides', DICE, `${CARD}\nne-8: A 6s\nne-9: H 1r1g`, 2);
    const events = playAll(state, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-9');
    expect(events.length).toBeGreaterThan(0);
    fight(state);
    expect(isOffered(state)).toBe(true);
    playAll(state, 'option:claim');
    expect(Object.values(table(state).markers)).toEqual([1, 0, 2]);
    expect(legal(state)).toContain('option:advance');
  });

  test("R8.3 a battle won as defender, in the Harkonnen's turn", () => {
    const state = actionTurn('harkonnen', DICE, `${CARD}\nne-8: A 6s\nne-9: H 3r baron`);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-9', 'area:ne-8');
    for (let i = 0; i < 40 && !isOffered(state) && pending(state)?.kind !== 'turn'; i++) {
      playAll(state, legal(state).find((move) => move === 'option:cease') ?? legal(state)[0] ?? '');
    }
    expect(isOffered(state)).toBe(true);
    expect(pending(state)?.seat).toBe(0);
    playAll(state, 'option:claim');
    expect(Object.values(table(state).markers)).toEqual([1, 0, 2]);
  });

  test('R8.4 not against a legion without a leader', () => {
    const state = actionTurn('atreides', DICE, `${CARD}\nne-8: A 6s\nne-9: H 1r`, 2);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-9');
    fight(state);
    expect(isOffered(state)).toBe(false);
  });

  test('R8.4 not for an undefended settlement', () => {
    const state = actionTurn('atreides', DICE, `${CARD}\nnw-16: A 2r\narsunt: city`);
    playAll(state, 'result:strategy', 'option:attack', 'area:nw-16', 'area:arsunt');
    expect(isOffered(state)).toBe(false);
  });
});

describe('R8.4 maker-strikes', () => {
  const CARD = 'prescienceRevealed = maker-strikes';

  function strike(target: string, seed: number) {
    const lines = `${CARD}\nne-1: sandworm\nne-4: H ${target}`;
    const state = actionTurn('atreides', { atreides: {}, harkonnen: { strategy: 1 } }, lines, seed);
    const events = playAll(state, 'option:desertPower', 'number:3', 'area:ne-1', 'area:ne-4');
    const hits = eventsOf(events, 'hits').reduce((sum, event) => sum + event.hits, 0);
    return { state, hits };
  }

  test('R8.4 offered exactly when the attack has eliminated a unit: KH +1, J +1', () => {
    const seen = new Set<boolean>();
    for (const seed of SEEDS) {
      const { state, hits } = strike('1r', seed);
      expect([seed, isOffered(state)]).toEqual([seed, hits > 0]);
      seen.add(hits > 0);
      if (hits === 0) continue;
      playAll(state, 'option:claim');
      expect(Object.values(table(state).markers)).toEqual([1, 0, 1]);
    }
    expect(seen.has(true)).toBe(true);
  });

  test('R8.4 an elite that becomes a regular is not eliminated', () => {
    const single = SEEDS.map((seed) => strike('4e', seed)).find(({ hits }) => hits === 1 || hits === 2);
    expect(single).toBeDefined();
    if (single === undefined) return;
    while (pending(single.state)?.kind === 'casualties') playAll(single.state, 'figure:elite');
    expect(isOffered(single.state)).toBe(false);
  });

  test("R8.3, R9.5 a worm that rises under a Harkonnen legion which cannot retreat, in the Harkonnen's turn", () => {
    // The legion flies to se-4, whose neighbours all hold Atreides.
    const lines = `${CARD}\nse-1: H 2r\nse-4: wormsign\nse-2: A 1r\nse-3: A 1r\nse-7: A 1r\nzones = 0 0 0 0 1 0 0 0`;
    const outcomes = SEEDS.map((seed) => {
      const state = actionTurn('harkonnen', DICE, lines, seed);
      const moves = [
        'result:strategy',
        'option:move',
        'area:se-1',
        'zone:air-cse-se',
        'area:se-4',
        'option:march',
      ];
      const events = playAll(state, ...moves);
      return { offered: isOffered(state), struck: eventsOf(events, 'hits').some((event) => event.hits > 0) };
    });
    expect(outcomes.some(({ struck }) => struck)).toBe(true);
    for (const { offered, struck } of outcomes) expect(offered).toBe(struck);
  });

  test('R8.4 a harvester destroyed alone is no unit', () => {
    const state = actionTurn(
      'atreides',
      { atreides: {}, harkonnen: { strategy: 1 } },
      `${CARD}\nne-1: sandworm\nne-4: harvester`,
    );
    playAll(state, 'option:desertPower', 'number:3', 'area:ne-1', 'area:ne-4');
    expect(isOffered(state)).toBe(false);
  });
});
