import { areaIndex } from '../../../../engine/arrakis/board/tables';
import { marches, soloAct, soloTask, target, tie } from '../support/solo';
import { inArea, zones } from '../support/areas';
import { playAll } from '../support/position';

describe('R14.12 the ornithopter', () => {
  test('R14.12 the first mover flies two areas if that ends nearer; the second walks, one ornithopter a turn', () => {
    const { state } = soloAct(
      'strategy',
      `${target('hobars-gap')}
      hobars-gap: sietch
      cne-4: H 2r
      hole-in-the-rock: H 2r
      ${zones({ 'air-cne-ne': 1, 'air-cne-cnw': 1 })}`,
    );
    if (tie(state) !== null) playAll(state, 'zone:air-cne-ne');
    expect(inArea(state, 'cne-4')).toBe('H 2r');
    expect(inArea(state, 'hole-in-the-rock')).toBe('');
    expect(state.zones.filter((vehicle) => vehicle === 1)).toHaveLength(1);
  });

  test('R14.12 it walks when the flight would end no nearer', () => {
    // Two areas from the goal: walking already ends next to it.
    const { state, events } = soloTask(
      { t: 'moves', who: {}, left: 1, goal: -2, moved: [] },
      `${target('hobars-gap')}\nhobars-gap: sietch\nharg-pass: H 2r\nse-5: H 1r\n${zones({ 'air-cse-se': 1 })}`,
    );
    expect(marches(events)).toEqual(['harg-pass > false-wall-south foot']);
    expect(state.zones).toContain(1);
  });

  test('R14.12, R7.4 it flies over what bars the way on foot', () => {
    const { events } = soloAct(
      'strategy',
      `${target('hobars-gap')}
      hobars-gap: sietch
      north-pole: H 2r
      cne-3: sandworm
      wind-pass: sandworm
      cse-1: sandworm
      csw-4: sandworm
      ${zones({ 'air-cse-csw': 1 })}`,
    );
    expect(marches(events)).toEqual(['north-pole > cse-4 air']);
  });

  test('R14.12 two ornithopters serve it: the human picks the zone', () => {
    const { state } = soloAct(
      'strategy',
      `${target('hobars-gap')}\nhobars-gap: sietch\ncne-7: H 2r\ncse-3: sandworm\n${zones({ 'air-cne-ne': 1, 'air-cne-cnw': 1 })}`,
    );
    expect(tie(state)).toBe('ornithopter: zone:air-cne-cnw zone:air-cne-ne');
  });

  test('R14.12 an ornithopter not connected to the sector of the legion does not serve it', () => {
    const { state, events } = soloAct(
      'strategy',
      `${target('hobars-gap')}\nhobars-gap: sietch\ncne-7: H 2r\n${zones({ 'air-cse-se': 1 })}`,
    );
    expect(marches(events).every((march) => march.endsWith('foot'))).toBe(true);
    expect(state.zones).toContain(1);
  });
});

describe('R14.12 equal ends', () => {
  test('R14.12 (1) with a Harkonnen legion under the limit, before the mountain', () => {
    // False Wall East to Hobars Gap in 3: by cse-1, cse-3 or Harg Pass.
    const { state } = soloTask(
      { t: 'moves', who: { area: areaIndex('false-wall-east') }, left: 1, goal: -2, moved: [] },
      `${target('hobars-gap')}\nhobars-gap: sietch\nfalse-wall-east: H 2r1g\ncse-3: H 3r`,
    );
    expect(inArea(state, 'cse-3')).toBe('H 5r1g');
  });

  test('R14.12 (1) as many units as fit, the strongest singly first, and all leaders', () => {
    const { state } = soloTask(
      { t: 'moves', who: { area: areaIndex('false-wall-east') }, left: 1, goal: -2, moved: [] },
      `${target('hobars-gap')}\nhobars-gap: sietch\nfalse-wall-east: H 2r1e1s2g\ncse-3: H 4r`,
    );
    expect(inArea(state, 'cse-3')).toBe('H 4r1e1s2g');
    expect(inArea(state, 'false-wall-east')).toBe('H 2r');
  });

  test('R14.12 (1) a full legion does not draw it', () => {
    const { state } = soloTask(
      { t: 'moves', who: { area: areaIndex('false-wall-east') }, left: 1, goal: -2, moved: [] },
      `${target('hobars-gap')}\nhobars-gap: sietch\nfalse-wall-east: H 2r\ncse-3: H 6r`,
    );
    expect(inArea(state, 'cse-3')).toBe('H 6r');
    expect(inArea(state, 'false-wall-east')).toBe('');
  });

  test('R14.12 (2) then nearest any sietch, whatever the ground', () => {
    // From ne-6 both ne-8 and ne-9 are two areas from Gara Kulon; ne-9 lies next to Sihaya Ridge.
    const { events } = soloTask(
      { t: 'moves', who: {}, left: 1, goal: -2, moved: [] },
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nsihaya-ridge: A 6r sietch\nne-6: H 2r\nne-9: wormsign`,
    );
    expect(marches(events)[0]).toBe('ne-6 > ne-9 foot');
  });

  test('R14.12 (3) then a mountain', () => {
    // cne-9 and the Shield Wall both lie next to Gara Kulon: plateau and mountain.
    const { events } = soloAct('strategy', `${target('gara-kulon')}\ngara-kulon: A 1r sietch\ncne-8: H 2r`);
    expect(marches(events)).toEqual(['cne-8 > shield-wall-east foot']);
  });

  test('R14.12 (4) then plateau or minor erg before desert', () => {
    // cse-4 (desert) and False Wall South (plateau) both lie next to Hobars Gap.
    const { events } = soloAct(
      'strategy',
      `${target('hobars-gap')}\nhobars-gap: A 1r sietch\nharg-pass: H 2r`,
    );
    expect(marches(events)).toEqual(['harg-pass > false-wall-south foot']);
  });

  test('R14.12 (5) then a desert without wormsign', () => {
    // ne-11 and ne-12 both lie between ne-8 and Gara Kulon.
    const { events } = soloAct(
      'strategy',
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-8: H 2r\nne-11: wormsign`,
    );
    expect(marches(events)).toEqual(['ne-8 > ne-12 foot']);
  });

  test('R14.12 last: the human picks the area', () => {
    const { state } = soloAct('strategy', `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-8: H 2r`);
    expect(tie(state)).toBe('moveTo: area:ne-11 area:ne-12');
    expect(marches(playAll(state, 'area:ne-12'))).toEqual(['ne-8 > ne-12 foot']);
  });
});

describe('R14.12 a legion next to the goal', () => {
  /** So that no attack comes first. */
  const MOVES = { t: 'moves', who: {}, left: 2, goal: -2, moved: [] } as const;

  test('R14.12 stays', () => {
    const { events } = soloTask(MOVES, `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 3r`);
    expect(marches(events)).toEqual([]);
  });

  test('R14.12 joined by a neighbour that is farther: in the area nearer the goal', () => {
    const { state, events } = soloTask(
      MOVES,
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 2r\nne-7: H 3r`,
    );
    expect(marches(events)).toEqual(['ne-7 > ne-11 foot']);
    expect(inArea(state, 'ne-11')).toBe('H 5r');
  });

  test('R14.12 both next to the goal: in the area of the stronger', () => {
    const { state, events } = soloTask(
      MOVES,
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 2r\nne-12: H 1r1e`,
    );
    expect(marches(events)).toEqual(['ne-11 > ne-12 foot']);
    expect(inArea(state, 'ne-12')).toBe('H 3r1e');
  });

  test('R14.12 the limit applies: what does not fit stays', () => {
    const { state } = soloTask(
      MOVES,
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 4r\nne-12: H 2r1e`,
    );
    expect(inArea(state, 'ne-11')).toBe('H 5r1e');
    expect(inArea(state, 'ne-12')).toBe('H 1r');
  });

  test('R14.12 two full legions do not join', () => {
    const { events } = soloTask(
      MOVES,
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 6r\nne-12: H 6r`,
    );
    expect(marches(events)).toEqual([]);
  });

  test('R14.12 several neighbours to join: the human picks', () => {
    const { state } = soloTask(
      MOVES,
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 3r\nne-12: H 2r\nshield-wall-east: H 2r`,
    );
    expect(tie(state)).toBe('joinLegion: area:ne-12 area:shield-wall-east');
  });
});
