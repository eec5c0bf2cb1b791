import { atRest, leaderTurn } from '../support/cards';
import { inArea, picks, placeOf } from '../support/areas';
import { legal, playAll, refusal } from '../support/position';

const turn = (lines: string) => leaderTurn('baron', 'house', lines);

describe('Baron Harkonnen', () => {
  it('R4.5 starts in play, his card on house', () => {
    const s = turn('carthag: H 2r city');
    expect([placeOf(s, 'baron'), picks(s, 'figure')]).toEqual(['available', ['baron']]);
  });

  it('replaces 3 regulars on the board by 3 elites, wherever they are', () => {
    const s = turn('carthag: H 3r city\nne-12: H 1r\nsw-2: H 2e\nsw-3: A 2r');
    playAll(s, 'figure:baron');
    expect(picks(s, 'area')).toEqual(['carthag', 'ne-12']);
    playAll(s, 'area:carthag', 'area:ne-12', 'area:carthag');
    expect([inArea(s, 'carthag'), inArea(s, 'ne-12')]).toEqual(['H 1r2e city', 'H 1e']);
    expect(atRest(s)).toBe(true);
  });

  it('R3.1 returns the regulars to the box and stops when no elite is left in it', () => {
    const s = turn('carthag: H 4r city\nsupply = 16 8 6 12 20 2 8 6');
    playAll(s, 'figure:baron', 'area:carthag', 'area:carthag');
    expect(inArea(s, 'carthag')).toBe('H 2r2e city');
    expect(s.supply.slice(4, 6)).toEqual([22, 0]);
    expect(atRest(s)).toBe(true);
  });

  it('R6.5 fewer; with no regular on the board, none', () => {
    const s = turn('carthag: H 4r city');
    playAll(s, 'figure:baron', 'area:carthag', 'done');
    expect(inArea(s, 'carthag')).toBe('H 3r1e city');
    const t = turn('carthag: H 2e city');
    playAll(t, 'figure:baron');
    expect(atRest(t)).toBe(true);
  });

  it('R6.8 need not be on the board, but not in the tank', () => {
    const s = turn('carthag: H 2r city\nleaderAt = baron:tank\ntank = - - - / - baron - - -');
    expect(legal(s)).not.toContain('figure:baron');
    expect(refusal(s, 'figure:baron')).toBe('R6.8 leaderUnavailable');
  });
});
