import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { choices, eventsOf, leaderPlace, shows, table } from '../support/read';

const DICE = { atreides: { mentat: 1, strategy: 1, house: 1 }, harkonnen: { mentat: 3, strategy: 2 } };

function turn(cards: string, lines: string) {
  return actionTurn('atreides', DICE, `prescienceRevealed = ${cards}\n${lines}`);
}

function claimable(card: string, lines: string): boolean {
  const state = turn(card, lines);
  playAll(state, 'result:strategy');
  return legal(state).includes(`prescience:${card}`);
}

describe.each([
  ['water-of-life', 'paul', 'muaddib', [3, 0, 0]],
  ['jessica-changes-the-water', 'jessica', 'reverend-mother', [0, 3, 0]],
])('R8.4 %s', (card, leader, successor, gain) => {
  test.each([
    [`ne-8: A 1r ${leader}`, true],
    [`ne-8: A 1r ${leader}\nse-1: H 3r`, true],
    [`ne-8: A 1r ${leader}\nne-1: harvester`, true],
    [`ne-8: A 1r ${leader}\nne-1: H 1r`, false],
    [`ne-8: A 1r\nse-1: A 1r chani`, false],
    // The Pole belongs to all four central sectors (R2.1).
    [`cse-1: A 1r ${leader}\nnorth-pole: H 1r city`, false],
    [`north-pole: A 1r ${leader}\ncne-7: H 1r`, false],
    [`north-pole: A 1r ${leader}\nne-8: H 1r`, true],
    [`cse-1: A 1r ${leader}\ncsw-4: H 1r`, true],
  ])('R8.4 %j: %s', (lines, may) => {
    expect(claimable(card, lines)).toBe(may);
  });

  test.each(['mentat', 'strategy', 'house'])(
    'R8.4 any die pays, here %s, and does nothing else',
    (result) => {
      const state = turn(card, `ne-8: A 2r ${leader}`);
      const events = playAll(state, `result:${result}`, `prescience:${card}`);
      expect(eventsOf(events, 'dieSpent')).toEqual([{ type: 'dieSpent', seat: 0, result }]);
      expect(Object.values(table(state).markers)).toEqual(gain);
      expect(shows(state, 'ne-8')).toBe('A 2r');
      // R8.6: three steps make the successor, lying where the old figure lay.
      expect([leaderPlace(state, leader), leaderPlace(state, successor)]).toEqual(['removed', 'tank 0']);
      expect(pending(state)?.seat).toBe(1);
      expect(table(state).seats[0]?.tank).toEqual([successor, null, null]);
      expect(shows(state, 'prescienceGone')).toBe(card);
    },
  );

  test('R11.2 the later version counts', () => {
    const state = turn(card, `ne-8: A 2r ${successor}\nleaderAt = ${leader}:removed`);
    playAll(state, 'result:mentat', `prescience:${card}`);
    expect(leaderPlace(state, successor)).toBe('tank 0');
  });

  test('R8.4 not while the leader is off the board', () => {
    expect(claimable(card, 'ne-8: A 1r')).toBe(false);
  });
});

describe('R8.4 tahaddi-challenge', () => {
  const card = 'tahaddi-challenge';

  test.each([
    ['ne-8: A 1r1g stilgar', true],
    ['ne-8: A #0 1g paul\nse-1: H 1r', true],
    ['ne-8: A 1r1g\nse-1: A 1r stilgar', false],
    ['ne-8: A 1r2g', false],
    ['ne-8: A 1r stilgar chani', false],
    ['ne-8: A 1r1g stilgar\nne-1: H 1r', false],
    ['north-pole: A 1r1g stilgar\ncsw-1: H 1r', false],
  ])('R8.4 %j: %s', (lines, may) => {
    expect(claimable(card, lines)).toBe(may);
  });

  test('R8.4 that naib is removed, the die is the action', () => {
    const state = turn(card, 'ne-8: A 1r2g stilgar');
    playAll(state, 'result:house', `prescience:${card}`);
    expect(shows(state, 'ne-8')).toBe('A 1r1g stilgar');
    expect(table(state).supply.generic.atreides).toBe(11);
    expect(Object.values(table(state).markers)).toEqual([2, 0, 1]);
    expect(pending(state)?.seat).toBe(1);
  });

  test('R8.4 of several legions the Atreides choose', () => {
    const state = turn(card, 'ne-8: A 1r1g stilgar\nse-1: A 1r1g paul\nsw-1: A 1r1g\nnw-1: A 1r jessica');
    playAll(state, 'result:house', `prescience:${card}`);
    expect(choices(state)).toEqual(['area:ne-8', 'area:se-1']);
    playAll(state, 'area:se-1');
    expect([shows(state, 'se-1'), shows(state, 'ne-8')]).toEqual(['A 1r paul', 'A 1r1g stilgar']);
  });
});

describe('R8.4 families-flee', () => {
  const card = 'families-flee';
  const MET = 'gara-kulon: A 1r #0 sietch\nne-1: H 1r';

  test.each([
    [MET, true],
    ['gara-kulon: A 1r #0 sietch\nse-1: H 1r', false],
    ['gara-kulon: A 1r sietch\nne-1: H 1r', false],
    ['ne-8: A #0\nne-1: H 1r', false],
    ['gara-kulon: A #0\nne-1: H 1r', false],
    ['hobars-gap: A #0 sietch\nnorth-pole: H 1r city', true],
  ])('R8.4 %j: %s', (lines, may) => {
    const state = turn(card, lines);
    expect(refusal(state, 'free:families')).toBe(may ? null : 'R8.4 requirement');
  });

  test('R8.4 a free action of the own turn: no die, the action is still to come', () => {
    const state = turn(card, MET);
    const events = playAll(state, 'free:families');
    expect(shows(state, 'gara-kulon')).toBe('A 1r sietch');
    expect(eventsOf(events, 'tokenRevealed')).toEqual([]);
    expect(Object.values(table(state).markers)).toEqual([0, 1, 1]);
    expect(pending(state)).toMatchObject({ kind: 'turn', seat: 0, clause: 'R6.3' });
    expect(refusal(state, 'free:families')).not.toBeNull();
  });

  test('R8.4 of several tokens the Atreides choose; only threatened sietches count', () => {
    const state = turn(
      card,
      'gara-kulon: A #0 #1 sietch\nsihaya-ridge: A #2 sietch\nwindgap: A #3 sietch\nne-1: H 1r',
    );
    playAll(state, 'free:families');
    expect(choices(state).sort()).toEqual(['figure:token-0', 'figure:token-1', 'figure:token-2']);
    playAll(state, 'figure:token-2');
    expect(shows(state, 'sihaya-ridge')).toBe('sietch');
  });

  test("R8.4 not in the Harkonnen's turn", () => {
    const state = actionTurn('harkonnen', DICE, `prescienceRevealed = ${card}\n${MET}`);
    expect(legal(state)).not.toContain('free:families');
  });
});

describe('R8.2, R8.3 limits of claims in the action phase', () => {
  const PAUL = 'ne-8: A 1r paul';

  test('R8.2 after two claims in the round no more, and the refusal says so', () => {
    const lines = 'se-1: A 1r paul\ngara-kulon: A #0 sietch\nne-1: H 1r';
    expect(claimable('water-of-life', lines)).toBe(true);
    const state = turn('water-of-life families-flee', `${lines}\nclaimed = 2`);
    expect(refusal(state, 'free:families')).toBe('R8.2 claimLimit');
    playAll(state, 'result:mentat');
    expect(refusal(state, 'prescience:water-of-life')).toBe('R8.2 claimLimit');
  });

  test('R8.2 the second claim of the round is allowed', () => {
    const state = turn('water-of-life', `${PAUL}\nclaimed = 1`);
    playAll(state, 'result:mentat', 'prescience:water-of-life');
    expect(table(state).claimedThisRound).toBe(2);
  });

  test('R8.3 only revealed cards; unmet ones are refused with the reason', () => {
    const state = turn('tahaddi-challenge', PAUL);
    playAll(state, 'result:mentat');
    expect(refusal(state, 'prescience:tahaddi-challenge')).toBe('R8.4 requirement');
    expect(refusal(state, 'prescience:water-of-life')).toBe('R8.3 noneHere');
  });

  test('R8.3 end-of-round cards are not claimed with a die', () => {
    const state = turn('dew-collectors', 'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r');
    playAll(state, 'result:mentat');
    expect(choices(state)).not.toContain('prescience:dew-collectors');
  });

  test('R6.3 the Harkonnen claim nothing', () => {
    const state = actionTurn('harkonnen', DICE, `prescienceRevealed = water-of-life\n${PAUL}`);
    playAll(state, 'result:mentat');
    expect(choices(state).some((move) => move.startsWith('prescience:'))).toBe(false);
  });

  test('R8.3 a requirement that a Harkonnen move undoes is gone', () => {
    const state = turn('water-of-life', `${PAUL}\ncne-6: H 1r`);
    playAll(state, 'result:mentat');
    expect(choices(state)).toContain('prescience:water-of-life');
    playAll(state, 'done', 'result:strategy', 'option:move', 'area:cne-6', 'area:ne-7', 'result:strategy');
    expect(choices(state)).not.toContain('prescience:water-of-life');
  });
});
