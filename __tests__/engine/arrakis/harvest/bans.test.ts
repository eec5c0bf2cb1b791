import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { eventsOf, roundFrom, shows, table } from '../support/read';

const AFTER = 'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r\nprescienceRevealed = dew-collectors';
const NINE = 'ne-1: harvester\nne-2: harvester\nne-10: harvester\nne-13: harvester\nne-5: harvester';

function harvest(lines: string, ...paid: string[]) {
  const { state, events } = roundFrom('harvest', `${AFTER}\n${lines}`);
  return { state, events: [...events, ...playAll(state, ...paid)] };
}

function bans(state: Parameters<typeof table>[0]) {
  return table(state).powers.map((power) => power.banned);
}

describe('R10.1, R10.5 when bans are active', () => {
  test('R10.5 a marker that just moved down brings its ban', () => {
    const { state, events } = harvest('rows = 0 1 2');
    expect(bans(state)).toEqual([true, true, true]);
    expect(eventsOf(events, 'ban').map((event) => [event.power, event.active])).toEqual([
      ['choam', true],
      ['spacingGuild', true],
      ['landsraad', true],
    ]);
  });

  test('R10.5 a marker on the bottom row is banned even when it stayed there, paid or not', () => {
    const { state } = harvest(`${NINE}\nrows = 4 4 0`, 'number:2', 'number:0', 'number:2', 'done');
    expect(bans(state)).toEqual([true, true, false]);
  });

  test('R10.1 a ban ends with the next harvest when the marker holds its row', () => {
    const { state, events } = harvest(
      `${NINE}\nrows = 1 2 3\nbans = 1 1 1`,
      'number:2',
      'number:2',
      'number:2',
      'done',
    );
    expect(bans(state)).toEqual([false, false, false]);
    expect(eventsOf(events, 'ban').every((event) => !event.active)).toBe(true);
  });

  test('R10.5 a marker raised from the bottom row loses its ban', () => {
    const { state } = harvest(`${NINE}\nrows = 4 0 0\nbans = 1 0 0`, 'number:3', 'number:2', 'number:2');
    expect(table(state).powers[0]).toEqual({ power: 'choam', row: 3, banned: false });
  });

  test('R10.5 a marker that moves down again keeps its ban for the next round', () => {
    const { state } = harvest('rows = 1 1 1\nbans = 1 1 1');
    expect(bans(state)).toEqual([true, true, true]);
  });

  test('R10.1, R10.5 bans last through the next round until its harvest begins', () => {
    // At most four worms appear (R9.4), so at least two harvesters come home.
    const worms = ['ne-1', 'ne-2', 'nw-1', 'nw-2', 'se-2', 'se-4'].map((id) => `${id}: harvester`).join('\n');
    const lines = `rows = 1 1 4\nbans = 1 0 1\nbeneGesserit = 0 0 5\n${worms}`;
    const hazards = (seed: number) => {
      const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { mentat: 1 } }, lines, seed);
      playAll(state, 'result:mentat', 'done');
      return state;
    };
    // A seed with which the hazards ask for a decision.
    const seed = Array.from({ length: 50 }, (_, index) => index).find(
      (one) => table(hazards(one)).phase === 'hazards',
    );
    const state = hazards(seed ?? -1);
    expect(bans(state)).toEqual([true, false, true]);
    while (table(state).phase === 'hazards') playAll(state, legal(state)[0] ?? '');
    expect(pending(state)?.kind).toBe('harvest');
    expect(bans(state)).toEqual([false, false, true]);
  });
});

describe('R10.6 what bans forbid', () => {
  test('R10.6, R3.2 CHOAM: legions are cut to five at once, the owner choosing', () => {
    const { state } = harvest(
      'ne-5: harvester\nne-1: harvester\nne-6: H 4r2e\ncarthag: H 6r2g baron city\narsunt: H 5r city',
      'number:0',
      'number:2',
    );
    expect(bans(state)).toEqual([true, false, true]);
    expect(pending(state)).toMatchObject({ kind: 'limits', seat: 1 });
    playAll(state, 'figure:elite');
    expect(shows(state, 'ne-6')).toBe('H 4r1e');
    expect(shows(state, 'carthag')).toBe('H 5r2g baron city');
    expect(shows(state, 'arsunt')).toBe('H 5r city');
    expect(table(state).supply.units.harkonnen).toMatchObject({ regular: 24 - 14, elite: 11 });
  });

  test('R10.6 CHOAM: Atreides legions keep six', () => {
    const { state } = harvest('ne-6: A 6r');
    expect(bans(state)[0]).toBe(true);
    expect(shows(state, 'ne-6')).toBe('A 6r');
  });

  test('R10.6 without the CHOAM ban six stay', () => {
    const { state } = harvest('ne-1: harvester\nne-6: H 6r', 'number:2');
    expect(bans(state)).toEqual([false, true, true]);
    expect(shows(state, 'ne-6')).toBe('H 6r');
  });

  test('R10.6, R6.10 Spacing Guild: no scouting', () => {
    const lines = 'zones = 1 0 0 0 0 0 0 0\ngara-kulon: A #0 sietch';
    const dice = { atreides: {}, harkonnen: { mentat: 2 } };
    expect(refusal(actionTurn('harkonnen', dice, lines), 'free:scout')).toBeNull();
    const banned = actionTurn('harkonnen', dice, `${lines}\nbans = 0 1 0`);
    expect(refusal(banned, 'free:scout')).toBe('R6.10 scoutBan');
  });

  test('R10.6, R7.10 Landsraad: the Harkonnen discard no planning cards for combat dice; the Atreides may', () => {
    const lines = `bans = 0 0 1\nne-8: H 2r\nne-9: A 2r\nhands = war-plan / hunter-seeker`;
    const attack = (side: 'atreides' | 'harkonnen', from: string, to: string) => {
      const state = actionTurn(side, { atreides: { strategy: 1 }, harkonnen: { strategy: 2 } }, lines);
      playAll(state, 'result:strategy', 'option:attack', `area:${from}`, `area:${to}`);
      return state;
    };
    const byHarkonnen = attack('harkonnen', 'ne-8', 'ne-9');
    expect(pending(byHarkonnen)).toMatchObject({ kind: 'combatCards', seat: 0 });
    const byAtreides = attack('atreides', 'ne-9', 'ne-8');
    expect(pending(byAtreides)).toMatchObject({ kind: 'combatCards', seat: 0 });
    playAll(byAtreides, 'card:war-plan');
    expect(pending(byAtreides)).not.toMatchObject({ kind: 'combatCards', seat: 1 });
    expect(table(byAtreides).seats[1]?.handSize).toBe(1);
  });

  test('R10.6 without the ban the Harkonnen may discard', () => {
    const lines = 'ne-8: H 2r\nne-9: A 2r\nhands = / hunter-seeker';
    const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { strategy: 2 } }, lines);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-9');
    expect(pending(state)).toMatchObject({ kind: 'combatCards', seat: 1 });
    expect(legal(state)).toEqual(['card:hunter-seeker', 'done']);
  });
});
