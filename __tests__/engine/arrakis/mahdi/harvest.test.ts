import { areaIndex } from '../../../../engine/arrakis/board/tables';
import type { State } from '../../../../engine/arrakis';
import type { Frame } from '../../../../engine/arrakis/frames/frame';
import { inArea, zones } from '../support/areas';
import { legal, playAll } from '../support/position';
import { soloFrom, target, tie } from '../support/solo';
import type { Solo } from '../support/solo';

/** The harvest phase with so much spice in the reserve that no harvester is needed. */
function harvest(spice: number, rows: string, more = ''): Solo {
  return soloFrom(
    [
      { k: 'round', step: 8 },
      { k: 'mahdi', task: { t: 'harvest', spice, paid: [0, 0, 0] }, picks: [] },
    ],
    `phase = 4\nrows = ${rows}\nspent = 0 0 0 0 0 / 0 0 0 0 0\nunrolled = 0\nsupremacy = 1
    ${target('windgap')}\nwindgap: sietch\nprescienceRevealed = razzia\n${more}`,
  );
}

/** Breaks ties where it does not matter how. */
function anyhow(state: State): void {
  while (tie(state) !== null) playAll(state, legal(state)[0] ?? '');
}

describe('R14.15 (1) markers that would fall', () => {
  test('R14.15 2 on each, the lowest first; the others fall', () => {
    const { state } = harvest(4, '1 2 0');
    expect(state.rows).toEqual([1, 2, 1]);
  });

  test('R14.15 equally low: the human picks', () => {
    const { state } = harvest(2, '1 1 0');
    expect(tie(state)).toBe('hold: power:choam power:spacingGuild');
    playAll(state, 'power:spacingGuild');
    expect(state.rows).toEqual([2, 1, 1]);
  });

  test('R14.15 a marker on the bottom row cannot fall and is skipped', () => {
    const { state } = harvest(2, '4 2 1');
    expect(state.rows).toEqual([4, 2, 2]);
  });

  test('R14.15 a marker on the top row would fall too', () => {
    const { state } = harvest(6, '0 0 0');
    expect(state.rows).toEqual([0, 0, 0]);
    expect(state.supremacy).toBe(1);
  });

  test('R14.15 1 that cannot be spent goes to the reserve', () => {
    const { state } = harvest(3, '3 1 0');
    expect(state.rows).toEqual([3, 2, 1]);
    expect(state.reserve).toBe(1);
  });
});

describe('R14.15 (2) raising', () => {
  test('R14.15 only when none would fall: 5 spice hold two, nobody rises', () => {
    const { state } = harvest(5, '3 2 1');
    expect(state.rows).toEqual([3, 2, 2]);
    expect(state.reserve).toBe(1);
  });

  test('R14.15 1 more raises a marker whose 2 are paid, the lowest first', () => {
    const { state } = harvest(7, '1 3 2');
    expect(state.rows).toEqual([1, 2, 2]);
    expect(state.reserve).toBe(0);
  });

  test('R14.15 a bottom marker costs 3 in all', () => {
    const { state } = harvest(7, '4 2 1');
    expect(state.rows).toEqual([3, 2, 1]);
    const poor = harvest(4, '4 2 1');
    expect(poor.state.rows).toEqual([4, 2, 1]);
  });

  test('R14.15 once each, never above the top; the rest but 1 is lost', () => {
    const { state } = harvest(12, '1 1 0');
    anyhow(state);
    expect(state.rows).toEqual([0, 0, 0]);
    expect(state.reserve).toBe(1);
    expect(state.supremacy).toBe(1);
  });

  test('R14.15 equally low: the human picks', () => {
    const { state } = harvest(7, '2 2 1');
    expect(tie(state)).toBe('hold: power:choam power:spacingGuild');
    playAll(state, 'power:choam');
    expect(tie(state)).toBe('raise: power:choam power:spacingGuild');
    playAll(state, 'power:choam');
    expect(state.rows).toEqual([1, 2, 1]);
  });
});

describe('R14.15 (3) supremacy', () => {
  test('R14.15 all on the top row and 7 spice or more: exactly +1, the surplus is used up', () => {
    for (const spice of [7, 12]) {
      const { state } = harvest(spice, '0 0 0');
      anyhow(state);
      expect(state.supremacy).toBe(2);
      expect(state.reserve).toBe(0);
    }
  });

  test('R14.15 also above 5 of supremacy', () => {
    const { state } = harvest(7, '0 0 0', 'supremacy = 6');
    anyhow(state);
    expect(state.supremacy).toBe(7);
  });

  test('R14.15 not when a marker began the phase lower', () => {
    const { state } = harvest(12, '0 0 1');
    anyhow(state);
    expect(state.rows).toEqual([0, 0, 0]);
    expect(state.supremacy).toBe(1);
  });

  test('R14.15 the purchase of R10.3 does not exist', () => {
    const { state } = harvest(10, '1 1 1');
    anyhow(state);
    expect(state.supremacy).toBe(1);
  });

  test('R14.15, R10.2 harvesters and the reserve count together', () => {
    const { state } = soloFrom(
      [{ k: 'round', step: 7 }],
      `phase = 3\nunrolled = 0\nspent = 0 0 0 0 0 / 0 0 0 0 0\nreserve = 1\nrows = 3 2 1\nsupremacy = 1
      ne-1: harvester\nne-3: harvester\n${target('windgap')}\nwindgap: sietch\nprescienceRevealed = razzia`,
    );
    expect(state.rows).toEqual([3, 2, 2]);
    expect(state.reserve).toBe(0);
    expect(inArea(state, 'ne-1')).toBe('');
  });
});

describe('R14.15 carryalls', () => {
  function rescue(area: 'ne-3' | 'ne-1', more: string, pending: readonly ('ne-1' | 'ne-2')[] = []): Solo {
    const frames: Frame[] = [
      { k: 'round', step: 7 },
      { k: 'hazards', stage: 'effects', areas: pending.map(areaIndex), placed: [], room: 0 },
      { k: 'rescue', area: areaIndex(area) },
    ];
    return soloFrom(frames, `phase = 3\nunrolled = 0\n${target('windgap')}\nwindgap: sietch\n${more}`);
  }

  test('R14.15 a carryall rescues whenever it can', () => {
    const { state } = rescue('ne-3', `ne-3: harvester\n${zones({ 'air-cne-ne': 2 })}`);
    expect(state.zones).not.toContain(2);
  });

  test('R14.15 deep-desert harvesters first: it waits for one that is still to come', () => {
    const { events } = rescue(
      'ne-3',
      `ne-3: harvester\nne-1: harvester sandworm\n${zones({ 'air-cne-ne': 2 })}`,
      ['ne-1'],
    );
    const lost = events.flatMap((event) =>
      event.type === 'vehicleRemoved' && event.why === 'sandworm' ? [event] : [],
    );
    expect(lost).toEqual([expect.objectContaining({ vehicle: 'harvester', area: 'ne-3' })]);
    expect(events.some((event) => event.type === 'vehicleRemoved' && event.why === 'rescue')).toBe(true);
  });
});

describe('R14.15 end of the round', () => {
  function end(more: string, seed = 1): Solo {
    return soloFrom(
      [{ k: 'round', step: 8 }],
      `phase = 4\nunrolled = 0\nspent = 0 0 0 0 0 / 0 0 0 0 0\n${target('windgap')}\nwindgap: sietch\n${more}`,
      seed,
    );
  }

  test('R14.15 +1 supremacy after everything else', () => {
    const { state } = end('supremacy = 4');
    expect(state.round).toBe(2);
    expect(state.supremacy).toBe(5);
  });

  test('R14.15 all eight tactic cards are in play again', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 60; seed++)
      seen.add(end('tactics = 1 2\nharvestTactic = 0', seed).state.harvestTactic);
    expect(seen.size).toBe(8);
  });

  test('R14.15, R1.2 it may win by that alone', () => {
    const { state } = end('supremacy = 9');
    expect(state.winner).toBe(1);
  });

  test('R14.15 the Atreides victory is checked before', () => {
    const { state } = end('supremacy = 9\nmarkers = 10 10 10\nobjectives = 0');
    expect(state.winner).toBe(0);
  });

  test('R14.15 reinforcements have no limit; Harkonnen named leaders stay on the board', () => {
    const { state } = end(
      `arrakeen: H 2r baron city
      reinforcements = spotter-control sandmasters hunter-seeker shigawire troop-carriers arsunt-legion breeding-program`,
    );
    expect(state.round).toBe(2);
    expect(state.reinforcements).toHaveLength(9); // and the two of the new round, R14.2
    expect(inArea(state, 'arrakeen')).toContain('baron');
  });
});
