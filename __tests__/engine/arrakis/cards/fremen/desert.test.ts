import { atRest, handOf, played, spare } from '../../support/cards';
import { inArea, march, picks, placeOf, zones } from '../../support/areas';
import { eventsOf, hitsIn, rolls, withLuck } from '../../support/luck';
import { legal, playAll, refusal } from '../../support/position';

describe('Dust Chasms', () => {
  const LINES =
    'ne-13: harvester\nne-14: harvester\nne-16: H 1r harvester\nne-12: harvester\nsw-4: harvester';

  it('removes 2 harvesters from deep deserts of one sector, then 1 Desert Power action', () => {
    const s = played('dust-chasms', LINES);
    expect(picks(s, 'area')).toEqual(['ne-13', 'ne-14', 'ne-16', 'sw-4']);
    playAll(s, 'area:ne-13');
    expect(picks(s, 'area')).toEqual(['ne-14', 'ne-16']);
    playAll(s, 'area:ne-16');
    expect([inArea(s, 'ne-13'), inArea(s, 'ne-16'), inArea(s, 'ne-14')]).toEqual(['', 'H 1r', 'harvester']);
    playAll(s, 'number:1', 'area:ne-13', 'area:ne-8');
    expect(inArea(s, 'ne-8')).toBe('wormsign');
    expect(atRest(s)).toBe(true);
  });

  it('one, where the sector has no more; R9.6 no carryall saves it', () => {
    const s = played('dust-chasms', `sw-4: harvester\n${zones({ 'air-csw-sw': 2 })}`);
    playAll(s, 'area:sw-4', 'done');
    expect([inArea(s, 'sw-4'), s.zones[7]]).toEqual(['', 2]);
    expect(atRest(s)).toBe(true);
  });

  it('none in deep desert, or R6.5: only the Desert Power', () => {
    const s = played('dust-chasms', 'ne-12: harvester');
    expect(picks(s, 'number')).toEqual(['1', '2', '3']);
    const t = played('dust-chasms', LINES);
    playAll(t, 'done', 'done');
    expect([inArea(t, 'ne-13'), atRest(t)]).toEqual(['harvester', true]);
  });
});

describe('Fremen Rockets', () => {
  const LINES = `ne-12: A 1r\nne-9: harvester\nne-13: H 1r harvester\nsw-2: harvester\n${zones({ 'air-cne-ne': 1, 'air-csw-sw': 1 })}`;

  it('chooses a sector with an own legion, rolls 3 dice, removes 1 vehicle there per hit and per special', () => {
    const s = played('fremen-rockets', LINES);
    expect(picks(s, 'sector')).toEqual(['NE']);
    withLuck(s, ['sector:NE'], rolls('hsx'));
    expect([picks(s, 'area'), picks(s, 'zone')]).toEqual([['ne-13', 'ne-9'], ['air-cne-ne']]);
    playAll(s, 'zone:air-cne-ne', 'area:ne-13');
    expect([s.zones[0], inArea(s, 'ne-13'), inArea(s, 'ne-9')]).toEqual([0, 'H 1r', 'harvester']);
    expect(atRest(s)).toBe(true);
  });

  it('3 hits, 3 vehicles; only shields, none', () => {
    const s = played('fremen-rockets', LINES);
    withLuck(s, ['sector:NE'], rolls('hhh'));
    playAll(s, 'zone:air-cne-ne', 'area:ne-13', 'area:ne-9');
    expect(atRest(s)).toBe(true);
    const t = played('fremen-rockets', LINES);
    withLuck(t, ['sector:NE'], rolls('sss'));
    expect([inArea(t, 'ne-9'), atRest(t)]).toEqual(['harvester', true]);
  });

  it('R2.1 a legion at the Pole is in all four central sectors', () => {
    const s = played('fremen-rockets', 'north-pole: A 1r\nne-12: A #0');
    expect(picks(s, 'sector')).toEqual(['CNE', 'CNW', 'CSE', 'CSW', 'NE']);
  });

  it('no more than there are; R6.5 fewer, or no roll at all', () => {
    const s = played('fremen-rockets', 'ne-12: A 1r\nne-9: harvester');
    withLuck(s, ['sector:NE'], rolls('hhh'));
    playAll(s, 'area:ne-9');
    expect(atRest(s)).toBe(true);
    const t = played('fremen-rockets', LINES);
    playAll(t, 'done');
    expect([inArea(t, 'ne-9'), atRest(t)]).toEqual(['harvester', true]);
  });

  it('R7.17 touches no legion', () => {
    const s = played('fremen-rockets', LINES);
    const events = withLuck(s, ['sector:NE'], rolls('hhh'));
    expect(eventsOf(events, 'hits')).toEqual([]);
    expect(inArea(s, 'ne-13')).toBe('H 1r harvester');
  });

  it('without any legion: no effect', () => {
    expect(atRest(played('fremen-rockets', 'ne-9: harvester'))).toBe(true);
  });
});

describe('Captured Ornithopter', () => {
  const LINES = `ne-13: H 4r\ncne-9: H 1r\nsw-2: H 2r\n${zones({ 'air-cne-ne': 1, 'air-csw-sw': 1, 'air-cse-se': 1, 'air-cnw-nw': 2 })}`;

  it('removes 1 ornithopter: 3 dice at a legion in a connected sector, 1 hit per hit and per special', () => {
    const s = played('captured-ornithopter', LINES);
    expect(picks(s, 'zone')).toEqual(['air-cne-ne', 'air-csw-sw']);
    playAll(s, 'zone:air-cne-ne');
    expect(picks(s, 'area')).toEqual(['cne-9', 'ne-13']);
    const events = withLuck(s, ['area:ne-13'], rolls('hsx'));
    expect(hitsIn(events)).toEqual(['harkonnen 2']); // 1 per special, in deep desert too
    expect([s.zones[0], inArea(s, 'ne-13')]).toEqual([0, 'H 2r']);
    expect(atRest(s)).toBe(true);
  });

  it('mountains and settlements give no shelter, and no settlement falls', () => {
    const s = played('captured-ornithopter', `arrakeen: H 1r1g city\n${zones({ 'air-cne-ne': 1 })}`);
    withLuck(s, ['zone:air-cne-ne', 'area:arrakeen'], rolls('hhh'));
    expect(inArea(s, 'arrakeen')).toBe('city');
    expect(s.markers).toEqual([0, 0, 0]);
  });

  it('R6.5 the ornithopter stays if the strike is called off', () => {
    const s = played('captured-ornithopter', LINES);
    playAll(s, 'zone:air-cne-ne', 'done');
    expect([s.zones[0], atRest(s)]).toEqual([1, true]);
  });

  it('no ornithopter, or none near a legion: no effect', () => {
    expect(atRest(played('captured-ornithopter', `ne-13: H 1r\n${zones({ 'air-cne-ne': 2 })}`))).toBe(true);
    expect(atRest(played('captured-ornithopter', `ne-13: H 1r\n${zones({ 'air-csw-sw': 1 })}`))).toBe(true);
  });
});

describe('Crysknife', () => {
  const LINES = 'ne-9: A 1r1s\nsw-2: A 2r\nne-12: H 2r rabban\nsw-3: H 1r baron';

  it('moves a legion with a Fedaykin, then sends 1 enemy named leader adjacent to it to the tank', () => {
    const s = played('crysknife', LINES);
    expect(picks(s, 'area')).toEqual(['ne-9']);
    playAll(s, 'area:ne-9', 'area:ne-8');
    expect(refusal(s, 'figure:special')).toBe('R7.1 needsSpecial');
    march(s);
    playAll(s, 'figure:rabban');
    expect([placeOf(s, 'rabban'), inArea(s, 'ne-12')]).toEqual(['tank', 'H 2r']);
    expect(atRest(s)).toBe(true);
  });

  it('R7.3 it may ride there', () => {
    const s = played(
      'crysknife',
      'ne-9: A 1s\nne-8: wormsign\nne-7: wormsign\nshield-wall-east: H 1r rabban',
    );
    playAll(s, 'area:ne-9', 'option:sandride', 'area:ne-11', 'figure:rabban');
    expect([inArea(s, 'ne-11'), placeOf(s, 'rabban')]).toEqual(['A 1s', 'tank']);
  });

  it('R6.5 the move declined, it strikes from where it stands; or it moves and spares', () => {
    const s = played('crysknife', LINES);
    playAll(s, 'done');
    expect(picks(s, 'figure')).toEqual(['rabban']);
    playAll(s, 'done');
    expect([placeOf(s, 'rabban'), atRest(s)]).toEqual(['ne-12', true]);
  });

  it('nobody near, or no Fedaykin: no effect', () => {
    const s = played('crysknife', LINES);
    playAll(s, 'area:ne-9', 'area:ne-6');
    march(s);
    expect(atRest(s)).toBe(true);
    expect(atRest(played('crysknife', 'ne-9: A 3r\nne-12: H 2r rabban'))).toBe(true);
  });
});

describe('Jubba Cloaks', () => {
  const LINES = 'ne-12: A 2r1g\nsw-2: A 2r\npasty-mesa: A 1r paul';

  it('moves a legion with a leader that is in a desert, then plays 1 planning card', () => {
    const s = played('jubba-cloaks', LINES, { also: 'thumpers' });
    expect(picks(s, 'area')).toEqual(['ne-12']);
    playAll(s, 'area:ne-12', 'area:ne-8');
    expect(refusal(s, 'figure:generic')).toBe('R7.1 needsLeader');
    march(s);
    expect(inArea(s, 'ne-8')).toBe('A 2r1g');
    expect(legal(s)).toEqual(['card:thumpers', 'done']);
  });

  it('no such legion, or R6.5: the card is played all the same', () => {
    const s = played('jubba-cloaks', 'sw-2: A 2r\npasty-mesa: A 1r paul', { also: 'thumpers' });
    expect(legal(s)).toEqual(['card:thumpers', 'done']);
    const t = played('jubba-cloaks', LINES, { also: 'thumpers' });
    playAll(t, 'done', 'card:thumpers', 'done');
    expect(handOf(t, 'atreides')).toBe('');
  });

  it('it may leave the desert', () => {
    const s = played('jubba-cloaks', 'ne-15: A 1r1g');
    playAll(s, 'area:ne-15', 'area:pasty-mesa');
    expect(inArea(s, 'pasty-mesa')).toBe('A 1r1g');
  });
});

describe('Hieregs', () => {
  it('places 2 regulars, each in an empty desert, then 1 Desert Power action', () => {
    const s = played('hieregs', 'ne-8: wormsign\nsw-2: A 1r');
    expect(picks(s, 'area')).not.toContain('ne-8');
    expect(picks(s, 'area')).not.toContain('sw-2');
    playAll(s, 'area:ne-12');
    expect(picks(s, 'area')).not.toContain('ne-12');
    playAll(s, 'area:sw-3', 'number:1', 'area:ne-12', 'area:ne-9');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-3'), inArea(s, 'ne-9')]).toEqual([
      'A 1r wormsign',
      'A 1r',
      'wormsign',
    ]);
    expect(atRest(s)).toBe(true);
  });

  it('R3.1, R3.8 with the box empty of regulars one may come from elsewhere', () => {
    const s = played('hieregs', `sw-2: A 3r\n${spare('atreides', '0 8 6 12')}`);
    expect(legal(s)).toEqual(['option:fromBoard', 'done']);
    playAll(s, 'option:fromBoard', 'area:sw-2', 'area:ne-12', 'done', 'done');
    expect([inArea(s, 'sw-2'), inArea(s, 'ne-12')]).toEqual(['A 2r', 'A 1r']);
    expect(atRest(s)).toBe(true);
  });
});
