import { actionTurn, legal, playAll, refusal } from '../support/position';
import { roundFrom, table } from '../support/read';

const DICE = 'dice = 2 1 0 1 0 / 2 3 1 1 1';

describe('R6.2 Bene Gesserit tokens', () => {
  test('R6.2 Harkonnen first, then Atreides, on the result with the fewest dice', () => {
    const { state } = roundFrom('harkonnenToken', `${DICE}\nbeneGesserit = 1 1 3`);
    expect(table(state).decision).toMatchObject({ kind: 'beneGesserit', seat: 1, clause: 'R6.2' });
    expect(legal(state)).toEqual(['result:deployment', 'result:mentat', 'result:house', 'done']);
    expect(refusal(state, 'result:leadership')).toBe('R6.2 notFewest');
    expect(refusal(state, 'result:strategy')).toBe('R6.2 noSlot');
    playAll(state, 'result:house');
    expect(table(state).decision).toMatchObject({ kind: 'beneGesserit', seat: 0 });
    expect(legal(state)).toEqual(['result:deployment', 'result:house', 'done']);
    playAll(state, 'result:deployment');
    expect(table(state).seats.map((seat) => [seat.token, seat.beneGesserit])).toEqual([
      ['deployment', 0],
      ['house', 0],
    ]);
    expect(table(state).seats.map((seat) => Object.values(seat.dice))).toEqual([
      [2, 1, 1, 1, 0],
      [2, 3, 1, 1, 2],
    ]);
  });

  test('R6.2 it may be declined', () => {
    const { state } = roundFrom('harkonnenToken', `${DICE}\nbeneGesserit = 1 1 3`);
    playAll(state, 'done', 'done');
    expect(table(state).seats.map((seat) => [seat.token, seat.beneGesserit])).toEqual([
      [null, 1],
      [null, 1],
    ]);
    expect(table(state).decision).toMatchObject({ kind: 'turn', seat: 0 });
  });

  test('R6.2 one per round and side, however many are in hand', () => {
    const { state } = roundFrom('harkonnenToken', `${DICE}\nbeneGesserit = 2 2 1`);
    playAll(state, 'result:house', 'result:house');
    expect(table(state).decision).toMatchObject({ kind: 'turn', seat: 0 });
    expect(table(state).seats.map((seat) => seat.beneGesserit)).toEqual([1, 1]);
  });

  test('R6.2 a side without tokens is not asked', () => {
    const { state } = roundFrom('harkonnenToken', `${DICE}\nbeneGesserit = 1 0 4`);
    expect(table(state).decision).toMatchObject({ kind: 'beneGesserit', seat: 0 });
  });

  test('R6.2 the fewest dice among results with a free slot', () => {
    // Harkonnen: all five results hold 2 dice; deployment and house are full with them.
    const { state } = roundFrom('harkonnenToken', 'dice = 1 1 1 1 0 / 2 2 2 2 2\nbeneGesserit = 0 1 4');
    expect(legal(state)).toEqual(['result:leadership', 'result:strategy', 'result:mentat', 'done']);
  });
});

const LINES = 'beneGesserit = 0 0 3\ntokenOn = 3 -1';

describe('R6.2 a token is a die for the round', () => {
  test('R6.2 it is spent like a die, and then leaves the game', () => {
    const state = actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 2 } }, LINES);
    expect(legal(state)).toContain('result:mentat');
    playAll(state, 'result:mentat', 'option:draw', 'number:2');
    const seen = table(state);
    expect(seen.seats[0]).toMatchObject({ token: null, beneGesserit: 0, handSize: 2 });
    expect(seen.supply.beneGesserit).toBe(3);
  });

  test('R6.2, R6.3 it counts as an unused die when dice are compared', () => {
    const state = actionTurn('atreides', { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } }, LINES);
    expect(refusal(state, 'option:desertPower')).toBe('R6.3 notBehind');
  });

  test('R6.2, R6.4 a Harkonnen token keeps the phase going', () => {
    const lines = 'tokenOn = -1 1\nbeneGesserit = 0 0 4';
    const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { mentat: 1 } }, lines);
    playAll(state, 'result:mentat', 'done');
    expect(table(state)).toMatchObject({ phase: 'actions' });
    playAll(state, 'option:desertPower', 'done', 'result:strategy', 'done');
    expect(table(state).phase).not.toBe('actions');
  });

  test('R6.2, R6.14 spending a token moves the tank', () => {
    const lines = `${LINES}\nleaderAt = paul:tank\ntank = paul - - / - - - - -`;
    const state = actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 2 } }, lines);
    playAll(state, 'result:mentat', 'done');
    expect(table(state).seats[0]?.tank).toEqual([null, 'paul', null]);
  });

  test('R6.2 unspent at the end of the round it returns to its owner', () => {
    const { state } = roundFrom('prescience', 'tokenOn = 2 4\nbeneGesserit = 0 1 2');
    expect(table(state).seats.map((seat) => [seat.token, seat.beneGesserit])).toEqual([
      [null, 1],
      [null, 2],
    ]);
  });

  test('R6.2 one spent is gone at the end of the round', () => {
    const state = actionTurn(
      'atreides',
      { atreides: {}, harkonnen: { mentat: 1 } },
      'beneGesserit = 0 0 4\ntokenOn = 3 -1',
    );
    playAll(state, 'result:mentat', 'done', 'result:mentat', 'done');
    expect(table(state)).toMatchObject({ round: 2, phase: 'vehicles' });
    expect(table(state).seats.map((seat) => seat.beneGesserit)).toEqual([0, 0]);
    expect(table(state).supply.beneGesserit).toBe(4);
  });
});
