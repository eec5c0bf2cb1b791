import { atRest, handOf, played } from '../../support/cards';
import { inArea, picks, zones } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

/** All harvesters of the box, in the south-west. */
const EIGHT = ['sw-1', 'sw-2', 'sw-3', 'sw-4', 'sw-5', 'sw-6', 'sw-7', 'sw-9']
  .map((area) => `${area}: harvester`)
  .join('\n');

describe('Workhorse of Arrakis', () => {
  it('places 1 harvester and 1 carryall and draws 2 planning cards', () => {
    const s = played('workhorse-of-arrakis', '');
    expect(picks(s, 'vehicle')).toEqual(['carryall', 'harvester']);
    playAll(s, 'vehicle:harvester', 'area:ne-12', 'zone:air-cne-ne', 'number:2');
    expect(inArea(s, 'ne-12')).toBe('harvester');
    expect(s.zones).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker mudir-nahya-the-demon-ruler');
    expect(atRest(s)).toBe(true);
  });

  it('R5.2 a vehicle in the zone goes back; a harvester needs a free desert without one', () => {
    const s = played(
      'workhorse-of-arrakis',
      `${zones({ 'air-cne-ne': 1 })}\nne-8: harvester\nne-9: A 1r\nne-7: sandworm\nne-6: wormsign\nne-4: station:jihad`,
    );
    playAll(s, 'vehicle:carryall', 'zone:air-cne-ne');
    expect(s.zones).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
    playAll(s, 'option:supply');
    const open = picks(s, 'area');
    expect(open).toEqual(expect.arrayContaining(['ne-4', 'ne-6', 'ne-12']));
    for (const area of ['ne-7', 'ne-8', 'ne-9', 'arrakeen', 'cne-9']) expect(open).not.toContain(area);
    expect(refusal(s, 'area:ne-9')).not.toBeNull();
  });

  it('R3.5 with all harvesters out, one is taken from the board and set anew', () => {
    const s = played('workhorse-of-arrakis', EIGHT);
    playAll(s, 'vehicle:harvester');
    expect(legal(s)).not.toContain('option:supply');
    playAll(s, 'area:sw-3', 'area:ne-12');
    expect([inArea(s, 'sw-3'), inArea(s, 'ne-12')]).toEqual(['', 'harvester']);
  });

  it('R6.5 draws without having placed anything', () => {
    const s = played('workhorse-of-arrakis', '');
    playAll(s, 'done', 'number:0');
    expect(handOf(s, 'harkonnen')).toBe('seek-out-the-mahdi i-decide-what-best-serves-his-majesty');
  });

  it('R6.5 one vehicle declined, the other placed', () => {
    const s = played('workhorse-of-arrakis', '');
    playAll(s, 'vehicle:carryall', 'zone:air-csw-sw', 'done', 'done');
    expect(s.zones).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
    expect(atRest(s)).toBe(true);
  });
});

describe('Sandmasters', () => {
  it('places 3 harvesters and draws 1 planning card', () => {
    const s = played('sandmasters', '');
    playAll(s, 'area:ne-12');
    playAll(s, 'option:supply', 'area:ne-13', 'option:supply', 'area:sw-2', 'number:1');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-13'), inArea(s, 'sw-2')]).toEqual([
      'harvester',
      'harvester',
      'harvester',
    ]);
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker');
    expect(atRest(s)).toBe(true);
  });

  it('R3.5 with 7 on the board only 1 is in the box; the others may be set anew', () => {
    const s = played('sandmasters', EIGHT.replace('\nsw-9: harvester', ''));
    playAll(s, 'option:supply', 'area:ne-12');
    expect(legal(s)).not.toContain('option:supply');
    playAll(s, 'area:sw-1', 'area:ne-13', 'done', 'number:0');
    expect([inArea(s, 'sw-1'), inArea(s, 'ne-13')]).toEqual(['', 'harvester']);
    expect(s.harvester.filter((n) => n === 1)).toHaveLength(8);
    expect(handOf(s, 'harkonnen')).toBe('seek-out-the-mahdi');
  });

  it('R6.5 fewer, or none', () => {
    const s = played('sandmasters', '');
    playAll(s, 'area:ne-12', 'done', 'done');
    expect(s.harvester.filter((n) => n === 1)).toHaveLength(1);
    expect(handOf(s, 'harkonnen')).toBe('');
    expect(atRest(s)).toBe(true);
  });
});

describe('Spotter Control', () => {
  it('discards 3 wormsigns of choice and draws 2 planning cards', () => {
    const s = played(
      'spotter-control',
      'ne-12: wormsign\nne-8: wormsign\nsw-2: H 1r wormsign\nsw-3: A 1r wormsign',
    );
    playAll(s, 'area:ne-12', 'area:sw-2', 'area:sw-3', 'number:1');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8'), inArea(s, 'sw-2'), inArea(s, 'sw-3')]).toEqual([
      '',
      'wormsign',
      'H 1r',
      'A 1r',
    ]);
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker seek-out-the-mahdi');
    expect(atRest(s)).toBe(true);
  });

  it('discards what there is; with none, it only draws', () => {
    const s = played('spotter-control', 'ne-12: wormsign\nne-8: sandworm');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    playAll(s, 'area:ne-12', 'number:0');
    expect(inArea(s, 'ne-8')).toBe('sandworm');
    const t = played('spotter-control', '');
    playAll(t, 'number:0');
    expect(atRest(t)).toBe(true);
  });

  it('R6.5 stops when told to; R3.6 nothing is turned', () => {
    const s = played('spotter-control', 'ne-12: wormsign\nne-8: wormsign');
    const events = playAll(s, 'area:ne-12', 'done', 'done');
    expect(inArea(s, 'ne-8')).toBe('wormsign');
    expect(events.some((event) => event.type === 'wormsignTurned')).toBe(false);
    expect(handOf(s, 'harkonnen')).toBe('');
  });
});
