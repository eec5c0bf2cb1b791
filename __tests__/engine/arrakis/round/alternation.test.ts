import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { eventsOf, roundFrom, table } from '../support/read';

const QUIET = 'beneGesserit = 0 0 5';

describe('R6.3 turns alternate', () => {
  test('R6.3 the Atreides begin, then one action each', () => {
    const { state } = roundFrom('actions', `phase = 2\n${QUIET}\ndice = 0 2 0 2 0 / 0 3 0 3 2`);
    const seats: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      seats.push(pending(state)?.seat ?? -1);
      playAll(state, legal(state)[0] ?? '', 'done');
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1, 0]);
  });

  test('R6.3 there is no passing', () => {
    const dice = { atreides: { strategy: 1 }, harkonnen: { strategy: 2 } };
    expect(refusal(actionTurn('atreides', dice, ''), 'done')).toBe('R6.3 compulsory');
    expect(refusal(actionTurn('harkonnen', dice, ''), 'done')).toBe('R6.3 compulsory');
  });

  test('R6.3 only unused dice can be spent', () => {
    const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { strategy: 1, house: 1 } }, '');
    expect(legal(state)).toEqual(['result:strategy', 'result:house']);
    expect(refusal(state, 'result:mentat')).toBe('R6.3 noDie');
  });

  test('R6.3, R6.5 a die may be spent without using its effect', () => {
    const state = actionTurn(
      'atreides',
      { atreides: { strategy: 1 }, harkonnen: { strategy: 2 } },
      'ne-8: A 2r',
    );
    playAll(state, 'result:strategy', 'done');
    expect(table(state).seats[0]).toMatchObject({ dice: { strategy: 0 }, spent: { strategy: 1 } });
    expect(pending(state)?.seat).toBe(1);
  });

  test('R6.3(ii) any die plays a planning card from hand, which is then discarded', () => {
    const lines = 'hands = thumpers / hunter-seeker spotter-control';
    const state = actionTurn('atreides', { atreides: { deployment: 1 }, harkonnen: { house: 2 } }, lines);
    playAll(state, 'result:deployment');
    expect(legal(state)).toContain('card:thumpers');
    expect(refusal(state, 'card:hunter-seeker')).toBe('R6.3 notInHand');
    expect(refusal(state, 'card:stillsuits')).toBe('R6.3 notInHand');
    playAll(state, 'card:thumpers');
    while (pending(state)?.seat === 0) playAll(state, 'done');
    expect(table(state).decks[1]?.discarded).toEqual(['thumpers']);
    expect(table(state).seats[0]).toMatchObject({ handSize: 0, dice: { deployment: 0 } });
    playAll(state, 'result:house');
    expect(legal(state)).toEqual(expect.arrayContaining(['card:hunter-seeker', 'card:spotter-control']));
  });
});

describe('R6.3(iii) Desert Power', () => {
  test.each([
    [{ mentat: 1 }, { mentat: 2 }, true],
    [{}, { mentat: 1 }, true],
    [{ mentat: 2 }, { mentat: 2 }, false],
    [{ mentat: 2, house: 1 }, { mentat: 2 }, false],
  ])('R6.3 Atreides %j against Harkonnen %j: %s', (atreides, harkonnen, may) => {
    const state = actionTurn('atreides', { atreides, harkonnen }, '');
    expect(refusal(state, 'option:desertPower')).toBe(may ? null : 'R6.3 notBehind');
  });

  test('R6.3 the Harkonnen never take it, even when behind', () => {
    const state = actionTurn('harkonnen', { atreides: { mentat: 2 }, harkonnen: { mentat: 1 } }, '');
    expect(legal(state)).toEqual(['result:mentat']);
    expect(refusal(state, 'option:desertPower')).not.toBeNull();
  });

  test('R6.3 it costs no die and is the action of that turn', () => {
    const state = actionTurn('atreides', { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } }, '');
    playAll(state, 'option:desertPower', 'number:1', 'area:ne-1', 'area:ne-2');
    expect(table(state).seats[0]?.dice.mentat).toBe(1);
    expect(pending(state)?.seat).toBe(1);
  });
});

describe('R6.4 the end of the phase', () => {
  test('R6.4 it ends when the Harkonnen have spent their last die; unused Atreides dice are lost', () => {
    const state = actionTurn('harkonnen', { atreides: { mentat: 2 }, harkonnen: { mentat: 1 } }, QUIET);
    const events = playAll(state, 'result:mentat', 'option:draw', 'number:1');
    expect(table(state).seats[1]?.handSize).toBeGreaterThanOrEqual(2);
    expect(eventsOf(events, 'phase').map((event) => event.phase)).toEqual([
      'hazards',
      'harvest',
      'end',
      'start',
      'vehicles',
    ]);
    expect(table(state).seats.map((seat) => Object.values(seat.dice))).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  test('R6.4 the last action is finished first', () => {
    const lines = `${QUIET}\ncarthag: H 1r city`;
    const state = actionTurn('harkonnen', { atreides: { mentat: 2 }, harkonnen: { deployment: 1 } }, lines);
    playAll(state, 'result:deployment', 'option:deploy');
    expect(table(state)).toMatchObject({ phase: 'actions', decision: { kind: 'deployUnits' } });
    playAll(state, 'area:carthag', 'area:carthag', 'area:carthag');
    expect(table(state)).toMatchObject({ phase: 'actions', decision: { kind: 'deployLeader' } });
    playAll(state, 'done');
    expect(table(state).phase).not.toBe('actions');
  });

  test('R6.4 Atreides without dice go on with Desert Power while the Harkonnen have dice', () => {
    const state = actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 2 } }, QUIET);
    expect(legal(state)).toEqual(['option:desertPower']);
    playAll(state, 'option:desertPower', 'done', 'result:mentat', 'done');
    expect(legal(state)).toEqual(['option:desertPower']);
    playAll(state, 'option:desertPower', 'done', 'result:mentat', 'done');
    expect(table(state).phase).toBe('vehicles');
  });

  test('R6.4 Atreides who spend their last die do not end the phase', () => {
    const state = actionTurn('atreides', { atreides: { mentat: 1 }, harkonnen: { mentat: 1 } }, QUIET);
    playAll(state, 'result:mentat', 'done');
    expect(table(state)).toMatchObject({ phase: 'actions', decision: { seat: 1 } });
  });
});
