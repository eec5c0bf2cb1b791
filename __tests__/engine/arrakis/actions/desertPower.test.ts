import { AREA_FACTS, pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { choices, eventsOf, leaderPlace, shows, table } from '../support/read';

/** Desert Power with one of its options chosen: 1 wormsigns, 2 moving worms, 3 an attack. */
function desertPower(option: 1 | 2 | 3 | 4, lines: string, seed = 1) {
  const state = actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 2 } }, lines, seed);
  playAll(state, 'option:desertPower', `number:${option}`);
  return state;
}

describe('R6.7 wormsigns', () => {
  test('R6.7 two, face down, in different desert areas', () => {
    const state = desertPower(1, '');
    const deserts = AREA_FACTS.filter((area) => area.terrain === 'desert').map((area) => `area:${area.id}`);
    expect(legal(state).sort()).toEqual([...deserts, 'done'].sort());
    playAll(state, 'area:ne-1');
    expect(refusal(state, 'area:ne-1')).toBe('R6.7 occupied');
    playAll(state, 'area:ne-5');
    expect([shows(state, 'ne-1'), shows(state, 'ne-5')]).toEqual(['wormsign', 'wormsign']);
    expect(table(state).supply.wormsigns).toBe(14);
    expect(pending(state)?.seat).toBe(1);
  });

  test('R6.7 not where a wormsign, a sandworm or a sietch is, nor off the desert', () => {
    const state = desertPower(1, 'ne-1: wormsign\nne-2: sandworm\ngara-kulon: sietch');
    for (const area of ['ne-1', 'ne-2', 'gara-kulon'])
      expect(refusal(state, `area:${area}`)).toBe('R6.7 occupied');
    expect(refusal(state, 'area:carthag')).toBe('R6.7 notDesert');
  });

  test('R6.7, R7.5 onto legions, harvesters and stations; nothing is revealed by it', () => {
    const state = desertPower(1, 'ne-5: H 2r\nne-6: harvester\nne-4: station:jihad\nne-8: A 1r');
    const open = legal(state);
    for (const area of ['ne-4', 'ne-5', 'ne-6', 'ne-8']) expect(open).toContain(`area:${area}`);
    const events = playAll(state, 'area:ne-5', 'area:ne-6');
    expect(shows(state, 'ne-5')).toBe('H 2r wormsign');
    expect(shows(state, 'ne-6')).toBe('wormsign harvester');
    expect(eventsOf(events, 'wormsignTurned')).toEqual([]);
  });

  test('R6.5 one only', () => {
    const state = desertPower(1, '');
    playAll(state, 'area:ne-1', 'done');
    expect(table(state).supply.wormsigns).toBe(15);
  });

  test('R3.6 no more than the pool of 16 holds', () => {
    const ids = AREA_FACTS.filter((area) => area.terrain === 'desert').map((area) => area.id);
    const fifteen = ids.slice(0, 15).map((id) => `${id}: wormsign`);
    const state = desertPower(1, fifteen.join('\n'));
    playAll(state, `area:${ids[20]}`);
    expect(table(state).supply.wormsigns).toBe(0);
    expect(choices(state)).toEqual(['option:fromBoard', 'done']);
  });
});

describe('R6.7 moving sandworms', () => {
  test('R6.7 two different ones', () => {
    const state = desertPower(2, 'ne-1: sandworm\nse-1: sandworm\nsw-1: sandworm');
    expect(legal(state)).toEqual(['area:ne-1', 'area:se-1', 'area:sw-1', 'done']);
    playAll(state, 'area:ne-1', 'area:ne-3');
    expect(refusal(state, 'area:ne-3')).toBe('R9.9 alreadyMoved');
    playAll(state, 'area:se-1', 'area:se-2');
    expect([shows(state, 'ne-3'), shows(state, 'se-2')]).toEqual(['sandworm', 'sandworm']);
    expect(pending(state)?.seat).toBe(1);
  });
});

describe('R6.7 a sandworm attack', () => {
  test('R6.7, R9.8 one worm attacks and leaves', () => {
    const state = desertPower(3, 'ne-1: sandworm\nne-4: harvester\nse-1: sandworm\nse-2: harvester');
    expect(legal(state)).toEqual(['area:ne-1', 'area:se-1', 'done']);
    playAll(state, 'area:ne-1', 'area:ne-4');
    expect([shows(state, 'ne-1'), shows(state, 'ne-4')]).toEqual(['', '']);
    expect([shows(state, 'se-1'), shows(state, 'se-2')]).toEqual(['sandworm', 'harvester']);
    expect(pending(state)?.seat).toBe(1);
  });
});

describe('R6.7, R6.14 the price of Desert Power', () => {
  test('R6.7 it costs no die and does not move the tank', () => {
    const lines = 'leaderAt = paul:tank\ntank = paul - - / - - - - -';
    const state = desertPower(1, lines);
    playAll(state, 'area:ne-1', 'area:ne-2');
    expect(leaderPlace(state, 'paul')).toBe('tank 0');
  });

  test('R6.5 it may be declined after it was chosen, but it was the action', () => {
    const state = actionTurn('atreides', { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } }, '');
    playAll(state, 'option:desertPower', 'done');
    expect(pending(state)?.seat).toBe(1);
  });

  test('R6.7 a card that grants it ignores the comparison of dice and costs nothing more', () => {
    const lines = 'hands = usul-the-base-of-the-pillar /';
    const state = actionTurn(
      'atreides',
      { atreides: { mentat: 2, house: 1 }, harkonnen: { mentat: 1 } },
      lines,
    );
    expect(refusal(state, 'option:desertPower')).toBe('R6.3 notBehind');
    playAll(state, 'result:mentat', 'card:usul-the-base-of-the-pillar', 'number:1', 'area:ne-1', 'area:ne-2');
    expect(table(state).seats[0]?.dice).toMatchObject({ mentat: 1, house: 1 });
    expect(table(state).supply.wormsigns).toBe(14);
  });
});

describe('R11.3 the Wild Maker in Desert Power', () => {
  const OUT = 'ne-1: wild-maker\nne-8: harvester';

  test('R11.3 its special action is one more option: move, then attack', () => {
    const state = desertPower(4, OUT);
    playAll(state, 'area:ne-1', 'area:ne-5');
    expect(shows(state, 'ne-5')).toBe('wild-maker');
    playAll(state, 'area:ne-5', 'area:ne-8');
    expect([shows(state, 'ne-5'), shows(state, 'ne-8')]).toEqual(['', '']);
    expect(table(state).wildMaker).toBe('offBoard');
  });

  test.each([
    ['not in play', ''],
    ['spent', `${OUT}\nwildMakerSpent = 1`],
  ])('R11.3 not offered when it is %s', (_why, lines) => {
    const state = actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 2 } }, lines);
    playAll(state, 'option:desertPower');
    expect(legal(state)).toEqual(['number:1', 'number:2', 'number:3', 'done']);
  });

  test('R6.8, R11.3 using it spends the card until the end of the round', () => {
    const state = desertPower(4, OUT);
    expect(shows(state, 'wildMakerSpent')).toBe('1');
  });

  test.each([
    ['wild-maker', 6],
    ['sandworm', 4],
  ])('R11.3, R9.8 the attack of a %s rolls %i dice', (worm, dice) => {
    const state = actionTurn(
      'atreides',
      { atreides: {}, harkonnen: { mentat: 2 } },
      `ne-1: ${worm}\nne-4: H 6r`,
    );
    const events = playAll(state, 'option:desertPower', 'number:3', 'area:ne-1', 'area:ne-4');
    expect(eventsOf(events, 'combatDice').map((event) => event.faces.length)).toEqual([dice]);
    expect(shows(state, 'ne-1')).toBe('');
  });

  test('R11.3 it is a sandworm for the other options', () => {
    const state = desertPower(2, OUT);
    playAll(state, 'area:ne-1', 'area:ne-3');
    expect(shows(state, 'ne-3')).toBe('wild-maker');
  });
});
