import { atRest, handOf, played, spare } from '../../support/cards';
import { inArea, picks, placeOf } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

describe('Carthag, the Former Capital', () => {
  it('places 3 regulars, 1 elite and 1 leader in Carthag', () => {
    const s = played('carthag-the-former-capital', 'carthag: H 1r city');
    playAll(s, 'option:supply', 'figure:rabban');
    expect(inArea(s, 'carthag')).toBe('H 4r1e rabban city');
    expect(atRest(s)).toBe(true);
  });

  it('R6.5 in part: any of them, each from the box or from elsewhere', () => {
    const s = played(
      'carthag-the-former-capital',
      `carthag: city\narsunt: H 2r city\n${spare('harkonnen', '0 5 8 6')}`,
    );
    playAll(s, 'figure:elite', 'option:fromBoard', 'area:arsunt', 'done', 'figure:generic');
    expect([inArea(s, 'carthag'), inArea(s, 'arsunt')]).toEqual(['H 1r1e1g city', 'H 1r city']);
  });

  it('R2.5 a fallen Carthag takes them as long as it is free', () => {
    const s = played('carthag-the-former-capital', 'arrakeen: H 1r city');
    playAll(s, 'option:supply', 'done');
    expect(inArea(s, 'carthag')).toBe('H 3r1e');
    const t = played('carthag-the-former-capital', 'carthag: A 1r');
    expect(atRest(t)).toBe(true);
  });
});

describe('Harkonnen Patrols', () => {
  it('places 3 regulars in empty deserts, 1 per area', () => {
    const s = played('harkonnen-patrols', 'arrakeen: city');
    playAll(s, 'area:ne-12', 'area:ne-8', 'area:sw-2');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8'), inArea(s, 'sw-2')]).toEqual(['H 1r', 'H 1r', 'H 1r']);
    expect(atRest(s)).toBe(true);
  });

  it('R2.5 never beside anything: figures, wormsign, sandworm, harvester, station, sietch', () => {
    const s = played(
      'harkonnen-patrols',
      'ne-12: wormsign\nne-8: sandworm\nne-9: harvester\nne-4: station:jihad\ngara-kulon: sietch\nsw-2: H 1r\nsw-3: A 1r',
    );
    const open = picks(s, 'area');
    for (const area of [
      'ne-12',
      'ne-8',
      'ne-9',
      'ne-4',
      'gara-kulon',
      'sw-2',
      'sw-3',
      'cne-9',
      'broken-land',
    ]) {
      expect(open).not.toContain(area);
    }
    playAll(s, 'area:sw-5');
    expect(refusal(s, 'area:sw-5')).toBe('R3.8 notFree');
  });

  it('R3.8 a regular may come from elsewhere; R6.5 fewer than three will do', () => {
    const s = played('harkonnen-patrols', `arrakeen: H 2r city\n${spare('harkonnen', '0 12 8 6')}`);
    expect(legal(s)).toEqual(['option:fromBoard', 'done']);
    playAll(s, 'option:fromBoard', 'area:arrakeen', 'area:ne-12', 'done');
    expect([inArea(s, 'arrakeen'), inArea(s, 'ne-12')]).toEqual(['H 1r city', 'H 1r']);
    expect(atRest(s)).toBe(true);
  });

  it('R8.8 a mountain levelled by atomics is a desert', () => {
    expect(picks(played('harkonnen-patrols', 'atomized = splintered-rock'), 'area')).toContain(
      'splintered-rock',
    );
  });
});

describe('Evidence of Rebellion', () => {
  it('places 2 elites in any settlement and draws 2 planning cards', () => {
    const s = played('evidence-of-rebellion', 'arrakeen: city\narsunt: city\ngara-kulon: A 1r sietch');
    expect(picks(s, 'area')).toEqual(['arrakeen', 'arsunt']);
    playAll(s, 'area:arsunt', 'option:supply', 'number:1');
    expect(inArea(s, 'arsunt')).toBe('H 2e city');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker seek-out-the-mahdi');
    expect(atRest(s)).toBe(true);
  });

  it('R6.5 draws even if nothing was placed, and without a settlement', () => {
    const s = played('evidence-of-rebellion', 'arrakeen: city\narsunt: city');
    playAll(s, 'done', 'number:2');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker mudir-nahya-the-demon-ruler');
    const t = played('evidence-of-rebellion', 'ne-12: H 1r');
    playAll(t, 'number:0');
    expect(handOf(t, 'harkonnen')).toBe('seek-out-the-mahdi i-decide-what-best-serves-his-majesty');
  });

  it('R6.13 an empty deck is not reshuffled: what is left is drawn', () => {
    const s = played('evidence-of-rebellion', 'decks = / / hunter-seeker /');
    expect(legal(s)).toEqual(['number:1', 'done']);
    playAll(s, 'number:1');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker');
    const t = played('evidence-of-rebellion', 'decks = / / /');
    expect(atRest(t)).toBe(true);
  });
});

describe("Baron's Personal Guard", () => {
  it('places the Baron and 2 elites in Carthag or Arrakeen, then moves any legion', () => {
    const s = played('barons-personal-guard', 'arrakeen: city\ncarthag: city\narsunt: H 2r city');
    expect(picks(s, 'area')).toEqual(['arrakeen', 'carthag']);
    playAll(s, 'area:carthag', 'option:supply', 'figure:baron');
    expect(inArea(s, 'carthag')).toBe('H 2e baron city');
    expect(picks(s, 'area')).toEqual(['arsunt', 'carthag']);
    playAll(s, 'area:arsunt', 'area:broken-land', 'option:march');
    expect(inArea(s, 'broken-land')).toBe('H 2r');
    expect(atRest(s)).toBe(true);
  });

  it('R3.8 the Baron comes from elsewhere on the board', () => {
    const s = played('barons-personal-guard', 'arrakeen: city\ncarthag: city\narsunt: H 2r baron city');
    playAll(s, 'area:arrakeen', 'option:supply', 'figure:baron', 'done');
    expect([inArea(s, 'arrakeen'), inArea(s, 'arsunt')]).toEqual(['H 2e baron city', 'H 2r city']);
  });

  it('with the Baron in the tank the other parts are done', () => {
    const s = played(
      'barons-personal-guard',
      'arrakeen: city\ncarthag: city\nleaderAt = baron:tank\ntank = - - - / baron - - - -',
    );
    playAll(s, 'area:arrakeen', 'option:supply');
    expect(inArea(s, 'arrakeen')).toBe('H 2e city');
    playAll(s, 'area:arrakeen', 'area:broken-land', 'option:march');
    expect(inArea(s, 'broken-land')).toBe('H 2e');
    expect(placeOf(s, 'baron')).toBe('tank');
  });

  it('a Baron who is there already stays; only the elites are placed', () => {
    const s = played('barons-personal-guard', 'arrakeen: H 1r baron city\ncarthag: city');
    playAll(s, 'area:arrakeen', 'option:supply');
    expect(inArea(s, 'arrakeen')).toBe('H 1r2e baron city');
    expect(picks(s, 'area')).toEqual(['arrakeen']);
  });

  it('R6.5 nothing placed, the legion moves all the same', () => {
    const s = played('barons-personal-guard', 'arrakeen: city\ncarthag: city\narsunt: H 1r city');
    playAll(s, 'done', 'area:arsunt', 'area:carthag');
    expect(inArea(s, 'carthag')).toBe('H 1r city');
  });
});

describe('Polar-Cap Factories', () => {
  it('places 2 regulars, 1 elite and 1 bashar in the North Pole and discards every wormsign adjacent to it', () => {
    const s = played(
      'polar-cap-factories',
      'north-pole: city\ncne-3: wormsign\ncse-1: wormsign\ncsw-4: wormsign\nwind-pass: wormsign\ncne-9: H 1r\ncsw-5: wormsign',
    );
    playAll(s, 'option:supply', 'figure:generic');
    expect(inArea(s, 'north-pole')).toBe('H 2r1e1g city');
    expect(['cne-3', 'cse-1', 'csw-4', 'wind-pass'].map((area) => inArea(s, area as 'cne-3'))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect(inArea(s, 'csw-5')).toBe('wormsign');
    expect(atRest(s)).toBe(true);
  });

  it('the leader is a bashar, never a named one', () => {
    const s = played('polar-cap-factories', 'north-pole: city\ncarthag: H 1r baron city');
    playAll(s, 'option:supply');
    expect(picks(s, 'figure')).toEqual(['generic']);
  });

  it('R3.8 without a bashar in the box one may come from elsewhere', () => {
    const s = played(
      'polar-cap-factories',
      `north-pole: city\ncarthag: H 1r2g city\n${spare('harkonnen', '20 10 8 0')}`,
    );
    playAll(s, 'option:supply', 'option:fromBoard', 'area:carthag');
    expect([inArea(s, 'north-pole'), inArea(s, 'carthag')]).toEqual(['H 2r1e1g city', 'H 1r1g city']);
  });

  it('R2.5 a Pole held by the enemy takes nobody; the wormsigns still go', () => {
    const s = played('polar-cap-factories', 'north-pole: A 2r\ncne-3: wormsign');
    expect([inArea(s, 'north-pole'), inArea(s, 'cne-3')]).toEqual(['A 2r', '']);
    expect(atRest(s)).toBe(true);
  });

  it('R3.6 a wormsign on a legion is discarded like any other', () => {
    const s = played('polar-cap-factories', 'north-pole: city\ncne-3: H 1r wormsign harvester');
    playAll(s, 'done');
    expect(inArea(s, 'cne-3')).toBe('H 1r harvester');
  });
});
