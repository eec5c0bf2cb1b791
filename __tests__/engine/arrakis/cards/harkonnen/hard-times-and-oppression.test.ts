import { atRest, discardsOf, played, spare, supplyOf } from '../../support/cards';
import { inArea, picks } from '../../support/areas';
import { legal, playAll } from '../../support/position';

const CITIES =
  'arrakeen: city\ncarthag: city\narsunt: city\nhagga-basin: city\nimperial-basin: city\nnorth-pole: city';

describe('Hard Times and Oppression', () => {
  it('places 1 regular in every village, 1 elite in Carthag and 1 elite in Arrakeen', () => {
    const s = played('hard-times-and-oppression', CITIES);
    playAll(s, 'option:supply', 'option:supply', 'option:supply');
    for (const village of ['arsunt', 'hagga-basin', 'imperial-basin', 'north-pole'] as const) {
      expect(inArea(s, village)).toBe('H 1r city');
    }
    expect([inArea(s, 'carthag'), inArea(s, 'arrakeen')]).toEqual(['H 1e city', 'H 1e city']);
    expect(supplyOf(s, 'harkonnen')).toBe('20 10 8 6');
    expect(atRest(s)).toBe(true);
    expect(discardsOf(s, 'harkonnen')).toBe('hard-times-and-oppression');
  });

  it('R2.7 skips a destroyed village', () => {
    const s = played('hard-times-and-oppression', 'arsunt: city\nnorth-pole: H 1r city');
    expect(picks(s, 'area')).toEqual(['arsunt', 'north-pole']);
    playAll(s, 'option:supply');
    expect([inArea(s, 'hagga-basin'), inArea(s, 'arsunt'), inArea(s, 'north-pole')]).toEqual([
      '',
      'H 1r city',
      'H 2r city',
    ]);
  });

  it('R3.1 leaves it to the player which villages go without when the box runs out', () => {
    const s = played('hard-times-and-oppression', `${CITIES}\n${spare('harkonnen', '2 12 8 6')}`);
    expect(legal(s)).not.toContain('option:supply');
    playAll(s, 'area:imperial-basin', 'area:north-pole');
    expect([inArea(s, 'arsunt'), inArea(s, 'imperial-basin'), inArea(s, 'north-pole')]).toEqual([
      'city',
      'H 1r city',
      'H 1r city',
    ]);
  });

  it('R3.8 may take a regular from elsewhere on the board', () => {
    const s = played(
      'hard-times-and-oppression',
      `${CITIES}\nbroken-land: H 3r\n${spare('harkonnen', '0 12 8 6')}`,
    );
    playAll(s, 'option:fromBoard', 'area:broken-land', 'area:hagga-basin');
    expect([inArea(s, 'broken-land'), inArea(s, 'hagga-basin')]).toEqual(['H 2r', 'H 1r city']);
  });

  it('R3.2 makes a full village give up a unit of choice', () => {
    const s = played('hard-times-and-oppression', 'arsunt: H 5r1s city');
    playAll(s, 'area:arsunt');
    expect(legal(s)).toEqual(['figure:regular', 'figure:special']);
    playAll(s, 'figure:regular');
    expect(inArea(s, 'arsunt')).toBe('H 5r1s city');
  });

  it('R6.5 each part may be declined, and each village by itself', () => {
    const s = played('hard-times-and-oppression', CITIES);
    playAll(s, 'area:arsunt', 'done', 'done', 'option:supply');
    expect(inArea(s, 'arsunt')).toBe('H 1r city');
    expect(inArea(s, 'north-pole')).toBe('city');
    expect([inArea(s, 'carthag'), inArea(s, 'arrakeen')]).toEqual(['city', 'H 1e city']);
    expect(atRest(s)).toBe(true);
  });

  it('places nothing in an Arrakeen that the enemy holds', () => {
    const s = played('hard-times-and-oppression', 'carthag: city\narrakeen: A 2r');
    playAll(s, 'option:supply');
    expect([inArea(s, 'carthag'), inArea(s, 'arrakeen')]).toEqual(['H 1e city', 'A 2r']);
    expect(atRest(s)).toBe(true);
  });
});
