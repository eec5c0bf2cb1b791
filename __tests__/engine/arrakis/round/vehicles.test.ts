import { AREA_FACTS } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { roundFrom, table } from '../support/read';

const FREE_DESERTS = ['ne-1', 'ne-2', 'ne-3', 'ne-4', 'ne-5', 'ne-6'];
const ZONES = [
  'air-cne-ne',
  'air-cne-cnw',
  'air-cnw-nw',
  'air-cne-cse',
  'air-cse-se',
  'air-cse-csw',
  'air-cnw-csw',
  'air-csw-sw',
];

/** Places everything the phase asks for; returns how many of each kind. */
function placeAll(rows: string) {
  const { state } = roundFrom('vehicles', `rows = ${rows}\nbeneGesserit = 0 0 5`);
  const areas = [...FREE_DESERTS];
  const zones = [...ZONES];
  while (table(state).phase === 'vehicles') {
    const kind = legal(state)[0]?.split(':')[0];
    playAll(state, kind === 'area' ? `area:${areas.shift()}` : `zone:${zones.shift()}`);
  }
  const seen = table(state);
  return {
    harvesters: seen.areas.filter((area) => area.harvester).length,
    ornithopters: seen.zones.filter((zone) => zone.vehicle === 'ornithopter').length,
    carryalls: seen.zones.filter((zone) => zone.vehicle === 'carryall').length,
    setAside: seen.setAsideDice,
    state,
  };
}

describe('R5.2 the active row', () => {
  test.each([
    ['0 0 0', 3, 2, 1, 8],
    ['1 0 0', 4, 2, 1, 7],
    ['0 1 1', 4, 2, 1, 7],
    ['0 2 1', 5, 3, 1, 6],
    ['2 3 1', 5, 4, 2, 5],
    ['0 0 4', 6, 4, 2, 4],
    ['4 4 4', 6, 4, 2, 4],
  ])(
    'R5.2 rows %s: %i harvesters, %i ornithopters, %i carryalls, %i dice',
    (rows, harvesters, ornithopters, carryalls, dice) => {
      const placed = placeAll(rows);
      expect(placed).toMatchObject({ harvesters, ornithopters, carryalls, setAside: 8 - dice });
    },
  );
});

describe('R5.2 where vehicles go', () => {
  test('R5.2 the Harkonnen place; nothing may be left out while there is room', () => {
    const { state } = roundFrom('vehicles', '');
    expect(table(state).decision).toMatchObject({ seat: 1, clause: 'R5.2', count: 3 });
    expect(refusal(state, 'done')).toBe('R5.2 mustPlace');
    playAll(state, 'area:ne-1', 'area:ne-2', 'area:ne-3');
    expect(refusal(state, 'done')).toBe('R5.2 mustPlace');
    playAll(state, 'zone:air-cne-ne', 'zone:air-cse-se');
    expect(refusal(state, 'done')).toBe('R5.2 mustPlace');
  });

  test('R5.2 harvesters go to every desert area and to no other terrain', () => {
    const { state } = roundFrom('vehicles', '');
    const deserts = AREA_FACTS.filter((area) => area.terrain === 'desert').map((area) => `area:${area.id}`);
    expect(legal(state).sort()).toEqual(deserts.sort());
    expect(refusal(state, 'area:arrakeen')).toBe('R5.2 notDesert');
    expect(refusal(state, 'area:cne-7')).toBe('R5.2 notDesert');
  });

  test('R5.2, R2.5 the desert must be free: no sietch, no Atreides units or tokens, no sandworm', () => {
    const lines = 'ne-1: A 1r\nne-2: A #0\nne-3: sandworm\ngara-kulon: sietch';
    const { state } = roundFrom('vehicles', lines);
    for (const area of ['ne-1', 'ne-2', 'ne-3', 'gara-kulon']) {
      expect(refusal(state, `area:${area}`)).toBe('R5.2 notFree');
    }
  });

  test('R5.2, R2.5 a wormsign, a testing station, own units or a destroyed sietch do not matter', () => {
    const { state } = roundFrom('vehicles', 'ne-1: wormsign\nne-4: station:jihad\nne-3: H 2r');
    const open = legal(state);
    for (const area of ['ne-1', 'ne-4', 'ne-3', 'windgap']) expect(open).toContain(`area:${area}`);
  });

  test('R5.2 one harvester per area', () => {
    const { state } = roundFrom('vehicles', '');
    playAll(state, 'area:ne-1');
    expect(refusal(state, 'area:ne-1')).toBe('R5.2 occupied');
  });

  test('R5.2 when no free desert is left, the other vehicles follow', () => {
    const deserts = AREA_FACTS.filter((area) => area.terrain === 'desert' && area.id !== 'ne-1');
    // More worms than a box holds; the rule only asks for free places.
    const { state } = roundFrom('vehicles', deserts.map((area) => `${area.id}: sandworm`).join('\n'));
    expect(legal(state)).toEqual(['area:ne-1']);
    playAll(state, 'area:ne-1');
    expect(legal(state)).toEqual(ZONES.map((zone) => `zone:${zone}`));
  });

  test('R3.5, R5.2 no more harvesters than the box holds', () => {
    const { state } = roundFrom(
      'vehicles',
      ['ne-1', 'ne-2', 'ne-3', 'ne-5', 'ne-6', 'ne-7', 'ne-8'].map((id) => `${id}: harvester`).join('\n'),
    );
    expect(table(state).decision?.count).toBe(1);
    playAll(state, 'area:ne-9');
    expect(table(state).supply.vehicles.harvester).toBe(0);
    expect(legal(state)[0]).toMatch(/^zone:/);
  });

  test('R5.2 ornithopters and carryalls: any air zone, one vehicle per zone', () => {
    const { state } = roundFrom('vehicles', '');
    playAll(state, 'area:ne-1', 'area:ne-2', 'area:ne-3');
    expect(legal(state)).toEqual(ZONES.map((zone) => `zone:${zone}`));
    playAll(state, 'zone:air-cne-ne', 'zone:air-cnw-nw');
    expect(table(state).decision?.kind).toBe('vehicles');
    playAll(state, 'zone:air-csw-sw');
    const seen = table(state).zones.filter((zone) => zone.vehicle !== null);
    expect(seen).toEqual([
      { zone: 'air-cne-ne', vehicle: 'ornithopter' },
      { zone: 'air-cnw-nw', vehicle: 'ornithopter' },
      { zone: 'air-csw-sw', vehicle: 'carryall' },
    ]);
  });

  test('R5.2 all must be placed: a vehicle of this round is not sent back by the next one', () => {
    const { state } = roundFrom('vehicles', '');
    playAll(state, 'area:ne-1', 'area:ne-2', 'area:ne-3', 'zone:air-cne-ne');
    expect(refusal(state, 'zone:air-cne-ne')).toBe('R5.2 occupied');
  });
});
