import { areaIndex } from '../../../../engine/arrakis/board/tables';
import { eventsOf } from '../support/luck';
import { inArea, placeOf, zones } from '../support/areas';
import { legal, playAll } from '../support/position';
import { attacks, harvestBy, marches, soloAct, soloFrom, soloTask, target, tie } from '../support/solo';

const MOVES = { t: 'moves', who: {}, left: 2, goal: -2, moved: [] } as const;

describe('R14.8 criteria in their order', () => {
  test('R14.8 rank before the ornithopter: it flies at the sietch of higher rank', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nsietchRank = 1 1 1 2 1 1 1 1\nharg-pass: H 3r\nhobars-gap: A 1r sietch\ncsw-3: H 6r\nwindgap: A 1r sietch
      ${zones({ 'air-cse-se': 1 })}`,
    );
    expect(attacks(events)).toEqual(['harg-pass > hobars-gap air']);
  });

  test('R14.8 difference before the ornithopter: the stronger legion flies', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nwind-pass: H 5r\ncsw-2: H 2r\nwindgap: A 1r sietch\n${zones({ 'air-cnw-nw': 1 })}`,
    );
    expect(attacks(events)).toEqual(['wind-pass > windgap air']);
  });

  test('R14.8 Leadership: only the legion with a leader flies', () => {
    const { events } = soloAct(
      'leadership',
      `${target('windgap')}\nwind-pass: H 5r\ncsw-2: H 2r1g\nwindgap: A 1r sietch\n${zones({ 'air-cnw-nw': 1 })}`,
    );
    expect(attacks(events)).toEqual(['csw-2 > windgap surprise']);
  });

  test('R14.8 a legion inside a sietch is attacked only as a sietch', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\ncsw-3: H 2r\nwindgap: A 3r sietch\ncsw-4: A 1r`,
    );
    expect(attacks(events)).toEqual(['csw-3 > csw-4']);
  });

  test('R14.8, R7.7 a legion under a sandworm is not attacked', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nwindgap: A 6r sietch\ncsw-3: H 2r\ncsw-4: A 1r sandworm`,
    );
    expect(attacks(events)).toEqual([]);
  });
});

describe('R14.12 further corners', () => {
  test('R14.12 a wormsign on the only way does not stop it', () => {
    const { events } = soloTask(
      MOVES,
      `${target('windgap')}\nwindgap: A 1r sietch\nsplintered-rock: H 3r\nwind-pass: wormsign`,
    );
    expect(marches(events)[0]).toBe('splintered-rock > wind-pass foot');
  });

  test('R14.12 another sietch on the way is not free', () => {
    const { events } = soloTask(
      MOVES,
      `${target('windgap')}\nwindgap: A 1r sietch\nsplintered-rock: H 3r\nwind-pass: sietch:0\ncnw-2: sandworm`,
    );
    expect(marches(events)[0]).not.toContain('wind-pass');
  });

  test('R14.12 the temporary goal is the one for the whole turn: both movers go there', () => {
    const { events } = soloTask(
      MOVES,
      `${target('tasmin-sink')}\ntasmin-sink: A 6r sietch\ngara-kulon: A 1r sietch\nsihaya-ridge: sietch\ncne-8: H 2r\ncne-7: H 2r\ncne-9: sandworm`,
    );
    expect(marches(events)).toEqual(['cne-8 > shield-wall-east foot', 'cne-7 > cne-8 foot']);
  });

  test('R14.12 a moved legion does not move again', () => {
    const { events } = soloTask(MOVES, `${target('windgap')}\nwindgap: A 1r sietch\nsplintered-rock: H 2r`);
    expect(marches(events)).toEqual(['splintered-rock > wind-pass foot']);
  });

  test('R14.12 a legion at the target\u2019s door stays while the next one moves', () => {
    const { events } = soloTask(
      MOVES,
      `${target('windgap')}\nwindgap: A 1r sietch\ncsw-6: H 2r\nsplintered-rock: H 2r`,
    );
    expect(marches(events)).toEqual(['splintered-rock > wind-pass foot']);
  });

  test('R14.12 Leadership: only a neighbour with a leader joins', () => {
    const { events } = soloTask(
      { ...MOVES, who: { with: 'leader' } },
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 2r1g\nne-7: H 3r`,
    );
    expect(marches(events)).toEqual([]);
  });

  test('R14.12 joining takes the strongest singly first, up to the CHOAM limit', () => {
    const { state } = soloTask(
      MOVES,
      `${target('gara-kulon')}\nbans = 1 0 0\ngara-kulon: A 1r sietch\nne-11: H 4r\nne-7: H 1r1s1g`,
    );
    expect(inArea(state, 'ne-11')).toBe('H 4r1s1g');
    expect(inArea(state, 'ne-7')).toBe('H 1r');
  });

  test('R14.12 two legions at the door, equal in all: the human picks where they join', () => {
    const { state } = soloTask(
      MOVES,
      `${target('gara-kulon')}\ngara-kulon: A 1r sietch\nne-11: H 2r\nne-12: H 2r`,
    );
    expect(tie(state)).toBe('moveLegion: area:ne-11 area:ne-12');
  });

  test('R14.12 the flight ends by the same criteria', () => {
    // Two areas from cne-8 toward Tasmin Sink: Pasty Mesa is the only end next to it.
    const { state } = soloTask(
      { ...MOVES, left: 1 },
      `${target('tasmin-sink')}\ntasmin-sink: A 1r sietch\ncne-8: H 2r\n${zones({ 'air-cne-ne': 1 })}`,
    );
    expect(inArea(state, 'pasty-mesa')).toBe('H 2r');
  });
});

describe('R14.9, R14.11 further corners', () => {
  test('R14.9 no settlement stands: nothing is deployed', () => {
    const { state } = soloAct('deployment', `${target('windgap')}\nwindgap: A 1r sietch\narrakeen: H 1r`);
    expect(inArea(state, 'arrakeen')).toBe('H 1r');
  });

  test('R14.9 an empty settlement takes the whole of it', () => {
    const { state } = soloAct('deployment', `${target('windgap')}\nwindgap: A 1r sietch\narrakeen: city`);
    expect(inArea(state, 'arrakeen')).toBe('H 3r1g city');
  });

  test('R14.9 tokens count for the strongest legion', () => {
    const { state } = soloAct(
      'deployment',
      `${target('windgap')}\nwindgap: A 1r sietch\narrakeen: H #16 #22 city\nnorth-pole: H 3r city`,
    );
    expect(inArea(state, 'arrakeen')).toBe('H 3r1g #16 #22 city');
  });

  test('R14.11 a sietch that it could fly at counts as one it can attack', () => {
    const { state } = soloAct(
      'house',
      `${harvestBy('gara-kulon')}\n${target('gara-kulon')}\nwindgap: A 1r sietch\ngara-kulon: A 6r sietch\nwind-pass: H 4r\ncne-8: H 4r
      ${zones({ 'air-cnw-nw': 1 })}`,
    );
    expect(inArea(state, 'wind-pass')).toBe('H 2r2e');
  });
});

describe('R14.10 further cards', () => {
  const draw = (deck: string) => `decks = / / ${deck}`;

  test('R14.10 Rage Overcame Shaddam IV: he enters first, and a card is played', () => {
    const { state, events } = soloTask(
      { t: 'draws', left: 1, house: 3 },
      `${target('windgap')}\nwindgap: A 6r sietch\n${draw('hunter-seeker hunter-seeker / shigawire rage-overcame-shaddam-iv-a')}`,
    );
    expect(placeOf(state, 'shaddam')).toBe('available');
    expect(eventsOf(events, 'cardPlayed').map((event) => event.card)).toEqual([
      'rage-overcame-shaddam-iv-a',
      'hunter-seeker',
    ]);
  });

  test('R14.10 Rage Overcame Shaddam IV (c): to a legion with a Sardaukar, which moves and then attacks by surprise', () => {
    const { events } = soloTask(
      { t: 'draws', left: 1, house: 3 },
      `${target('windgap')}\nwindgap: A 1r sietch\nleaderAt = shaddam:available\nsplintered-rock: sandworm\nwind-pass: H 1r2s\ncsw-3: sandworm
      ${draw('hunter-seeker hunter-seeker / shigawire rage-overcame-shaddam-iv-c')}`,
    );
    expect(marches(events)[0]).toBe('wind-pass > csw-2 foot');
    expect(attacks(events)).toEqual(['csw-2 > windgap surprise']);
  });

  test('R14.10 I Decide What Best Serves His Majesty: no visible Sardaukar, no part possible', () => {
    const { state } = soloTask(
      { t: 'draws', left: 1, house: 3 },
      `${target('windgap')}\nwindgap: A 1r sietch\nleaderAt = aramsham:available\ncsw-3: H 3r #22
      ${draw('hunter-seeker hunter-seeker / shigawire i-decide-what-best-serves-his-majesty')}`,
    );
    expect(state.reinforcements).toHaveLength(1);
    expect(inArea(state, 'csw-3')).toBe('H 3r #22');
  });

  test('R14.10 Polar Cap Factories: the Pole is filled up to the limit; wormsigns around it go', () => {
    const { state } = soloTask(
      { t: 'draws', left: 1, house: 2 },
      `${target('gara-kulon')}\ngara-kulon: A 6r sietch\nnorth-pole: H 4r city\ncse-1: wormsign\nne-1: wormsign
      ${draw('hunter-seeker polar-cap-factories / shigawire')}`,
    );
    expect(inArea(state, 'north-pole')).toMatch(/^H (6r|5r1e)1g city$/);
    expect(inArea(state, 'cse-1')).toBe('');
    expect(inArea(state, 'ne-1')).toBe('wormsign');
  });

  test('R14.10 Sardaukar Disguised: 2 elites first, so that the legion may move', () => {
    const { events } = soloTask(
      { t: 'draws', left: 1, house: 3 },
      `${target('windgap')}\nwindgap: A 1r sietch\nsplintered-rock: H 2e\n${draw('hunter-seeker hunter-seeker / shigawire sardaukar-disguised')}`,
    );
    expect(marches(events)).toEqual(['splintered-rock > wind-pass foot']);
  });

  test('R14.10 Shigawire: only a leader next to the legion that moved', () => {
    const { state } = soloTask(
      { t: 'draws', left: 1, house: 3 },
      `${target('windgap')}\nwindgap: A 1r sietch\nsplintered-rock: H 3s\ncnw-4: A 1r stilgar\ncne-1: A 1r jessica
      ${draw('hunter-seeker hunter-seeker / troop-carriers shigawire')}`,
    );
    expect(placeOf(state, 'stilgar')).toBe('tank');
    expect(placeOf(state, 'jessica')).toBe('cne-1');
  });

  test('R14.10 Troop Carriers: equal sources, the human picks', () => {
    const { state } = soloTask(
      { t: 'carry' },
      `${target('windgap')}\nwindgap: A 6r sietch\ncne-2: H 1r\ncarthag: H 2r city\narrakeen: H 2r city`,
    );
    expect(tie(state)).toBe('carryFrom: area:arrakeen area:carthag');
    playAll(state, 'area:carthag');
    expect(inArea(state, 'cne-2')).toBe('H 3r');
  });

  test('R14.10 Harkonnen Patrols: a desert with anything in it is not empty', () => {
    const { state } = soloTask(
      { t: 'place', ranks: [0], leader: -1, where: { in: 'emptyDesert' }, apart: true, used: [] },
      `${target('windgap')}\nwindgap: A 6r sietch\ncsw-3: wormsign\ncsw-5: harvester\ncsw-6: sandworm`,
    );
    expect(inArea(state, 'sw-9')).toContain('H 1r');
  });

  test('R14.10 who: an area filter holds for the attack too', () => {
    const { events } = soloTask(
      {
        t: 'strike',
        who: { area: areaIndex('csw-2') },
        terms: { surprise: false, freeContinue: false, extraDie: 0, defenderCap: 6 },
        legions: 1,
      },
      `${target('windgap')}\nwindgap: A 1r sietch\ncsw-2: H 2r\ncsw-3: H 5r`,
    );
    expect(attacks(events)).toEqual(['csw-2 > windgap']);
  });
});

describe('R14.13, R14.14 hazards', () => {
  const HAZARDS = `${target('windgap')}\nwindgap: A 6r sietch\nphase = 3\nunrolled = 0`;

  test('R14.13 a storm reveals the tokens of the legion that it strikes', () => {
    const { state } = soloFrom([{ k: 'storms', areas: [areaIndex('csw-3')] }], `${HAZARDS}\ncsw-3: H 3r #16`);
    if (tie(state) === null && legal(state).length > 0) playAll(state, legal(state)[0] ?? '');
    expect(inArea(state, 'csw-3')).not.toContain('#16');
  });

  test('R14.13 a retreat from a sandworm reveals nothing', () => {
    const { state } = soloFrom(
      [{ k: 'wormEffect', area: areaIndex('ne-13'), rescue: false, stage: 'legion' }],
      `${HAZARDS}\nne-13: H 1r #16 sandworm\nne-10: sandworm\nne-12: sandworm\nne-9: A 1r`,
    );
    expect(inArea(state, 'ne-14')).toBe('H 1r #16');
  });
});
