import { AIR_ZONES, AREA_FACTS } from '../../../../engine/arrakis';
import { inArea, zones } from '../support/areas';
import { legal, playAll } from '../support/position';
import { harvestBy, soloTask, target, tie } from '../support/solo';
import type { Solo } from '../support/solo';

function harvesters(left: number, lines: string): Solo {
  return soloTask({ t: 'harvesters', left, sector: 0, done: 0 }, lines);
}
const carryalls = (left: number, lines: string) => soloTask({ t: 'carryalls', left }, lines);
const ornithopters = (left: number, lines: string) => soloTask({ t: 'ornithopters', left }, lines);

/** Areas with a harvester. */
function placed({ state }: Solo): string[] {
  return AREA_FACTS.flatMap((area, index) => (state.harvester[index] === 1 ? [area.id] : [])).sort();
}

/** Zones with an ornithopter or a carryall. */
function zonesWith({ state }: Solo, vehicle: 1 | 2): string[] {
  return AIR_ZONES.flatMap((zone, index) => (state.zones[index] === vehicle ? [zone.id] : [])).sort();
}

/** Breaks every tie by the first move. */
function anyhow(solo: Solo): Solo {
  while (tie(solo.state) !== null) playAll(solo.state, legal(solo.state)[0] ?? '');
  return solo;
}

/** The south-east has deep se-2, se-4, se-7, se-8 and the deserts se-1, se-3, se-6, tasmin-sink. */
const SE = `${harvestBy('tasmin-sink')}\n${target('gara-kulon')}\ngara-kulon: A 1r sietch`;

describe('R14.3 harvesters', () => {
  test('R14.3 (1) empty deep deserts away from the Atreides come first', () => {
    const solo = anyhow(harvesters(2, `${SE}\ntasmin-sink: A 1r sietch\nhobars-gap: A 1r sietch`));
    expect(placed(solo)).toEqual(['se-2', 'se-4']);
  });

  test('R14.3 (1) equal places: the human picks', () => {
    const { state } = harvesters(1, `${SE}\ntasmin-sink: A 1r sietch\nhobars-gap: A 1r sietch`);
    expect(tie(state)).toBe('placeHarvester: area:se-2 area:se-4');
    playAll(state, 'area:se-4');
    expect(inArea(state, 'se-4')).toBe('harvester');
  });

  test('R14.3 (2) then empty deserts likewise, before deep ones beside the Atreides', () => {
    const solo = anyhow(
      harvesters(6, `${SE}\ntasmin-sink: H 1r\nhobars-gap: A 1r sietch\nse-5: A 1r\nse-7: wormsign`),
    );
    // Quiet: deep se-2, se-4; then se-1 and se-3. Beside the Atreides: se-6, se-8; se-7 is not empty, nor is Tasmin Sink.
    expect(placed(solo).filter((area) => ['se-1', 'se-2', 'se-3', 'se-4'].includes(area))).toHaveLength(4);
    expect(placed(solo).filter((area) => ['se-7', 'se-8'].includes(area))).toHaveLength(2);
  });

  test('R14.3 (3) then other free deep deserts, a wormsign or a legion of their own there or not', () => {
    const solo = harvesters(
      1,
      `${SE}\ntasmin-sink: A 1r sietch\nhobars-gap: A 1r sietch\nse-2: A 1r\nse-4: wormsign\nse-7: sandworm\nse-8: sandworm`,
    );
    expect(placed(solo)).toEqual(['se-4']);
  });

  test('R14.3 (4) last other free deserts', () => {
    const solo = harvesters(
      1,
      `${SE}\ntasmin-sink: A 1r sietch\nse-2: sandworm\nse-4: sandworm\nse-7: sandworm\nse-8: sandworm\nse-1: sandworm\nse-3: H 1r\nse-6: sandworm`,
    );
    expect(placed(solo)).toEqual(['se-3']);
  });

  test('R14.3 overflow: an adjacent sector that is not the target\u2019s, of the human\u2019s choice', () => {
    const full = ['se-1', 'se-2', 'se-3', 'se-4', 'se-6', 'se-7', 'se-8']
      .map((area) => `${area}: sandworm`)
      .slice(0, 4)
      .join('\n');
    const { state } = harvesters(
      1,
      `${SE}\n${full}\ntasmin-sink: A 1r sietch\nse-6: A 1r\nse-7: A 1r\nse-8: A 1r`,
    );
    // Beside the south-east lie NE (the target's), CNE and CSE.
    expect(tie(state)).toBe('overflowSector: sector:CNE sector:CSE');
    playAll(state, 'sector:CNE');
    expect(inArea(state, 'cne-3')).toBe('harvester');
  });

  test('R14.3 if a card says central, the four central sectors are one: for harvest', () => {
    const solo = anyhow(
      harvesters(
        3,
        `${harvestBy('windgap')}\n${target('gara-kulon')}\ngara-kulon: A 1r sietch\nwindgap: A 1r sietch`,
      ),
    );
    const sectors = placed(solo).map((area) => AREA_FACTS.find(({ id }) => id === area)?.sector);
    expect(sectors.every((sector) => sector?.startsWith('C'))).toBe(true);
    // The only deep desert of the centre that is not beside Windgap.
    expect(placed(solo)).toContain('cse-5');
  });

  test('R14.3 ... and for the overflow: one choice, and none when it is the target\u2019s', () => {
    const barred = ['se-1', 'se-2', 'se-3', 'se-4'].map((area) => `${area}: sandworm`).join('\n');
    const more = `${barred}\ntasmin-sink: A 1r sietch\nse-6: A 1r\nse-7: A 1r\nse-8: A 1r`;
    const central = harvesters(
      1,
      `${harvestBy('tasmin-sink')}\n${target('windgap')}\nwindgap: A 1r sietch\n${more}`,
    );
    // Only the north-east is left.
    const sectors = placed(anyhow(central)).map((area) => AREA_FACTS.find(({ id }) => id === area)?.sector);
    expect(sectors).toEqual(['NE']);
  });

  test('R14.3 the supply of eight is the limit', () => {
    const solo = anyhow(
      harvesters(20, `${harvestBy('gara-kulon')}\n${target('windgap')}\nwindgap: A 1r sietch`),
    );
    expect(placed(solo)).toHaveLength(8);
  });
});

describe('R14.4 carryalls', () => {
  test('R14.4 where the most harvesters are connected', () => {
    const solo = carryalls(1, `${target('windgap')}\nne-1: harvester\nne-2: harvester\nse-2: harvester`);
    expect(zonesWith(solo, 2)).toEqual(['air-cne-ne']);
  });

  test('R14.4 different harvesters: the second serves others', () => {
    const solo = anyhow(
      carryalls(
        2,
        `${target('windgap')}\nne-1: harvester\nne-2: harvester\ncne-3: harvester\nse-2: harvester`,
      ),
    );
    expect(zonesWith(solo, 2)).toEqual(['air-cne-ne', 'air-cse-se']);
  });

  test('R14.4 equal: the human picks; an occupied zone is not taken', () => {
    const { state } = carryalls(1, `${target('windgap')}\ncne-3: harvester\n${zones({ 'air-cne-ne': 1 })}`);
    expect(tie(state)).toBe('placeCarryall: zone:air-cne-cnw zone:air-cne-cse');
  });
});

describe('R14.4 ornithopters', () => {
  test('R14.4 (1) first for a legion exactly two areas from a sietch weaker than it, leader or not', () => {
    // Pasty Mesa's neighbour cne-8 is two areas from Gara Kulon; its sector has three zones.
    const solo = anyhow(
      ornithopters(3, `${target('windgap')}\nwindgap: A 6r sietch\ngara-kulon: A 1r sietch\ncne-8: H 2r`),
    );
    expect(zonesWith(solo, 1)).toEqual(['air-cne-cnw', 'air-cne-cse', 'air-cne-ne']);
  });

  test('R14.4 (1) not for one that is no stronger, nor for one next to the sietch', () => {
    const AWAY = `${target('habbanya-ridge')}\nhabbanya-ridge: A 6r sietch`;
    const weak = ornithopters(1, `${AWAY}\ngara-kulon: A 2r sietch\ncne-8: H 2r`);
    expect(zonesWith(weak, 1)).toEqual(['air-csw-sw']);
    const near = ornithopters(1, `${AWAY}\ngara-kulon: A 1r sietch\ncne-9: H 2r`);
    expect(zonesWith(near, 1)).toEqual(['air-csw-sw']);
  });

  test('R14.3, R14.4 (2) a central card: every zone that touches the centre serves the target', () => {
    const { state } = ornithopters(
      1,
      `${harvestBy('gara-kulon')}\n${target('windgap')}\nwindgap: A 6r sietch`,
    );
    expect(legal(state)).toHaveLength(8);
  });

  test('R14.4 (1), R14.7a the distance crosses impassable borders', () => {
    const { state } = ornithopters(
      1,
      `${target('windgap')}\nwindgap: A 6r sietch\ngara-kulon: A 1r sietch\ncne-6: H 2r`,
    );
    expect(tie(state)).toBe('placeOrnithopter: zone:air-cne-cnw zone:air-cne-cse zone:air-cne-ne');
  });

  test('R14.4 (2) then zones of the sector where the target lies; equal: the human', () => {
    const { state } = ornithopters(
      1,
      `${harvestBy('gara-kulon')}\n${target('tasmin-sink')}\ntasmin-sink: A 1r sietch`,
    );
    expect(tie(state)).toBeNull();
    expect(state.zones[AIR_ZONES.findIndex((zone) => zone.id === 'air-cse-se')]).toBe(1);
  });

  test('R14.4 (3) then zones of sectors beside it, central to central first', () => {
    // Beside SE: CSE, CNE and NE.
    const { state } = ornithopters(
      1,
      `${harvestBy('habbanya-ridge')}\n${target('tasmin-sink')}\ntasmin-sink: A 1r sietch\n${zones({ 'air-cse-se': 2 })}`,
    );
    expect(tie(state)).toBe('placeOrnithopter: zone:air-cne-cnw zone:air-cne-cse zone:air-cse-csw');
  });

  test('R14.4 (3) then the others beside it', () => {
    const { state } = ornithopters(
      1,
      `${harvestBy('habbanya-ridge')}\n${target('tasmin-sink')}\ntasmin-sink: A 1r sietch
      ${zones({ 'air-cse-se': 1, 'air-cne-cnw': 1, 'air-cne-cse': 1, 'air-cse-csw': 1 })}`,
    );
    expect(state.zones[AIR_ZONES.findIndex((zone) => zone.id === 'air-cne-ne')]).toBe(1);
  });

  test('R14.4 (4) last any; never replacing a vehicle', () => {
    const { state } = ornithopters(
      1,
      `${harvestBy('habbanya-ridge')}\n${target('tasmin-sink')}\ntasmin-sink: A 1r sietch
      ${zones({ 'air-cse-se': 1, 'air-cne-cnw': 2, 'air-cne-cse': 1, 'air-cse-csw': 2, 'air-cne-ne': 2 })}`,
    );
    expect(tie(state)).toBe('placeOrnithopter: zone:air-cnw-csw zone:air-cnw-nw zone:air-csw-sw');
  });

  test('R14.4 all zones taken: it stays in the supply', () => {
    const solo = ornithopters(
      1,
      `${target('tasmin-sink')}\ntasmin-sink: sietch
      ${zones({ 'air-cse-se': 1, 'air-cne-cnw': 2, 'air-cne-cse': 1, 'air-cse-csw': 2, 'air-cne-ne': 2, 'air-cnw-csw': 1, 'air-cnw-nw': 1, 'air-csw-sw': 1 })}`,
    );
    expect(zonesWith(solo, 1)).toHaveLength(5);
  });
});
