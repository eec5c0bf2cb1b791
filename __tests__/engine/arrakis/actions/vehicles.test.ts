import { pending } from '../../../../engine/arrakis';
import { actionTurn, playAll, refusal } from '../support/position';
import { choices, shows, table } from '../support/read';

const DICE = { atreides: { mentat: 1 }, harkonnen: { house: 2 } };

function placing(lines: string) {
  const state = actionTurn('harkonnen', DICE, lines);
  playAll(state, 'result:house', 'option:vehicles');
  return state;
}

function zones(state: Parameters<typeof table>[0]) {
  return table(state)
    .zones.filter((zone) => zone.vehicle !== null)
    .map((zone) => `${zone.zone} ${zone.vehicle}`);
}

describe('R6.6 house (Harkonnen): two vehicles of choice', () => {
  test('R6.6 any two kinds, one by one', () => {
    const state = placing('');
    expect(choices(state)).toEqual(['vehicle:harvester', 'vehicle:ornithopter', 'vehicle:carryall', 'done']);
    playAll(state, 'vehicle:harvester', 'area:ne-1', 'vehicle:carryall', 'zone:air-cne-ne');
    expect(shows(state, 'ne-1')).toBe('harvester');
    expect(zones(state)).toEqual(['air-cne-ne carryall']);
    expect(pending(state)?.seat).toBe(0);
  });

  test('R6.5 one vehicle, or none', () => {
    const one = placing('');
    playAll(one, 'vehicle:ornithopter', 'zone:air-cse-se', 'done');
    expect(zones(one)).toEqual(['air-cse-se ornithopter']);
    const none = placing('');
    playAll(none, 'done');
    expect(zones(none)).toEqual([]);
  });

  test('R5.2 harvesters only in free deserts without one', () => {
    const state = placing('ne-1: harvester\nne-2: sandworm\nne-3: A 1r\ngara-kulon: sietch');
    playAll(state, 'vehicle:harvester', 'option:supply');
    expect(refusal(state, 'area:ne-1')).toBe('R5.2 occupied');
    for (const area of ['ne-2', 'ne-3', 'gara-kulon'])
      expect(refusal(state, `area:${area}`)).toBe('R5.2 notFree');
    expect(refusal(state, 'area:carthag')).toBe('R5.2 notDesert');
  });

  test("R5.2 a zone's vehicle may be replaced: the old one goes back", () => {
    const state = placing('zones = 1 0 0 0 0 0 0 0');
    playAll(state, 'vehicle:carryall', 'zone:air-cne-ne', 'done');
    expect(zones(state)).toEqual(['air-cne-ne carryall']);
    expect(table(state).supply.vehicles).toEqual({ harvester: 8, ornithopter: 6, carryall: 2 });
  });

  test('R3.5, R3.8 a vehicle on the board may be taken up and set anew', () => {
    const state = placing('ne-1: harvester\nzones = 1 0 0 0 0 0 0 0');
    playAll(state, 'vehicle:harvester');
    expect(choices(state)).toEqual(['option:supply', 'area:ne-1', 'done']);
    playAll(state, 'area:ne-1', 'area:se-2', 'vehicle:ornithopter', 'zone:air-cne-ne', 'zone:air-csw-sw');
    expect([shows(state, 'ne-1'), shows(state, 'se-2')]).toEqual(['', 'harvester']);
    expect(zones(state)).toEqual(['air-csw-sw ornithopter']);
    expect(table(state).supply.vehicles).toEqual({ harvester: 7, ornithopter: 5, carryall: 3 });
  });

  test('R3.5 with none of a kind in the supply only those on the board remain', () => {
    const state = placing('zones = 2 2 2 0 0 0 0 0');
    playAll(state, 'vehicle:carryall');
    expect(choices(state)).toEqual(['zone:air-cne-ne', 'zone:air-cne-cnw', 'zone:air-cnw-nw', 'done']);
  });
});
