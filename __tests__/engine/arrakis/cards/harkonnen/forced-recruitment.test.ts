import { atRest, played, spare } from '../../support/cards';
import { inArea, picks, placeOf } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

describe('Forced Recruitment', () => {
  it('places 3 elites and 1 generic leader in Arrakeen', () => {
    const s = played('forced-recruitment', 'arrakeen: H 1r city');
    playAll(s, 'option:supply', 'figure:generic');
    expect(inArea(s, 'arrakeen')).toBe('H 1r3e1g city');
    expect(atRest(s)).toBe(true);
  });

  it('the leader may be a named one, available or elsewhere on the board', () => {
    const s = played('forced-recruitment', 'arrakeen: city\ncarthag: H 1r baron city');
    playAll(s, 'option:supply');
    expect(picks(s, 'figure')).toEqual(['aramsham', 'baron', 'generic', 'rabban']);
    playAll(s, 'figure:baron');
    expect([inArea(s, 'arrakeen'), inArea(s, 'carthag')]).toEqual(['H 3e baron city', 'H 1r city']);
  });

  it('R3.8 never takes a leader from the tank, nor one that is not in play', () => {
    const s = played(
      'forced-recruitment',
      'arrakeen: city\nleaderAt = baron:tank\ntank = - - - / baron - - - -',
    );
    playAll(s, 'option:supply');
    expect(picks(s, 'figure')).toEqual(['aramsham', 'generic', 'rabban']);
    expect(refusal(s, 'figure:baron')).toBe('R3.8 leaderUnavailable');
    expect(refusal(s, 'figure:feyd')).toBe('R3.8 leaderUnavailable');
  });

  it('R3.8 takes elites and a bashar from elsewhere when the box is empty', () => {
    const s = played(
      'forced-recruitment',
      `arrakeen: H 1r city\ncarthag: H 1r3e2g city\n${spare('harkonnen', '0 0 0 0')}`,
    );
    expect(legal(s)).toEqual(['option:fromBoard', 'done']);
    playAll(s, 'option:fromBoard', 'area:carthag', 'option:fromBoard', 'area:carthag', 'done');
    expect(picks(s, 'figure')).toEqual(['aramsham', 'baron', 'rabban']);
    playAll(s, 'option:fromBoard', 'area:carthag');
    expect([inArea(s, 'arrakeen'), inArea(s, 'carthag')]).toEqual(['H 1r2e1g city', 'H 1r1e1g city']);
    expect(atRest(s)).toBe(true);
  });

  it('R3.1 a missing elite may be replaced by a regular', () => {
    const s = played('forced-recruitment', `arrakeen: city\n${spare('harkonnen', '24 1 8 6')}`);
    playAll(s, 'option:supply', 'done');
    expect(inArea(s, 'arrakeen')).toBe('H 2r1e city');
  });

  it('R3.3 eliminates a leader whose last unit was taken away', () => {
    const s = played('forced-recruitment', 'arrakeen: city\nbroken-land: H 1e1g rabban');
    playAll(s, 'option:fromBoard', 'area:broken-land', 'done', 'done');
    expect([inArea(s, 'arrakeen'), inArea(s, 'broken-land'), placeOf(s, 'rabban')]).toEqual([
      'H 1e city',
      '',
      'tank',
    ]);
  });

  it('R6.5 in part: fewer elites, no leader', () => {
    const s = played('forced-recruitment', 'arrakeen: H 2r city');
    playAll(s, 'figure:elite', 'done', 'done');
    expect(inArea(s, 'arrakeen')).toBe('H 2r1e city');
    expect(atRest(s)).toBe(true);
  });

  it('R3.3 a leader alone finds no place in an empty Arrakeen', () => {
    const s = played('forced-recruitment', 'arrakeen: city');
    playAll(s, 'done');
    expect(inArea(s, 'arrakeen')).toBe('city');
    expect(atRest(s)).toBe(true);
  });

  it('R3.2 is held to the limit of 5 under the CHOAM ban', () => {
    const s = played('forced-recruitment', 'bans = 1 0 0\narrakeen: H 4r city');
    playAll(s, 'option:supply', 'figure:generic', 'figure:regular', 'figure:regular');
    expect(inArea(s, 'arrakeen')).toBe('H 2r3e1g city');
  });
});
