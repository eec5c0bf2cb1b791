import { eventsOf } from '../support/luck';
import { field, inArea, zones } from '../support/areas';
import { playAll } from '../support/position';
import { attacks, harvestBy, marches, soloAct, target, tie } from '../support/solo';
import type { Solo } from '../support/solo';

/** Leaders who have used their special action in this turn. */
function acted({ events }: Solo): string[] {
  return eventsOf(events, 'leaderActs').map((event) => event.leader);
}

describe('R14.6 Beast Rabban (leadership)', () => {
  test('R14.6 his legion moves twice instead of the normal attack; his card is spent', () => {
    const solo = soloAct(
      'leadership',
      `${target('windgap')}\nwindgap: A 1r sietch\ncne-2: H 2r rabban\ncsw-2: H 3r1g`,
    );
    expect(acted(solo)).toEqual(['rabban']);
    expect(marches(solo.events)).toEqual([
      'cne-2 > splintered-rock foot',
      'splintered-rock > wind-pass foot',
    ]);
    expect(attacks(solo.events)).toEqual([]);
    expect(field(solo.state, 'leaderSpent')).toBe('0 0 0 0 0 0 0 0 1 0 0 0 0 0 0');
  });

  test('R14.6 he cannot move by the criteria: the normal action', () => {
    const solo = soloAct('leadership', `${target('windgap')}\nwindgap: A 1r sietch\ncsw-2: H 3r rabban`);
    expect(acted(solo)).toEqual([]);
    expect(attacks(solo.events)).toEqual(['csw-2 > windgap surprise']);
  });

  test('R14.6 he is not on the board: the normal action', () => {
    const solo = soloAct(
      'leadership',
      `${target('windgap')}\nleaderAt = rabban:available\nwindgap: A 1r sietch\ncne-2: H 2r1g`,
    );
    expect(acted(solo)).toEqual([]);
    expect(marches(solo.events)).toEqual(['cne-2 > splintered-rock foot']);
  });

  test('R14.6 his card is spent: the normal action', () => {
    const solo = soloAct(
      'leadership',
      `${target('windgap')}\nleaderSpent = 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0\nwindgap: A 1r sietch\ncne-2: H 2r rabban`,
    );
    expect(acted(solo)).toEqual([]);
    expect(marches(solo.events)).toHaveLength(1);
  });
});

describe('R14.6 Feyd-Rautha (leadership)', () => {
  test('R14.6 his legion moves, then attacks', () => {
    const solo = soloAct(
      'leadership',
      `${target('windgap')}\nwindgap: A 1r sietch\nwind-pass: H 4r feyd\ncsw-3: sandworm`,
    );
    expect(acted(solo)).toEqual(['feyd']);
    expect(marches(solo.events)[0]).toBe('wind-pass > csw-2 foot');
    expect(attacks(solo.events)).toEqual(['csw-2 > windgap']);
  });

  test('R14.6 one part is enough: he only attacks', () => {
    const solo = soloAct('leadership', `${target('windgap')}\nwindgap: A 1r sietch\ncsw-2: H 4r feyd`);
    expect(acted(solo)).toEqual(['feyd']);
    expect(attacks(solo.events)).toEqual(['csw-2 > windgap']);
  });

  test('R14.6 neither is possible: the normal action', () => {
    const solo = soloAct('leadership', `${target('windgap')}\nwindgap: A 6r sietch\ncsw-2: H 2r feyd`);
    expect(acted(solo)).toEqual([]);
  });
});

describe('R14.6 replacements', () => {
  test('R14.6 the Baron: 3 regulars by R14.11, and no vehicles', () => {
    const solo = soloAct(
      'house',
      `${harvestBy('gara-kulon')}\n${target('windgap')}\nleaderAt = baron:available\nwindgap: A 6r sietch\ncsw-3: H 2r\nwind-pass: H 2r`,
    );
    expect(acted(solo)).toEqual(['baron']);
    expect(inArea(solo.state, 'csw-3')).toBe('H 2e');
    expect(inArea(solo.state, 'wind-pass')).toBe('H 1r1e');
    expect(solo.state.harvester).not.toContain(1);
    expect(solo.state.zones).not.toContain(1);
  });

  test('R14.6 no regular on the board: the normal action, its vehicles included', () => {
    const solo = soloAct(
      'house',
      `${harvestBy('gara-kulon')}\n${target('tasmin-sink')}\nleaderAt = baron:available\ntasmin-sink: A 6r sietch\ncsw-3: H 2e`,
    );
    expect(acted(solo)).toEqual([]);
    expect(tie(solo.state)).toMatch(/^placeHarvester/);
  });

  test('R14.6 Shaddam IV: 3 elites become Sardaukar instead of the strategy action', () => {
    const solo = soloAct(
      'strategy',
      `${target('windgap')}\nleaderAt = shaddam:available\nwindgap: A 1r sietch\ncsw-3: H 4e`,
    );
    expect(acted(solo)).toEqual(['shaddam']);
    expect(inArea(solo.state, 'csw-3')).toBe('H 1e3s');
    expect(attacks(solo.events)).toEqual([]);
  });

  test('R14.6 Shaddam IV without an elite: the normal attack', () => {
    const solo = soloAct(
      'strategy',
      `${target('windgap')}\nleaderAt = shaddam:available\nwindgap: A 1r sietch\ncsw-3: H 4r`,
    );
    expect(acted(solo)).toEqual([]);
    expect(attacks(solo.events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.6, R12.3 a leader in the tank does nothing', () => {
    const solo = soloAct(
      'strategy',
      `${target('windgap')}\ntank = - - - / shaddam - - - -\nwindgap: A 1r sietch\ncsw-3: H 4e`,
    );
    expect(acted(solo)).toEqual([]);
    expect(attacks(solo.events)).toEqual(['csw-3 > windgap']);
  });
});

describe('R14.6 Captain Aramsham (deployment)', () => {
  test('R14.6, R14.9 a Sardaukar, 2 regulars and a leader instead of 3 regulars', () => {
    const solo = soloAct(
      'deployment',
      `${target('windgap')}\nleaderAt = aramsham:available\nwindgap: A 1r sietch\narrakeen: H 1r city`,
    );
    expect(acted(solo)).toEqual(['aramsham']);
    expect(inArea(solo.state, 'arrakeen')).toBe('H 3r1s aramsham city');
  });
});

describe('R14.18 Hawat and Mohiam (mentat)', () => {
  const QUIET = `${target('windgap')}\nwindgap: A 6r sietch`;
  const decks = (harkonnen: string, corrino: string) => `decks = / / ${harkonnen} / ${corrino}`;

  test('R14.18 Thufir Hawat: three House Harkonnen cards, drawn and played', () => {
    const solo = soloAct(
      'mentat',
      `${QUIET}\nleaderAt = hawat:available\n${decks('hunter-seeker hunter-seeker explosive-artillery explosive-artillery', 'shigawire')}`,
    );
    expect(acted(solo)).toEqual(['hawat']);
    expect(eventsOf(solo.events, 'cardPlayed').map((event) => event.card)).toEqual([
      'explosive-artillery',
      'explosive-artillery',
      'hunter-seeker',
    ]);
  });

  test('R14.18 Gaius Helen Mohiam: three Corrino cards, drawn and played', () => {
    const solo = soloAct(
      'mentat',
      `${QUIET}\nleaderAt = mohiam:available\n${decks('hunter-seeker', 'shigawire shigawire sardaukar-pogrom sardaukar-pogrom')}`,
    );
    expect(acted(solo)).toEqual(['mohiam']);
    expect(eventsOf(solo.events, 'cardPlayed')).toHaveLength(3);
    expect(eventsOf(solo.events, 'cardPlayed').every((event) => event.card !== 'hunter-seeker')).toBe(true);
  });
});

test('R14.6 a special action may be carried out with the help of an ornithopter, one a turn', () => {
  const { state, events } = soloAct(
    'leadership',
    `${target('hobars-gap')}\nhobars-gap: A 1r sietch\ncne-5: H 2r rabban\n${zones({ 'air-cne-ne': 1, 'air-cne-cnw': 1 })}`,
  );
  const all = [...events];
  while (tie(state) !== null) all.push(...playAll(state, tie(state)?.split(' ')[1] ?? ''));
  expect(marches(all).map((march) => march.split(' ')[3])).toEqual(['air', 'foot']);
});
