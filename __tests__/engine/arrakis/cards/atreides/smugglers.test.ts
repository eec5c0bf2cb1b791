import type { CardId } from '../../../../../engine/arrakis';
import { atRest, played, spare } from '../../support/cards';
import { inArea, march, picks, placeOf, zones } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

const COPIES: readonly CardId[] = ['smugglers-a', 'smugglers-b', 'smugglers-c'];
const IN_TANK = 'leaderAt = gurney:tank\ntank = gurney - - / - - - - -';

describe('Smugglers', () => {
  it.each(COPIES)('%s: with Gurney not in play he enters with 2 elites in an empty desert', (card) => {
    const s = played(card, 'ne-8: wormsign\nne-9: harvester\nne-4: station:jihad');
    const open = picks(s, 'area');
    for (const area of ['ne-8', 'ne-9', 'ne-4', 'cne-9', 'broken-land']) expect(open).not.toContain(area);
    playAll(s, 'area:ne-12', 'option:supply', 'figure:gurney');
    expect(inArea(s, 'ne-12')).toBe('A 2e gurney');
    expect(atRest(s)).toBe(true);
  });

  it('R11.2 he enters by being placed: declined, he is not in play', () => {
    const s = played('smugglers-a', '');
    playAll(s, 'done');
    expect(placeOf(s, 'gurney')).toBe('out');
    const t = played('smugglers-a', '');
    playAll(t, 'area:ne-12', 'done');
    expect([placeOf(t, 'gurney'), inArea(t, 'ne-12')]).toEqual(['out', '']);
  });

  it('R3.1 without elites, regulars come with him; without any unit he cannot come (R3.3)', () => {
    const s = played('smugglers-b', spare('atreides', '5 1 0 3'));
    playAll(s, 'area:ne-12', 'option:supply', 'figure:gurney');
    expect(inArea(s, 'ne-12')).toBe('A 1r1e gurney');
    const t = played('smugglers-b', spare('atreides', '0 0 0 3'));
    expect([atRest(t), placeOf(t, 'gurney')]).toEqual([true, 'out']);
  });

  it('R6.8a atomics in the middle: where a displaced legion has come to stand is no empty desert any more', () => {
    const lines = 'splintered-rock: H 2r\natomicsUnlocked = 1\nmarkers = 8 0 0';
    const s = played('smugglers-a', lines);
    expect(picks(s, 'area')).toContain('wind-pass');
    playAll(s, 'free:atomics', 'area:splintered-rock', 'area:wind-pass');
    expect(inArea(s, 'wind-pass')).toBe('H 2r');
    expect(picks(s, 'area')).not.toContain('wind-pass');
    expect(picks(s, 'area')).toContain('splintered-rock');
  });

  it('R11.2 he has no special action', () => {
    const s = played(
      'smugglers-a',
      'dice = 0 0 0 1 1 / 0 0 0 2 0\nleaderAt = paul:out jessica:out stilgar:out',
    );
    playAll(s, 'area:ne-12', 'option:supply', 'figure:gurney', 'result:mentat', 'done', 'result:house');
    expect(picks(s, 'figure')).toEqual([]);
  });

  describe('a: with Gurney in play', () => {
    it('places 2 wormsigns, then moves his legion', () => {
      const s = played('smugglers-a', 'ne-12: A 2r gurney\nsw-2: A 2r\nne-8: sandworm\ngara-kulon: sietch');
      const open = picks(s, 'area');
      for (const area of ['ne-8', 'gara-kulon', 'cne-9']) expect(open).not.toContain(area);
      playAll(s, 'area:ne-9', 'area:sw-3');
      expect([inArea(s, 'ne-9'), inArea(s, 'sw-3')]).toEqual(['wormsign', 'wormsign']);
      expect(picks(s, 'area')).toEqual(['ne-12']);
      playAll(s, 'area:ne-12', 'area:ne-9');
      expect(refusal(s, 'figure:gurney')).toBe('R7.1 needsLeader');
      march(s);
      expect(inArea(s, 'ne-9')).toBe('A 2r gurney wormsign');
      expect(atRest(s)).toBe(true);
    });

    it('R7.3 he may ride on the wormsigns just placed', () => {
      const s = played('smugglers-a', 'ne-12: A 2r gurney');
      playAll(s, 'area:ne-8', 'area:ne-5', 'area:ne-12', 'option:sandride', 'area:ne-4');
      march(s);
      expect(inArea(s, 'ne-4')).toBe('A 2r gurney');
    });

    it('in the tank, or R6.5: only the wormsigns', () => {
      const s = played('smugglers-a', `sw-2: A 2r\n${IN_TANK}`);
      playAll(s, 'area:ne-12', 'area:ne-8');
      expect(atRest(s)).toBe(true);
      const t = played('smugglers-a', 'ne-12: A 2r gurney');
      playAll(t, 'done', 'done');
      expect(atRest(t)).toBe(true);
    });
  });

  describe('b: with Gurney in play', () => {
    it('places 2 elites in his legion', () => {
      const s = played('smugglers-b', 'ne-12: A 2r gurney\nsw-2: A 2r');
      playAll(s, 'option:supply');
      expect(inArea(s, 'ne-12')).toBe('A 2r2e gurney');
      expect(atRest(s)).toBe(true);
    });

    it('R3.2 at the limit the excess goes', () => {
      const s = played('smugglers-b', 'ne-12: A 5r gurney');
      playAll(s, 'option:supply', 'figure:regular');
      expect(inArea(s, 'ne-12')).toBe('A 4r2e gurney');
    });

    it('R3.8 an elite may come from elsewhere', () => {
      const s = played('smugglers-b', 'ne-12: A 2r gurney\nsw-2: A 1e');
      playAll(s, 'option:fromBoard', 'area:sw-2', 'done');
      expect([inArea(s, 'ne-12'), inArea(s, 'sw-2')]).toEqual(['A 2r1e gurney', '']);
    });

    it('in the tank he has no legion: no effect', () => {
      expect(atRest(played('smugglers-b', `sw-2: A 2r\n${IN_TANK}`))).toBe(true);
    });
  });

  describe('c: with Gurney in play', () => {
    const VEHICLES = `ne-9: harvester\nne-13: H 1r harvester\nsw-2: harvester\n${zones({ 'air-cne-ne': 1, 'air-csw-sw': 1, 'air-cne-cnw': 2 })}`;

    it('removes 2 Harkonnen vehicles from his sector or its connected air zones', () => {
      const s = played('smugglers-c', `ne-12: A 2r gurney\n${VEHICLES}`);
      expect([picks(s, 'area'), picks(s, 'zone')]).toEqual([['ne-13', 'ne-9'], ['air-cne-ne']]);
      playAll(s, 'area:ne-13', 'zone:air-cne-ne');
      expect([inArea(s, 'ne-13'), s.zones[0], inArea(s, 'ne-9')]).toEqual(['H 1r', 0, 'harvester']);
      expect(atRest(s)).toBe(true);
    });

    it('R2.1, R2.4 from the Pole all central sectors and their zones', () => {
      const s = played('smugglers-c', `north-pole: A 2r gurney\ncsw-3: harvester\n${VEHICLES}`);
      expect([picks(s, 'area'), picks(s, 'zone')]).toEqual([
        ['csw-3'],
        ['air-cne-cnw', 'air-cne-ne', 'air-csw-sw'],
      ]);
    });

    it('R6.5 one will do; with none near, or Gurney off the board, nothing is removed', () => {
      const s = played('smugglers-c', `ne-12: A 2r gurney\n${VEHICLES}`);
      playAll(s, 'area:ne-9', 'done');
      expect(inArea(s, 'ne-13')).toBe('H 1r harvester');
      expect(atRest(played('smugglers-c', 'se-1: A 2r gurney\nne-9: harvester'))).toBe(true);
      expect(atRest(played('smugglers-c', `${IN_TANK}\nne-9: harvester`))).toBe(true);
      expect(atRest(played('smugglers-c', 'leaderAt = gurney:available\nne-9: harvester'))).toBe(true);
    });

    it('R8.3 no legion has destroyed the harvester: Razzia is not claimed', () => {
      const s = played('smugglers-c', 'ne-12: A 2r gurney\nne-9: harvester\nprescienceRevealed = razzia');
      playAll(s, 'area:ne-9');
      expect(legal(s)).not.toContain('option:claim');
    });
  });
});
