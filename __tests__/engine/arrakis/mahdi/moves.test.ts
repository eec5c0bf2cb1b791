import { marches, ranks, soloAct, soloTask, target, tie } from '../support/solo';
import { inArea, zones } from '../support/areas';
import { playAll } from '../support/position';

describe('R14.12 the goal', () => {
  test('R14.12 the target, though a weaker sietch lies nearer', () => {
    const { events } = soloAct(
      'strategy',
      `${target('gara-kulon')}\ncne-8: H 3r\ngara-kulon: A 2r sietch\ntasmin-sink: sietch`,
    );
    expect(marches(events)).toHaveLength(1);
    expect(['cne-8 > cne-9 foot', 'cne-8 > shield-wall-east foot']).toContain(marches(events)[0]);
  });

  test('R14.12 nobody strong enough for the target: the sietch nearest the target that somebody is strong enough for', () => {
    // From Tasmin Sink: Gara Kulon is 3 areas away, Sihaya Ridge more.
    const { events } = soloAct(
      'strategy',
      `${target('tasmin-sink')}
      tasmin-sink: A 6r sietch
      ne-7: H 3r
      gara-kulon: A 1r sietch
      sihaya-ridge: sietch`,
    );
    expect(marches(events)).toEqual(['ne-7 > shield-wall-east foot']);
  });

  test('R14.12 equally near the target: the one of highest true rank', () => {
    // Habbanya Ridge and Hobars Gap are 3 areas from Windgap.
    const lines = (habbanya: 1 | 3, hobars: 1 | 3) =>
      `${target('windgap')}
      ${ranks({ 'habbanya-ridge': habbanya, 'hobars-gap': hobars })}
      windgap: A 6r sietch
      habbanya-ridge: sietch
      hobars-gap: sietch
      north-pole: H 2r`;
    const west = soloAct('strategy', lines(3, 1));
    const east = soloAct('strategy', lines(1, 3));
    expect(marches(east.events)).toEqual(['north-pole > cse-1 foot']);
    expect(marches(west.events)).toEqual(['north-pole > wind-pass foot']);
  });

  test('R14.12 equal in that too: the human picks the temporary goal', () => {
    const { state } = soloAct(
      'strategy',
      `${target('windgap')}
      windgap: A 6r sietch
      habbanya-ridge: sietch
      hobars-gap: sietch
      cse-2: H 2r`,
    );
    expect(tie(state)).toBe('temporaryTarget: area:habbanya-ridge area:hobars-gap');
    expect(marches(playAll(state, 'area:hobars-gap'))).toEqual(['cse-2 > cse-3 foot']);
  });

  test('R14.12 nobody strong enough for any sietch: nobody moves', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nwindgap: A 3r sietch\nhobars-gap: A 2r sietch\nwind-pass: H 2r`,
    );
    expect(marches(events)).toEqual([]);
  });

  test('R14.12, R14.8 Leadership: a legion without a leader neither moves nor makes the target a goal', () => {
    const { events } = soloAct(
      'leadership',
      `${target('windgap')}
      windgap: A 3r sietch
      splintered-rock: H 6r
      cse-2: H 1r1g
      hobars-gap: A 1r sietch`,
    );
    expect(marches(events)).toEqual(['cse-2 > cse-3 foot']);
  });
});

describe('R14.12 who moves, in which order', () => {
  test('R14.12 two legions, the nearest first; a third does not', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}
      windgap: A 1r sietch
      splintered-rock: H 2r
      cne-2: H 2r
      cne-1: H 6r`,
    );
    expect(marches(events)).toEqual(['splintered-rock > wind-pass foot', 'cne-2 > splintered-rock foot']);
  });

  test('R14.12 equally near: the strongest first', () => {
    // Both are three areas from Windgap; one ornithopter serves only the first mover.
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}
      windgap: A 1r sietch
      splintered-rock: H 2r
      cnw-2: H 1r1e
      ${zones({ 'air-cnw-nw': 1 })}`,
    );
    expect(marches(events)[0]).toMatch(/^cnw-2 > .* air$/);
  });

  test('R14.12 equal in both: the human picks who goes first', () => {
    const { state } = soloAct(
      'strategy',
      `${target('windgap')}\nwindgap: A 1r sietch\nsplintered-rock: H 2r\ncnw-2: H 2r`,
    );
    expect(tie(state)).toBe('moveLegion: area:cnw-2 area:splintered-rock');
  });

  test('R14.12 only legions stronger than the defenders of the goal move', () => {
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}\nwindgap: A 2r sietch\nsplintered-rock: H 2r\ncne-2: H 3r`,
    );
    expect(marches(events)).toEqual(['cne-2 > splintered-rock foot']);
  });

  test('R14.12 a card may move another number of legions', () => {
    const { events } = soloTask(
      { t: 'moves', who: {}, left: 1, goal: -2, moved: [] },
      `${target('windgap')}\nwindgap: A 1r sietch\nsplintered-rock: H 2r\ncne-2: H 2r`,
    );
    expect(marches(events)).toEqual(['splintered-rock > wind-pass foot']);
  });
});

describe('R14.12 the way', () => {
  test('R14.12 the shortest way goes round Atreides legions and sandworms', () => {
    // From Splintered Rock the way by Wind Pass is barred; by cnw-2 and cnw-4 it is open.
    const { events } = soloAct(
      'strategy',
      `${target('windgap')}
      windgap: A 1r sietch
      splintered-rock: H 2r
      wind-pass: sandworm
      cne-3: A 2r`,
    );
    expect(marches(events)).toEqual(['splintered-rock > cnw-2 foot']);
  });

  test('R14.12 no way through free areas: the legion stays', () => {
    const { events } = soloAct(
      'strategy',
      `${target('hobars-gap')}
      hobars-gap: sietch
      north-pole: H 2r
      cne-3: sandworm
      wind-pass: sandworm
      cse-1: sandworm
      csw-4: A 2r`,
    );
    expect(marches(events)).toEqual([]);
  });

  test('R14.7a, R14.12 impassable borders are open', () => {
    // cne-5 to ne-7 to Gara Kulon's side; by passable borders it would be longer.
    const { events } = soloAct(
      'strategy',
      `${target('sihaya-ridge')}\nsihaya-ridge: sietch\nrimwall-west: H 1r\nne-4: sandworm`,
    );
    expect(marches(events)).toEqual(['rimwall-west > ne-5 foot']);
  });

  test('R14.12 a legion walks one area only, and all of it goes', () => {
    const { state } = soloAct('strategy', `${target('windgap')}\nwindgap: sietch\nsplintered-rock: H 2r1e1g`);
    expect(inArea(state, 'wind-pass')).toBe('H 2r1e1g');
    expect(inArea(state, 'splintered-rock')).toBe('');
  });
});
