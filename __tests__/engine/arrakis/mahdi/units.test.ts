import { field, inArea, placeOf, zones } from '../support/areas';
import { playAll } from '../support/position';
import { harvestBy, soloAct, soloTask, target, tie } from '../support/solo';

/** As many regulars as the box holds: 24. */
const ALL_REGULARS = 'cne-5: H 6r\ncne-6: H 6r\ncne-7: H 6r\ncne-8: H 6r';

describe('R14.9 where the Harkonnen deploy', () => {
  test('R14.9 units and leader into the settlement with the strongest legion, not the nearest', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: sietch\narrakeen: H 3r city\nnorth-pole: H 2r city\ncarthag: city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 6r1g city');
  });

  test('R14.9 coarse equal: the strongest figure by figure', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: sietch\narrakeen: H 1r1e city\nnorth-pole: H 2r city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 4r1e1g city');
  });

  test('R14.9 equally strong: nearest the target', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: sietch\narrakeen: H 2r city\nnorth-pole: H 2r city`,
    );
    expect(inArea(state, 'north-pole')).toBe('H 5r1g city');
  });

  test('R14.9 equal in all: the human picks', () => {
    // Arrakeen and Imperial Basin are equally far from Hobars Gap's side of the board.
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: sietch\narsunt: H 1r city\ncarthag: H 1r city`,
    );
    expect(tie(state)).toBe('deploy: area:arsunt area:carthag');
    playAll(state, 'area:carthag');
    expect(inArea(state, 'carthag')).toBe('H 4r1g city');
  });

  test('R14.9 the excess over the limit goes to the next; the leader went with the first', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: sietch\narrakeen: H 5r city\ncarthag: H 2r city\nnorth-pole: H 1r city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 6r1g city');
    expect(inArea(state, 'carthag')).toBe('H 4r city');
  });

  test('R14.9 a full settlement is skipped, leader included', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: sietch\narrakeen: H 6r city\ncarthag: H 2r city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 6r city');
    expect(inArea(state, 'carthag')).toBe('H 5r1g city');
  });

  test('R14.9, R10.6 under the CHOAM ban five units fill it', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: sietch\nbans = 1 0 0\narrakeen: H 5r city\ncarthag: H 2r city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 5r city');
    expect(inArea(state, 'carthag')).toBe('H 5r1g city');
  });
});

describe('R14.9 which leader', () => {
  const CITY = `${target('windgap')}\nwindgap: sietch\narrakeen: H 1r city`;
  /** Special actions used up. */
  const SPENT = 'leaderSpent = 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1';

  test('R14.9 Rabban before others', () => {
    const { state } = soloAct(
      'deployment',
      `${CITY}\n${SPENT}\nleaderAt = rabban:available baron:available aramsham:available`,
    );
    expect(placeOf(state, 'rabban')).toBe('arrakeen');
    expect(placeOf(state, 'baron')).toBe('available');
  });

  test('R14.9 Feyd-Rautha before others', () => {
    const { state } = soloAct('deployment', `${CITY}\n${SPENT}\nleaderAt = feyd:available baron:available`);
    expect(placeOf(state, 'feyd')).toBe('arrakeen');
  });

  test('R14.9 else the human chooses among named leaders', () => {
    const { state } = soloAct(
      'deployment',
      `${CITY}\n${SPENT}\nleaderAt = aramsham:available baron:available`,
    );
    expect(tie(state)).toBe('deployLeader: figure:aramsham figure:baron');
    playAll(state, 'figure:baron');
    expect(placeOf(state, 'baron')).toBe('arrakeen');
    expect(inArea(state, 'arrakeen')).toBe('H 4r baron city');
  });

  test('R14.9 none available: a bashar', () => {
    const { state } = soloAct('deployment', `${CITY}\ncarthag: H 1r baron`);
    expect(inArea(state, 'arrakeen')).toBe('H 4r1g city');
  });
});

describe('R14.9 missing units', () => {
  test('R14.9 a missing type becomes the nearest stronger one', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: A 6r sietch\n${ALL_REGULARS}\narrakeen: H 1e1g city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 4e2g city');
  });

  test('R14.9 no elite either: Sardaukar', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: A 6r sietch\n${ALL_REGULARS}\nne-5: H 6e\nne-7: H 6e\narrakeen: H 1s city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 4s1g city');
  });

  test('R14.9 nothing stronger: the nearest weaker', () => {
    const { state } = soloTask(
      { t: 'deploy', ranks: [2], leader: false },
      `${target('windgap')}\nwindgap: A 6r sietch\nne-5: H 6s\nne-7: H 2s\narrakeen: H 1r city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 1r1e city');
  });
});

describe('R14.11 House: which regulars become elites', () => {
  const AWAY = `${harvestBy('gara-kulon')}\n${target('windgap')}`;

  test('R14.11 the legion nearest any sietch, not nearest the target', () => {
    const { state } = soloAct(
      'house',
      `${AWAY}\nwindgap: A 6r sietch\ngara-kulon: A 6r sietch\nwind-pass: H 3r\nshield-wall-east: H 3r`,
    );
    expect(inArea(state, 'shield-wall-east')).toBe('H 1r2e');
    expect(inArea(state, 'wind-pass')).toBe('H 3r');
  });

  test('R14.11 equally near: the greatest surplus over a sietch that it can attack', () => {
    const { state } = soloAct(
      'house',
      `${AWAY}\nwindgap: A 3r sietch\ngara-kulon: A 1r sietch\ncsw-3: H 4r\nshield-wall-east: H 3r`,
    );
    expect(inArea(state, 'shield-wall-east')).toBe('H 1r2e');
    expect(inArea(state, 'csw-3')).toBe('H 4r');
  });

  test('R14.11 then nearest the target', () => {
    const { state } = soloAct(
      'house',
      `${AWAY}\nwindgap: A 6r sietch\ngara-kulon: A 6r sietch\ncsw-3: H 3r\nshield-wall-east: H 3r`,
    );
    expect(inArea(state, 'csw-3')).toBe('H 1r2e');
  });

  test('R14.11 last: the human', () => {
    const { state } = soloAct('house', `${AWAY}\nwindgap: A 6r sietch\ncsw-3: H 3r\ncsw-2: H 3r`);
    expect(tie(state)).toBe('strengthen: area:csw-2 area:csw-3');
  });

  test('R14.11 too few in the first legion: the next one follows', () => {
    const { state } = soloAct('house', `${AWAY}\nwindgap: A 6r sietch\ncsw-3: H 1r2e\nwind-pass: H 2r`);
    expect(inArea(state, 'csw-3')).toBe('H 3e');
    expect(inArea(state, 'wind-pass')).toBe('H 1r1e');
  });

  test('R14.11, R14.13 the first legion shows its tokens when it has too few visible regulars', () => {
    // Token 16 is black: two regulars.
    const { state } = soloAct('house', `${AWAY}\nwindgap: A 6r sietch\ncsw-3: H #16\nwind-pass: H 2r`);
    expect(inArea(state, 'csw-3')).toBe('H 2e');
    expect(inArea(state, 'wind-pass')).toBe('H 2r');
  });

  test('R14.11, R14.13 a later legion keeps its tokens face down', () => {
    const { state } = soloAct('house', `${AWAY}\nwindgap: A 6r sietch\ncsw-3: H 1r\nwind-pass: H #16`);
    expect(inArea(state, 'csw-3')).toBe('H 1e');
    expect(inArea(state, 'wind-pass')).toBe('H #16');
  });

  test('R14.11 enough visible regulars: its tokens stay face down', () => {
    const { state } = soloAct('house', `${AWAY}\nwindgap: A 6r sietch\ncsw-3: H 2r #16`);
    expect(inArea(state, 'csw-3')).toBe('H 2e #16');
  });

  test('R14.9 no elite left: Sardaukar instead', () => {
    const { state } = soloAct('house', `${AWAY}\nwindgap: A 6r sietch\ncsw-3: H 2r\nne-5: H 6e\nne-7: H 6e`);
    expect(inArea(state, 'csw-3')).toBe('H 2s');
  });

  test('R14.9 a replacement by the same or a weaker type is not made', () => {
    const { state } = soloAct(
      'house',
      `${AWAY}\nwindgap: A 6r sietch\ncsw-3: H 2r\nne-5: H 6e\nne-7: H 6e\nne-8: H 6s\nne-11: H 2s`,
    );
    expect(inArea(state, 'csw-3')).toBe('H 2r');
  });
});

describe('R14.11 House: both effects', () => {
  test('R14.11 then one harvester and one ornithopter from the supply', () => {
    const { state } = soloAct(
      'house',
      `${harvestBy('gara-kulon')}\n${target('windgap')}\nwindgap: A 6r sietch\nsihaya-ridge: A 6r sietch\ncsw-3: H 2r
      ne-1: harvester\nne-2: harvester\nne-10: harvester\nne-13: harvester\nne-14: harvester`,
    );
    expect(inArea(state, 'csw-3')).toBe('H 2e');
    expect(inArea(state, 'ne-16')).toBe('harvester');
    playAll(state, 'zone:air-cse-csw');
    expect(field(state, 'zones')).toBe('0 0 0 0 0 1 0 0');
  });

  test('R14.11 all harvesters on the board: none is moved', () => {
    const { state } = soloAct(
      'house',
      `${harvestBy('gara-kulon')}\n${target('windgap')}\nwindgap: A 6r sietch\ncsw-3: H 2r
      ne-1: harvester\nne-2: harvester\nse-2: harvester\nse-4: harvester\nse-7: harvester\nse-8: harvester\nnw-1: harvester\nnw-2: harvester
      ${zones({ 'air-cne-cnw': 1, 'air-cne-cse': 1, 'air-cse-se': 1, 'air-cse-csw': 1, 'air-cnw-csw': 1, 'air-csw-sw': 1 })}`,
    );
    expect(state.harvester.filter((n) => n === 1)).toHaveLength(8);
    expect(inArea(state, 'nw-2')).toBe('harvester');
    expect(tie(state)).toBeNull();
  });
});
