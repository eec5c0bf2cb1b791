import { pending } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { eventsOf, leaderPlace, roundFrom, shows, table } from '../support/read';

/** A waiting decision of the next phase keeps the harvest's result on the table. */
const AFTER = 'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r\nprescienceRevealed = dew-collectors';

function harvest(lines: string) {
  return roundFrom('harvest', `${AFTER}\n${lines}`);
}

function rows(state: Parameters<typeof table>[0]) {
  return table(state).powers.map((power) => power.row);
}

function bans(state: Parameters<typeof table>[0]) {
  return table(state).powers.map((power) => power.banned);
}

describe('R10.2 the harvest', () => {
  test('R10.2 2 spice from deep desert, 1 from desert, all harvesters leave', () => {
    // ne-1, ne-2 deep; ne-5, ne-6, ne-8 not: 2 + 2 + 1 + 1 + 1 = 7.
    const { state, events } = harvest(
      'ne-1: harvester\nne-2: harvester\nne-5: harvester\nne-6: H 1r harvester\nne-8: harvester',
    );
    expect(eventsOf(events, 'spice')).toEqual([{ type: 'spice', harvested: 7, total: 7 }]);
    expect(table(state).areas.some((area) => area.harvester)).toBe(false);
    expect(table(state).supply.vehicles.harvester).toBe(8);
    expect(shows(state, 'ne-6')).toBe('H 1r');
  });

  test('R10.2 the reserve is added', () => {
    const { state, events } = harvest('ne-1: harvester\nreserve = 1');
    expect(eventsOf(events, 'spice')).toEqual([{ type: 'spice', harvested: 2, total: 3 }]);
    expect(table(state).spiceReserve).toBe(0);
  });
});

describe('R10.3 spending', () => {
  test('R10.3 the Harkonnen decide, marker by marker: 0, 2 or 3', () => {
    const { state } = harvest('ne-1: harvester\nne-2: harvester\nrows = 1 1 1');
    expect(pending(state)).toMatchObject({ kind: 'harvest', seat: 1, clause: 'R10.3', private: false });
    expect(legal(state)).toEqual(['number:0', 'number:2', 'number:3']);
    for (const wrong of ['number:1', 'number:4', 'number:5'])
      expect(refusal(state, wrong)).toMatch(/^R10\.3 /);
  });

  test('R10.3, R10.5 worked: 4 spice on two markers; the third drops a row and brings its ban', () => {
    const { state } = harvest('ne-1: harvester\nne-5: harvester\nne-6: harvester');
    playAll(state, 'number:2', 'number:2');
    expect(rows(state)).toEqual([0, 0, 1]);
    expect(bans(state)).toEqual([false, false, true]);
    expect(table(state).spiceReserve).toBe(0);
  });

  test.each([
    ['1 1 1', ['number:3', 'number:3', 'number:3'], [0, 0, 0]],
    ['2 3 4', ['number:3', 'number:3', 'number:3'], [1, 2, 3]],
    ['2 3 4', ['number:2', 'number:2', 'number:2', 'done'], [2, 3, 4]],
    ['2 3 1', ['number:0', 'number:2', 'number:3', 'done'], [3, 3, 0]],
  ])('R10.3 9 spice, rows %s, paid %j: rows %j', (start, paid, end) => {
    const { state } = harvest(
      `ne-1: harvester\nne-2: harvester\nne-10: harvester\nne-13: harvester\nne-5: harvester\nrows = ${start}`,
    );
    playAll(state, ...paid);
    expect(rows(state)).toEqual(end);
  });

  test('R10.3 on the top row a marker cannot be raised', () => {
    const { state } = harvest('ne-1: harvester\nne-2: harvester');
    expect(legal(state)).toEqual(['number:0', 'number:2']);
    expect(refusal(state, 'number:3')).not.toBeNull();
  });

  test('R10.3 on the bottom row an unpaid marker stays', () => {
    const { state } = harvest('rows = 4 4 3');
    expect(rows(state)).toEqual([4, 4, 4]);
  });

  test('R10.3 without spice every marker drops one row, and no one is asked', () => {
    const { state } = harvest('rows = 0 1 2');
    expect(pending(state)?.kind).toBe('endClaims');
    expect(rows(state)).toEqual([1, 2, 3]);
  });

  test('R10.3 one spice buys nothing', () => {
    const { state } = harvest('ne-5: harvester');
    expect(pending(state)?.kind).toBe('endClaims');
    expect(rows(state)).toEqual([1, 1, 1]);
    expect(table(state).spiceReserve).toBe(1);
  });

  test('R10.3 spice spent on one marker is not there for the next', () => {
    const { state } = harvest('ne-1: harvester\nne-2: harvester\nne-5: harvester\nrows = 1 1 1');
    playAll(state, 'number:3');
    expect(legal(state)).toEqual(['number:0', 'number:2']);
    expect(refusal(state, 'number:3')).toBe('R10.3 notEnoughSpice');
    playAll(state, 'number:2');
    expect(rows(state)).toEqual([0, 1, 2]);
  });
});

describe('R10.3 supremacy', () => {
  const RICH = 'ne-1: harvester\nne-2: harvester\nne-10: harvester\nne-13: harvester'; // 8 spice

  test.each([0, 3, 5])('R10.3 at supremacy %i, 3 spice: +1', (supremacy) => {
    const { state } = harvest(`${RICH}\nsupremacy = ${supremacy}`);
    playAll(state, 'number:2', 'number:2', 'number:0', 'option:buy');
    expect(table(state).supremacy).toBe(supremacy + 1);
    expect(rows(state)).toEqual([0, 0, 1]);
    expect(table(state).spiceReserve).toBe(1);
  });

  test('R10.3 it may be declined', () => {
    const { state } = harvest(RICH);
    playAll(state, 'number:2', 'number:2', 'number:0', 'done');
    expect(table(state).supremacy).toBe(0);
    expect(table(state).spiceReserve).toBe(1);
  });

  test('R10.3 not at 6 or more', () => {
    const { state } = harvest(`${RICH}\nsupremacy = 6`);
    expect(refusal(state, 'option:buy')).toBe('R10.3 supremacyTooHigh');
    playAll(state, 'number:2', 'number:2', 'number:0');
    expect(pending(state)?.kind).toBe('endClaims');
  });

  test('R10.3 once per phase', () => {
    const { state } = harvest(RICH);
    playAll(state, 'number:0', 'number:0', 'number:0', 'option:buy');
    expect(table(state).supremacy).toBe(1);
    expect(pending(state)?.kind).toBe('endClaims');
    expect(table(state).spiceReserve).toBe(1);
  });

  test('R10.3 while markers are being paid for, the refusal says that it comes later', () => {
    const { state } = harvest(RICH);
    expect(refusal(state, 'option:buy')).toBe('R10.3 notNow');
  });

  test('R10.3, R8.6 buying step 6 brings Feyd-Rautha, buying step 1 Thufir Hawat, buying step 4 an Atreides token', () => {
    const feyd = harvest(`${RICH}\nsupremacy = 5\nleaderAt = hawat:available`).state;
    playAll(feyd, 'number:0', 'number:0', 'number:0', 'option:buy');
    expect([leaderPlace(feyd, 'feyd'), leaderPlace(feyd, 'rabban')]).toEqual(['available', 'removed']);
    const hawat = harvest(RICH).state;
    playAll(hawat, 'number:0', 'number:0', 'number:0', 'option:buy');
    expect(leaderPlace(hawat, 'hawat')).toBe('available');
    const token = harvest(`${RICH}\nsupremacy = 3\nleaderAt = hawat:available`).state;
    playAll(token, 'number:0', 'number:0', 'number:0', 'option:buy');
    expect(table(token).seats[0]?.beneGesserit).toBe(2);
  });
});

describe('R10.4 the reserve', () => {
  test.each([
    ['ne-1: harvester', 2, ['number:0', 'number:0', 'number:0'], 1],
    ['ne-1: harvester\nne-5: harvester', 3, ['number:2'], 1],
    ['ne-1: harvester\nne-2: harvester', 4, ['number:2', 'number:2'], 0],
    ['ne-1: harvester\nne-2: harvester\nne-5: harvester', 5, ['number:0', 'number:0', 'number:0', 'done'], 1],
  ])('R10.4 %j (%i spice): what is left beyond 1 is lost', (lines, _spice, paid, reserve) => {
    const { state } = harvest(lines);
    playAll(state, ...paid);
    expect(pending(state)?.kind).toBe('endClaims');
    expect(table(state).spiceReserve).toBe(reserve);
  });
});
