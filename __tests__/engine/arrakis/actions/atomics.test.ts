import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { leaderPlace, shows, table } from '../support/read';

const DICE = {
  atreides: { mentat: 1, strategy: 1, deployment: 1 },
  harkonnen: { mentat: 2, deployment: 1, strategy: 2 },
};

describe('R6.12 atomics', () => {
  const READY = 'markers = 8 0 0\natomicsUnlocked = 1';

  test('R6.12 locked before step 8', () => {
    expect(refusal(actionTurn('atreides', DICE, 'markers = 7 7 7'), 'free:atomics')).toBe(
      'R6.12 atomicsLocked',
    );
  });

  test('R6.12, R8.8 the three mountains, and none else', () => {
    const state = actionTurn('atreides', DICE, READY);
    playAll(state, 'free:atomics');
    expect(
      legal(state)
        .filter((move) => move.startsWith('area:'))
        .sort(),
    ).toEqual(['area:hole-in-the-rock', 'area:rimwall-west', 'area:splintered-rock']);
    expect(refusal(state, 'area:broken-land')).toBe('R8.8 wrongMountain');
    playAll(state, 'area:hole-in-the-rock');
    expect(table(state).areas.find((area) => area.area === 'hole-in-the-rock')).toMatchObject({
      terrain: 'desert',
      atomized: true,
    });
    expect(pending(state)).toMatchObject({ kind: 'turn', seat: 0, clause: 'R6.3' });
  });

  test('R6.12 once per game', () => {
    const state = actionTurn('atreides', DICE, `${READY}\natomized = rimwall-west`);
    expect(refusal(state, 'free:atomics')).toBe('R6.12 atomicsUsed');
  });

  test('R8.7 they stay unlocked when the marker falls back', () => {
    const state = actionTurn('atreides', DICE, 'markers = 2 0 0\natomicsUnlocked = 1');
    expect(refusal(state, 'free:atomics')).toBeNull();
  });
});

describe('R8.8 what atomics do', () => {
  const READY = 'atomicsUnlocked = 1';

  function level(mountain: string, lines: string) {
    const state = actionTurn('atreides', DICE, `${READY}\n${lines}`);
    playAll(state, 'free:atomics', `area:${mountain}`);
    return state;
  }

  test('R8.8, R7.13 a Harkonnen legion there is moved by the Atreides to a free adjacent area', () => {
    const state = level('splintered-rock', 'splintered-rock: H 2r1g\ncnw-2: A 1r\nwind-pass: wormsign');
    // Neighbours: cne-2, cnw-2 (enemy), hagga-basin, wind-pass (wormsign).
    expect(pending(state)).toMatchObject({ kind: 'displace', seat: 0, clause: 'R7.13' });
    expect(legal(state)).toEqual(['area:cne-2', 'area:hagga-basin']);
    playAll(state, 'area:hagga-basin');
    expect([shows(state, 'splintered-rock'), shows(state, 'hagga-basin')]).toEqual(['', 'H 2r1g']);
    expect(pending(state)).toMatchObject({ kind: 'turn', seat: 0, clause: 'R6.3' });
  });

  test('R8.8, R7.13 an Atreides legion there is moved by the Harkonnen, in the Atreides turn', () => {
    const state = level('splintered-rock', 'splintered-rock: A 2r stilgar\nhagga-basin: H 1r city');
    expect(pending(state)).toMatchObject({ kind: 'displace', seat: 1 });
    expect(legal(state)).toEqual(['area:cne-2', 'area:cnw-2', 'area:wind-pass']);
    playAll(state, 'area:wind-pass');
    expect(shows(state, 'wind-pass')).toBe('A 2r stilgar');
  });

  test('R8.8 without such an area it is destroyed: named leaders to the tank, the rest to the supply', () => {
    const around = 'arrakeen: H 1r city\nimperial-basin: city\nbroken-land: H 1r\ncne-5: H 1r';
    const state = level('rimwall-west', `rimwall-west: A 2r1e1g stilgar #0\n${around}`);
    expect(shows(state, 'rimwall-west')).toBe('');
    expect(leaderPlace(state, 'stilgar')).toBe('tank 0');
    expect(table(state).supply.units.atreides).toEqual({ regular: 16, elite: 8, special: 6 });
    expect(table(state).supply.generic.atreides).toBe(12);
  });

  test('R8.8 the mountain is desert for good: wormsigns may be put there', () => {
    const state = actionTurn(
      'atreides',
      { atreides: {}, harkonnen: { mentat: 2 } },
      'atomized = rimwall-west',
    );
    playAll(state, 'option:desertPower', 'number:1');
    expect(legal(state)).toContain('area:rimwall-west');
    expect(refusal(state, 'area:splintered-rock')).toBe('R6.7 notDesert');
  });

  test('R8.8 impassable borders remain', () => {
    const state = actionTurn('atreides', DICE, 'atomized = rimwall-west\nne-4: A 1r\nne-5: A 1r');
    playAll(state, 'result:strategy', 'option:move', 'area:ne-4');
    expect(refusal(state, 'area:rimwall-west')).toBe('R2.3 impassable');
  });
});
