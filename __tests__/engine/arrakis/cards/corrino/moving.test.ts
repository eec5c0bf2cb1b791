import { atRest, played, spare } from '../../support/cards';
import { decider, inArea, march, picks, placeOf, zones } from '../../support/areas';
import { eventsOf, rolls, turned, withLuck } from '../../support/luck';
import { legal, playAll, refusal } from '../../support/position';

describe('Troop Carriers', () => {
  const LEGIONS = 'arrakeen: H 3r1g baron city\nsw-2: H 1r\nne-12: H 2r\nsw-5: A 3r';

  it('moves a legion from a settlement directly to an area with another own legion', () => {
    const s = played('troop-carriers', LEGIONS);
    expect(picks(s, 'area')).toEqual(['arrakeen']);
    playAll(s, 'area:arrakeen');
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
    playAll(s, 'area:sw-2');
    march(s);
    expect([inArea(s, 'arrakeen'), inArea(s, 'sw-2')]).toEqual(['city', 'H 4r1g baron']);
    expect(atRest(s)).toBe(true);
  });

  it('R7.1 all or some of its figures, leaders never alone', () => {
    const s = played('troop-carriers', LEGIONS);
    playAll(s, 'area:arrakeen', 'area:sw-2');
    march(s, 'regular', 'generic');
    expect([inArea(s, 'arrakeen'), inArea(s, 'sw-2')]).toEqual(['H 1r1g city', 'H 3r baron']);
  });

  it('R7.2 the limit holds where it ends', () => {
    const s = played('troop-carriers', 'arrakeen: H 4r city\nsw-2: H 3r1s');
    playAll(s, 'area:arrakeen', 'area:sw-2');
    march(s);
    expect(legal(s)).toEqual(['figure:regular', 'figure:special']);
    playAll(s, 'figure:regular', 'figure:regular');
    expect(inArea(s, 'sw-2')).toBe('H 5r1s');
  });

  it('with no other legion, or none in a settlement, nobody is carried', () => {
    expect(atRest(played('troop-carriers', 'arrakeen: H 3r city\nne-12: A 1r'))).toBe(true);
    expect(atRest(played('troop-carriers', 'ne-12: H 3r\nsw-2: H 1r'))).toBe(true);
    expect(atRest(played('troop-carriers', 'arrakeen: H 3r\nsw-2: H 1r'))).toBe(true); // R2.7: no settlement any more
  });

  it('R7.4 needs no ornithopter and uses none', () => {
    const s = played('troop-carriers', `${LEGIONS}\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, 'area:arrakeen', 'area:sw-2');
    march(s);
    expect(s.zones[0]).toBe(1);
  });

  it('R7.5 a wormsign where it lands is turned', () => {
    const s = played('troop-carriers', 'arrakeen: H 3r city\nsw-2: H 1r wormsign');
    withLuck(s, ['area:arrakeen', 'area:sw-2', 'option:march'], turned({ 'sw-2': 'sand' }));
    expect(inArea(s, 'sw-2')).toBe('H 4r');
  });

  it('R6.5 may be declined, even when the legion has been named', () => {
    const s = played('troop-carriers', LEGIONS);
    playAll(s, 'area:arrakeen', 'done');
    expect(inArea(s, 'arrakeen')).toBe('H 3r1g baron city');
  });
});

describe('Shigawire', () => {
  const LINES = 'ne-9: H 2r1s\nsw-2: H 3r\nne-12: A 2r stilgar\nsw-3: A 1r paul';

  it('moves a legion with a Sardaukar, then sends 1 enemy named leader adjacent to it to the tank', () => {
    const s = played('shigawire', LINES);
    expect(picks(s, 'area')).toEqual(['ne-9']);
    playAll(s, 'area:ne-9', 'area:ne-8');
    march(s);
    expect(picks(s, 'figure')).toEqual(['stilgar']);
    playAll(s, 'figure:stilgar');
    expect([placeOf(s, 'stilgar'), inArea(s, 'ne-12')]).toEqual(['tank', 'A 2r']);
    expect(atRest(s)).toBe(true);
  });

  it('the moving part must include the Sardaukar', () => {
    const s = played('shigawire', LINES);
    playAll(s, 'area:ne-9', 'area:ne-8');
    expect(refusal(s, 'figure:special')).toBe('R7.1 needsSpecial');
  });

  it('adjacent is measured where it has arrived', () => {
    const s = played('shigawire', LINES);
    playAll(s, 'area:ne-9', 'area:ne-6');
    march(s);
    expect(atRest(s)).toBe(true);
    expect(placeOf(s, 'stilgar')).toBe('ne-12');
  });

  it('R6.5 the move declined, a legion with a Sardaukar strikes from where it stands', () => {
    const s = played('shigawire', LINES);
    playAll(s, 'done');
    expect(picks(s, 'figure')).toEqual(['stilgar']);
  });

  it('R2.3 an impassable border is no shelter', () => {
    const s = played('shigawire', 'broken-land: H 1r1s\nne-4: A 1r paul');
    playAll(s, 'done', 'figure:paul');
    expect(placeOf(s, 'paul')).toBe('tank');
  });

  it('R9.5 a legion that the worm took strikes nobody', () => {
    // No way back: enemies all around, and a wormsign where it came from (R7.13).
    const s = played(
      'shigawire',
      'ne-10: H 1s wormsign\nne-13: wormsign\nne-9: A 1r paul\nne-12: A 1r\nne-14: A 1r\nsw-2: H 1s\nsw-3: A 1r stilgar',
    );
    withLuck(s, ['area:ne-10', 'area:ne-13'], turned({ 'ne-13': 'sandworm' }), (events) =>
      eventsOf(events, 'hits').some((event) => event.hits >= 2),
    );
    expect(inArea(s, 'ne-13')).toBe('');
    expect(atRest(s)).toBe(true);
    expect([placeOf(s, 'paul'), placeOf(s, 'stilgar')]).toEqual(['ne-9', 'sw-3']);
  });

  it('without a legion with a Sardaukar: no effect', () => {
    expect(atRest(played('shigawire', 'ne-8: H 3r2e\nne-12: A 1r paul'))).toBe(true);
  });
});

describe('Sardaukar Pogrom', () => {
  it('moves 3 legions with a Sardaukar', () => {
    const s = played(
      'sardaukar-pogrom',
      'ne-9: H 1r1s\nsw-2: H 1s\nnw-6: H 1s\narrakeen: H 1s city\ncarthag: H 3r city',
    );
    expect(picks(s, 'area')).toEqual(['arrakeen', 'ne-9', 'nw-6', 'sw-2']);
    playAll(s, 'area:ne-9', 'area:ne-8', 'option:march', 'area:sw-2', 'area:sw-3', 'area:nw-6', 'area:nw-7');
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-3'), inArea(s, 'nw-7')]).toEqual(['H 1r1s', 'H 1s', 'H 1s']);
    expect(atRest(s)).toBe(true);
  });

  it('R7.1 no figure moves twice; the rest of a split legion may be another', () => {
    const s = played('sardaukar-pogrom', 'ne-9: H 1r2s');
    playAll(s, 'area:ne-9', 'area:ne-8');
    march(s, 'regular', 'special');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    playAll(s, 'area:ne-9', 'area:ne-6');
    march(s);
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-6')]).toEqual(['H 1s', 'H 1r1s']);
    expect(atRest(s)).toBe(true);
  });

  it('R7.4 each may fly', () => {
    const s = played('sardaukar-pogrom', `ne-9: H 1s\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, 'area:ne-9', 'zone:air-cne-ne', 'area:ne-14');
    expect([inArea(s, 'ne-14'), s.zones[0]]).toEqual(['H 1s', 0]);
  });

  it('R6.5 fewer, or none', () => {
    const s = played('sardaukar-pogrom', 'ne-9: H 1r1s\nsw-2: H 1s');
    playAll(s, 'area:sw-2', 'area:sw-3', 'done');
    expect(atRest(s)).toBe(true);
  });
});

describe("Sardaukar's Manner", () => {
  const LINES = 'ne-9: H 1r1s\nne-12: A 1r\nsw-2: H 2r\nsw-3: A 1r';

  it('moves a legion with a Sardaukar', () => {
    const s = played('sardaukars-manner', LINES);
    playAll(s, 'number:1');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    playAll(s, 'area:ne-9', 'area:ne-8', 'option:march');
    expect(inArea(s, 'ne-8')).toBe('H 1r1s');
    expect(atRest(s)).toBe(true);
  });

  it('or makes a surprise attack with one; no leader is asked for', () => {
    const s = played('sardaukars-manner', LINES);
    playAll(s, 'number:2');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    const events = withLuck(s, ['area:ne-9', 'area:ne-12'], rolls('ss', 's'));
    expect(eventsOf(events, 'attack').map((event) => event.surprise)).toEqual([true]);
    // R7.10: without a leader nobody can use the special of the surprise.
    expect(inArea(s, 'ne-12')).toBe('A 1r');
  });

  it('R6.5 may be declined', () => {
    const s = played('sardaukars-manner', LINES);
    playAll(s, 'done');
    expect(decider(s)).toBe('atreides');
  });
});

describe('Full Control of the Air', () => {
  it('places 2 ornithopters, then moves any legion, which may use one', () => {
    const s = played('full-control-of-the-air', 'arrakeen: H 2r city');
    playAll(s, 'zone:air-cne-ne', 'option:supply', 'zone:air-csw-sw');
    expect(s.zones).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
    playAll(s, 'area:arrakeen', 'zone:air-cne-ne', 'area:ne-5');
    march(s);
    expect([inArea(s, 'ne-5'), s.zones[0]]).toEqual(['H 2r', 0]);
    expect(atRest(s)).toBe(true);
  });

  it('R5.2 replaces a carryall, which goes back', () => {
    const s = played('full-control-of-the-air', zones({ 'air-cne-ne': 2 }));
    playAll(s, 'zone:air-cne-ne', 'done');
    expect(s.zones).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('R3.5 with all 6 in the air, one is taken and set anew', () => {
    const six = zones({
      'air-cne-ne': 1,
      'air-cne-cnw': 1,
      'air-cnw-nw': 1,
      'air-cne-cse': 1,
      'air-cse-se': 1,
      'air-cse-csw': 1,
    });
    const s = played('full-control-of-the-air', six);
    expect(legal(s)).not.toContain('option:supply');
    playAll(s, 'zone:air-cse-se', 'zone:air-csw-sw', 'done');
    expect(s.zones).toEqual([1, 1, 1, 1, 0, 1, 0, 1]);
  });

  it('R6.5 the move without the vehicles', () => {
    const s = played('full-control-of-the-air', 'arrakeen: H 2r city');
    playAll(s, 'done', 'area:arrakeen', 'area:carthag');
    march(s);
    expect(inArea(s, 'carthag')).toBe('H 2r');
  });
});

describe('Moving the Battle Group', () => {
  it('places 1 bashar and 2 elites in a free mountain', () => {
    const s = played(
      'moving-the-battle-group',
      'nw-13: A 1r\nnw-14: H 1r\nnorth-pole: city\nnw-15: station:jihad',
    );
    const open = picks(s, 'area');
    expect(open).toEqual(
      expect.arrayContaining(['nw-14', 'nw-15', 'nw-16', 'north-pole', 'shield-wall-east']),
    );
    for (const area of ['nw-13', 'arrakeen', 'ne-12', 'cne-9']) expect(open).not.toContain(area);
    playAll(s, 'area:shield-wall-east', 'option:supply', 'figure:generic');
    expect(inArea(s, 'shield-wall-east')).toBe('H 2e1g');
    expect(atRest(s)).toBe(true);
  });

  it('the leader is a bashar, never a named one', () => {
    const s = played('moving-the-battle-group', 'arrakeen: H 1r baron city');
    playAll(s, 'area:nw-16', 'option:supply');
    expect(picks(s, 'figure')).toEqual(['generic']);
  });

  it('R7.6 placing claims no station', () => {
    const s = played('moving-the-battle-group', 'nw-15: station:jihad');
    playAll(s, 'area:nw-15', 'option:supply', 'done');
    expect(inArea(s, 'nw-15')).toBe('H 2e station:jihad');
  });

  it('R8.8 not on a mountain that has been levelled', () => {
    const s = played('moving-the-battle-group', 'atomized = rimwall-west');
    expect(picks(s, 'area')).not.toContain('rimwall-west');
  });

  it('R3.1, R3.8 with the box empty, from elsewhere', () => {
    const s = played('moving-the-battle-group', `arrakeen: H 2r1e1g city\n${spare('harkonnen', '0 0 0 0')}`);
    playAll(s, 'area:nw-16', 'option:fromBoard', 'area:arrakeen', 'option:fromBoard', 'area:arrakeen');
    expect([inArea(s, 'nw-16'), inArea(s, 'arrakeen')]).toEqual(['H 1e1g', 'H 2r city']);
  });
});
