import { legal, playAll, refusal } from '../support/position';
import {
  atreidesTurn,
  decider,
  desertTurn,
  harkonnenTurn,
  inArea,
  picks,
  placeOf,
  tankOf,
} from '../support/areas';
import { eventsOf, rolls, turned, withLuck } from '../support/luck';

const READY = 'atomicsUnlocked = 1';
const BLAST = ['free:atomics'];

describe('R6.12 atomics', () => {
  it('wait for step 8 of any marker', () => {
    const s = atreidesTurn('markers = 7 7 7');
    expect(legal(s)).not.toContain('free:atomics');
    expect(refusal(s, 'free:atomics')).toBe('R6.12 atomicsLocked');
  });

  it('are unlocked at once by the marker that reaches step 8, and for good (R8.7)', () => {
    const s = atreidesTurn('markers = 0 0 7\nne-2: A 1r\nne-4: station:jihad\nse-1: A 1r');
    playAll(s, 'result:strategy', 'option:move', 'area:ne-2', 'area:ne-4');
    expect(legal(s)).toContain('free:atomics'); // in the middle of the action
  });

  it('are a free action: the turn’s action is still to come', () => {
    const s = atreidesTurn(READY);
    playAll(s, ...BLAST, 'area:splintered-rock');
    expect(legal(s)).toEqual(expect.arrayContaining(['result:strategy', 'result:leadership']));
    expect(decider(s)).toBe('atreides');
  });

  it('are used once in a game', () => {
    const s = atreidesTurn(READY);
    playAll(s, ...BLAST, 'area:splintered-rock');
    expect(refusal(s, 'free:atomics')).toBe('R6.12 atomicsUsed');
  });

  it('are not for the Harkonnen, nor for the other side’s turn', () => {
    const s = harkonnenTurn(READY);
    expect(legal(s)).not.toContain('free:atomics');
    expect(refusal(s, 'free:atomics')).not.toBeNull();
  });
});

describe('R8.8 the blast', () => {
  it('strikes one of three mountains', () => {
    const s = atreidesTurn(READY);
    playAll(s, ...BLAST);
    expect(picks(s, 'area')).toEqual(['hole-in-the-rock', 'rimwall-west', 'splintered-rock']);
    expect(refusal(s, 'area:broken-land')).toBe('R8.8 wrongMountain');
    expect(refusal(s, 'area:arrakeen')).toBe('R8.8 wrongMountain');
  });

  it.each(['hole-in-the-rock', 'rimwall-west', 'splintered-rock'])(
    'makes %s a desert: wormsigns may lie there',
    (area) => {
      const s = desertTurn(READY);
      playAll(s, ...BLAST, `area:${area}`, 'option:desertPower', 'number:1');
      expect(picks(s, 'area')).toContain(area);
      const before = desertTurn(READY);
      playAll(before, 'option:desertPower', 'number:1');
      expect(refusal(before, `area:${area}`)).toBe('R6.7 notDesert');
    },
  );

  it('sends a Harkonnen legion there where the Atreides say, as in a retreat', () => {
    const s = atreidesTurn(
      `${READY}\nsplintered-rock: H 2r1g\nwind-pass: wormsign\ncne-2: A 1r\nhagga-basin: city`,
    );
    playAll(s, ...BLAST, 'area:splintered-rock');
    expect([decider(s), legal(s)]).toEqual(['atreides', ['area:cnw-2', 'area:hagga-basin']]);
    expect(refusal(s, 'area:wind-pass')).toBe('R7.13 notFree');
    playAll(s, 'area:hagga-basin');
    expect([inArea(s, 'splintered-rock'), inArea(s, 'hagga-basin')]).toEqual(['', 'H 2r1g city']);
  });

  it('sends an Atreides legion there where the Harkonnen say', () => {
    const s = atreidesTurn(
      `${READY}\nsplintered-rock: A 1r1g #0\nwind-pass: wormsign\ncne-2: station:jihad\nhagga-basin: city`,
    );
    playAll(s, ...BLAST, 'area:splintered-rock');
    expect([decider(s), picks(s, 'area')]).toEqual(['harkonnen', ['cne-2', 'cnw-2', 'wind-pass']]);
    playAll(s, 'area:cne-2');
    expect([inArea(s, 'cne-2'), s.markers]).toEqual(['A 1r1g #0 station:jihad', [0, 0, 0]]); // R7.13: nothing claimed
    expect(decider(s)).toBe('atreides');
  });

  it('R7.13 meets the limit where the legion arrives', () => {
    const s = atreidesTurn(
      `${READY}\nrimwall-west: H 3r\nbroken-land: H 4r1e\ncne-5: A 1r\narrakeen: A 1r\nimperial-basin: A 1r`,
    );
    playAll(s, ...BLAST, 'area:rimwall-west');
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['figure:regular', 'figure:elite']]);
    playAll(s, 'figure:regular', 'figure:regular');
    expect(inArea(s, 'broken-land')).toBe('H 5r1e');
  });

  it('destroys a legion with nowhere to go, named leaders to the tank', () => {
    const lines = 'hagga-basin: A 1r\ncne-2: A 1r\ncnw-2: A 1r\nwind-pass: sandworm';
    const s = atreidesTurn(`${READY}\nsplintered-rock: H 2r1e1g baron\n${lines}`);
    const supply = [...s.supply];
    playAll(s, ...BLAST, 'area:splintered-rock');
    expect([inArea(s, 'splintered-rock'), placeOf(s, 'baron'), tankOf(s, 'harkonnen')]).toEqual([
      '',
      'tank',
      'baron - - - -',
    ]);
    expect(s.supply.slice(4)).toEqual([
      (supply[4] ?? 0) + 2,
      (supply[5] ?? 0) + 1,
      supply[6],
      (supply[7] ?? 0) + 1,
    ]);
  });

  it('[ruling] leaves impassable borders as they are', () => {
    const s = atreidesTurn(`${READY}\nrimwall-west: H 1r`);
    playAll(s, ...BLAST, 'area:rimwall-west');
    expect(picks(s, 'area')).toEqual(['arrakeen', 'broken-land', 'cne-5', 'imperial-basin']);
    const next = atreidesTurn('atomized = rimwall-west\nne-4: A 1r');
    playAll(next, 'result:strategy', 'option:move', 'area:ne-4');
    expect(refusal(next, 'area:rimwall-west')).toBe('R2.3 impassable');
  });

  it('lets sandriders and harvesters use the new desert', () => {
    const s = atreidesTurn('atomized = splintered-rock\nwind-pass: A 1r\nsplintered-rock: wormsign');
    playAll(s, 'result:strategy', 'option:move', 'area:wind-pass', 'option:sandride', 'area:hagga-basin');
    expect(inArea(s, 'hagga-basin')).toBe('A 1r');
  });
});

describe('R6.8a atomics between battle rounds', () => {
  const ATTACK = ['result:strategy', 'option:attack'];

  it('end the battle when they drive the defender away: the attacker has won', () => {
    const s = atreidesTurn(
      `${READY}\nwind-pass: A 2r\nsplintered-rock: H 2r\ncne-2: A 1r\nhagga-basin: A 1r`,
    );
    withLuck(s, [...ATTACK, 'area:wind-pass', 'area:splintered-rock'], rolls('ss', 'ss'));
    const events = playAll(s, ...BLAST, 'area:splintered-rock');
    expect(inArea(s, 'cnw-2')).toBe('H 2r');
    expect(eventsOf(events, 'battleEnds').map((event) => event.winner)).toEqual(['atreides']);
    expect(picks(s, 'option')).toEqual(['advance', 'hold']);
    playAll(s, 'option:advance');
    expect(inArea(s, 'splintered-rock')).toBe('A 2r');
  });

  it('end the battle when they drive the attacker away: the defender has won', () => {
    const s = atreidesTurn(
      `${READY}\nsplintered-rock: A 2r\nwind-pass: H 2r\ncne-2: H 1r\nhagga-basin: H 1r`,
    );
    withLuck(s, [...ATTACK, 'area:splintered-rock', 'area:wind-pass'], rolls('ss', 'ss'));
    const events = playAll(s, ...BLAST, 'area:splintered-rock');
    expect([inArea(s, 'cnw-2'), inArea(s, 'wind-pass')]).toEqual(['A 2r', 'H 2r']);
    expect(eventsOf(events, 'battleEnds').map((event) => event.winner)).toEqual(['harkonnen']);
    expect(decider(s)).toBe('harkonnen');
  });

  it('end the battle also while the area of a retreat is being chosen', () => {
    const s = atreidesTurn(`${READY}\nwind-pass: A 2r\nsplintered-rock: H 2r\nhagga-basin: H 1e city`);
    withLuck(s, [...ATTACK, 'area:wind-pass', 'area:splintered-rock'], rolls('ss', 'ss'));
    playAll(s, 'option:continue', 'option:retreat');
    expect(picks(s, 'area')).toEqual(['cne-2', 'cnw-2', 'hagga-basin']);
    playAll(s, ...BLAST, 'area:splintered-rock', 'area:hagga-basin');
    expect([inArea(s, 'hagga-basin'), picks(s, 'option')]).toEqual(['H 2r1e city', ['advance', 'hold']]);
  });

  it('forfeit the advance of a winner whom they drive away', () => {
    const s = atreidesTurn(
      `${READY}\nsplintered-rock: A 2r\nhagga-basin: city\ncne-2: H 1r\nwind-pass: H 1r`,
    );
    playAll(s, ...ATTACK, 'area:splintered-rock', 'area:hagga-basin', ...BLAST, 'area:splintered-rock');
    expect([inArea(s, 'cnw-2'), inArea(s, 'hagga-basin'), s.markers]).toEqual(['A 2r', 'city', [0, 0, 0]]);
    expect(picks(s, 'option')).toEqual([]);
  });
});

describe('R7.1 atomics between moves', () => {
  it('keep displaced figures known as moved', () => {
    const s = atreidesTurn(`${READY}\nwind-pass: A 1r\ncne-2: H 1r\nhagga-basin: H 1r\nne-12: A 1r`);
    playAll(
      s,
      'result:strategy',
      'option:move',
      'area:wind-pass',
      'area:splintered-rock',
      ...BLAST,
      'area:splintered-rock',
    );
    playAll(s, 'area:cnw-2');
    expect(refusal(s, 'area:cnw-2')).toBe('R7.1 alreadyMoved');
    expect(picks(s, 'area')).toEqual(['ne-12']);
  });

  it('R9.4 let wormsigns rise where rock was', () => {
    const s = harkonnenTurn('atomized = splintered-rock\nhagga-basin: H 1r city\nsplintered-rock: wormsign');
    withLuck(
      s,
      ['result:strategy', 'option:move', 'area:hagga-basin', 'area:splintered-rock'],
      turned({ 'splintered-rock': 'burrowing' }),
    );
    expect(inArea(s, 'splintered-rock')).toBe('H 1r'); // desert, not deep
  });
});
