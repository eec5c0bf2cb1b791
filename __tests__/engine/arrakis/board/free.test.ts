import { position, legal, playAll, refusal } from '../support/position';
import { atreidesTurn, harkonnenTurn, inArea, picks } from '../support/areas';
import { isEmpty, isFree } from '../../../../engine/arrakis/state/legions';
import { areaIndex } from '../../../../engine/arrakis/board/tables';
import { ATREIDES, HARKONNEN } from '../../../../engine/arrakis/state/state';

const MOVE = ['result:strategy', 'option:move'];

describe('R2.5 free areas', () => {
  it('is closed by enemy units, a face-down deployment token among them', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: A 1r\nne-9: A #0\nne-13: A 1g1r');
    playAll(s, ...MOVE, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'ne-11', 'ne-14']);
    expect(refusal(s, 'area:ne-8')).toBe('R2.5 enemyUnits');
    expect(refusal(s, 'area:ne-9')).toBe('R2.5 enemyUnits');
  });

  it('is closed by an enemy settlement without units', () => {
    const s = harkonnenTurn('ne-12: H 1r\ngara-kulon: sietch');
    playAll(s, ...MOVE, 'area:ne-12');
    expect(picks(s, 'area')).not.toContain('gara-kulon');
    expect(refusal(s, 'area:gara-kulon')).toBe('R2.5 enemySettlement');

    const a = atreidesTurn('cne-1: A 1r\narrakeen: city');
    playAll(a, ...MOVE, 'area:cne-1');
    expect(refusal(a, 'area:arrakeen')).toBe('R2.5 enemySettlement');
  });

  it('stays open for the owner of the settlement', () => {
    const s = harkonnenTurn('cne-1: H 1r\narrakeen: city');
    playAll(s, ...MOVE, 'area:cne-1');
    expect(picks(s, 'area')).toContain('arrakeen');
  });

  it('is closed by a sandworm for both sides', () => {
    for (const s of [
      atreidesTurn('ne-12: A 1r\nne-8: sandworm'),
      harkonnenTurn('ne-12: H 1r\nne-8: sandworm'),
    ]) {
      playAll(s, ...MOVE, 'area:ne-12');
      expect(picks(s, 'area')).not.toContain('ne-8');
      expect(refusal(s, 'area:ne-8')).toBe('R7.7 sandworm');
    }
  });

  it('is not closed by a testing station, a harvester or a wormsign', () => {
    const lines = 'ne-3: station:jihad\nne-1: harvester\nnw-3: wormsign';
    for (const s of [atreidesTurn(`nw-11: A 1r\n${lines}`), harkonnenTurn(`nw-11: H 1r\n${lines}`)]) {
      playAll(s, ...MOVE, 'area:nw-11');
      expect(picks(s, 'area')).toEqual(['ne-3', 'nw-10', 'nw-15', 'nw-16', 'nw-3']);
    }
  });

  it('is judged for each side by its own enemies', () => {
    const s = position('ne-12: H 1r\nne-8: A 1r\nne-9: wild-maker\ngara-kulon: sietch\narrakeen: city');
    const free = (id: Parameters<typeof areaIndex>[0]) => [
      isFree(s, areaIndex(id), ATREIDES),
      isFree(s, areaIndex(id), HARKONNEN),
    ];
    expect(free('ne-12')).toEqual([false, true]);
    expect(free('ne-8')).toEqual([true, false]);
    expect(free('ne-9')).toEqual([false, false]);
    expect(free('gara-kulon')).toEqual([true, false]);
    expect(free('arrakeen')).toEqual([false, true]);
    expect(free('ne-1')).toEqual([true, true]);
  });

  it.each([
    'A 1r',
    'A #0',
    'H 1r',
    'harvester',
    'wormsign',
    'sandworm',
    'wild-maker',
    'station:jihad',
    'sietch:0',
    'city',
  ])('is not empty with %s', (what) => {
    const s = position(`ne-4: ${what}`);
    expect(isEmpty(s, areaIndex('ne-4'))).toBe(false);
    expect(isEmpty(s, areaIndex('ne-5'))).toBe(true);
  });
});

describe('R2.7 a destroyed settlement', () => {
  it('leaves an area that the winner of old may enter as any other', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-14: H 2r\ngara-kulon: sietch');
    playAll(s, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect(inArea(s, 'gara-kulon')).toBe('H 1r');
    const next = harkonnenTurn('ne-14: H 1r');
    playAll(next, ...MOVE, 'area:ne-14');
    expect(picks(next, 'area')).toContain('gara-kulon');
  });

  it('receives no deployment', () => {
    const s = harkonnenTurn('arrakeen: H 1r\ncarthag: city', 1);
    s.dice = [
      [0, 0, 0, 1, 0],
      [0, 0, 1, 0, 0],
    ];
    playAll(s, 'result:deployment', 'option:deploy');
    expect(picks(s, 'area')).toEqual(['carthag']);
    expect(refusal(s, 'area:arrakeen')).toBe('R6.6 notSettlement');
    expect(legal(s)).toContain('done');
  });
});
