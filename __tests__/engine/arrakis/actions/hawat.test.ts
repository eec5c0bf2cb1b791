import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { leaderPlace, shows, table } from '../support/read';

const DICE = {
  atreides: { mentat: 1, strategy: 1, deployment: 1 },
  harkonnen: { mentat: 2, deployment: 1, strategy: 2 },
};

describe('R6.11 Thufir Hawat', () => {
  const TWO = 'hands = / hawats-scheming hawats-scheming hunter-seeker';

  test.each([
    ['available', 'leaderAt = hawat:available'],
    ['on the board', 'arrakeen: H 2r hawat city'],
    ['in the tank', 'leaderAt = hawat:tank\ntank = - - - / - hawat - - -'],
  ])('R6.11 %s: two copies remove him, Mohiam enters, the Harkonnen take a token', (_where, lines) => {
    const state = actionTurn('harkonnen', DICE, `${TWO}\n${lines}\nbeneGesserit = 1 0 4`);
    playAll(state, 'free:hawat');
    expect([leaderPlace(state, 'hawat'), leaderPlace(state, 'mohiam')]).toEqual(['removed', 'available']);
    expect(table(state).seats[1]).toMatchObject({
      beneGesserit: 1,
      handSize: 1,
      tank: [null, null, null, null, null],
    });
    expect(table(state).supply.beneGesserit).toBe(3);
    expect(table(state).decks[2]?.discarded).toEqual(['hawats-scheming', 'hawats-scheming']);
    expect(pending(state)).toMatchObject({ kind: 'turn', seat: 1, clause: 'R6.3' });
  });

  test('R6.11 three copies do it too', () => {
    const state = actionTurn(
      'harkonnen',
      DICE,
      'hands = / hawats-scheming hawats-scheming hawats-scheming\nleaderAt = hawat:available',
    );
    playAll(state, 'free:hawat');
    expect(leaderPlace(state, 'hawat')).toBe('removed');
  });

  test.each([
    ['one copy only', 'hands = / hawats-scheming hunter-seeker\nleaderAt = hawat:available'],
    ['Hawat not in play', TWO],
    ['Hawat gone', `${TWO}\nleaderAt = hawat:removed mohiam:available`],
  ])('R6.11 not with %s', (_why, lines) => {
    expect(refusal(actionTurn('harkonnen', DICE, lines), 'free:hawat')).toBe('R6.11 requirement');
  });

  test('R6.11 the cards are never played', () => {
    const state = actionTurn('harkonnen', DICE, `${TWO}\nleaderAt = hawat:available`);
    playAll(state, 'result:mentat');
    expect(legal(state)).toContain('card:hunter-seeker');
    expect(legal(state)).not.toContain('card:hawats-scheming');
    expect(refusal(state, 'card:hawats-scheming')).toMatch(/^R6\.11 /);
  });

  test('R6.11 the cards are never discarded for combat dice', () => {
    const state = actionTurn('harkonnen', DICE, `${TWO}\nne-8: H 2r\nne-9: A 2r`);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-9');
    expect(legal(state)).toEqual(['card:hunter-seeker', 'done']);
    expect(refusal(state, 'card:hawats-scheming')).toBe('R6.11 neverDiscarded');
  });

  test('R6.11 the cards are never discarded to an enemy effect', () => {
    const lines = 'hands = the-voice / hawats-scheming hawats-scheming hunter-seeker';
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:mentat', 'card:the-voice');
    expect(pending(state)?.seat).toBe(1);
    expect(legal(state)).toEqual(['card:hunter-seeker']);
    playAll(state, 'card:hunter-seeker');
    expect(shows(state, 'hands').split('/')[1]?.trim()).toBe('hawats-scheming hawats-scheming');
  });
});
