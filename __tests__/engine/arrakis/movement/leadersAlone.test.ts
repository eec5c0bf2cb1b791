import { leavesLeadersAlone } from '../../../../engine/arrakis';
import { atreidesTurn, harkonnenTurn, inArea, picks, placeOf } from '../support/areas';
import { played, spare } from '../support/cards';
import { eventsOf } from '../support/luck';
import { move, playAll, refusal } from '../support/position';

const MOVE = ['result:strategy', 'option:move'];

describe('R3.3 leaders left alone', () => {
  it('may be left; they are eliminated: a bashar to the supply, a named leader to the tank', () => {
    const s = harkonnenTurn('arrakeen: H 2r1g baron city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1');
    expect(picks(s, 'figure')).toEqual(['baron', 'generic', 'regular']);
    const events = playAll(s, 'figure:generic', 'figure:baron');
    expect([inArea(s, 'cne-1'), inArea(s, 'arrakeen')]).toEqual(['H 2r', 'city']);
    expect([placeOf(s, 'baron'), s.supply[7]]).toEqual(['tank', 6]);
    expect(eventsOf(events, 'leaderToTank')).toMatchObject([{ leader: 'baron' }]);
    expect(eventsOf(events, 'removed')).toMatchObject([
      { figure: 'generic', area: 'arrakeen', why: 'alone' },
    ]);
  });

  it('are safe while one unit stays with them', () => {
    const s = harkonnenTurn('arrakeen: H 2r1g baron city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1', 'figure:regular', 'figure:generic', 'figure:baron');
    expect(leavesLeadersAlone(s, move('option:march'))).toBeNull();
  });

  it('R7.1 still never go without a unit', () => {
    const s = harkonnenTurn('arrakeen: H 1r1g baron city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1');
    expect(refusal(s, 'figure:regular')).toBe('R7.1 needsUnit');
  });

  it('R7.1 a Leadership move still takes a leader along', () => {
    const s = harkonnenTurn('arrakeen: H 1r baron city');
    playAll(s, 'result:leadership', 'option:moveWithLeader', 'area:arrakeen', 'area:cne-1');
    expect(inArea(s, 'cne-1')).toBe('H 1r baron');
  });

  it('are named before the move that leaves them, so that a player can be asked', () => {
    const s = atreidesTurn('ne-12: A 2r1g paul');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    expect(leavesLeadersAlone(s, move('figure:generic'))).toBeNull(); // not yet: the march is still to come
    expect(leavesLeadersAlone(s, move('figure:paul'))).toEqual({
      area: 'ne-12',
      generic: 0,
      leaders: ['paul'],
    });
    playAll(s, 'figure:paul');
    expect([placeOf(s, 'paul'), inArea(s, 'ne-8')]).toEqual(['tank', 'A 2r1g']);
  });

  it('R3.8 also where the last unit is taken from them to be placed elsewhere', () => {
    const s = played('chatt-the-leaper', 'gara-kulon: sietch\nne-12: A 1s stilgar');
    playAll(s, 'option:fromBoard');
    expect(leavesLeadersAlone(s, move('area:ne-12'))).toEqual({
      area: 'ne-12',
      generic: 0,
      leaders: ['stilgar'],
    });
    playAll(s, 'area:ne-12');
    expect(placeOf(s, 'stilgar')).toBe('tank');
  });

  it('nothing is asked of a move that leaves nobody, or is no move of the moment', () => {
    const s = atreidesTurn('ne-12: A 2r1g paul');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    expect(leavesLeadersAlone(s, move('option:march'))).toBeNull();
    expect(leavesLeadersAlone(s, move('figure:stilgar'))).toBeNull();
  });

  it('R3.1, R6.9 a token that the box has no unit for leaves its leaders alone; they are named before', () => {
    const s = atreidesTurn(`gara-kulon: A 1g paul #0 sietch\n${spare('atreides', '0 0 0 11')}`);
    playAll(s, 'free:guerrilla');
    expect(leavesLeadersAlone(s, move('figure:token-0'))).toEqual({
      area: 'gara-kulon',
      generic: 1,
      leaders: ['paul'],
    });
    const events = playAll(s, 'figure:token-0');
    expect([placeOf(s, 'paul'), inArea(s, 'gara-kulon')]).toEqual(['tank', 'sietch']);
    expect(eventsOf(events, 'leaderToTank')).toMatchObject([{ leader: 'paul', alone: 'gara-kulon' }]);
  });

  it('R7.3 a sandride may leave them too', () => {
    const s = atreidesTurn('ne-12: A 1r1g\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'option:sandride', 'area:ne-5');
    expect(leavesLeadersAlone(s, move('figure:generic'))).toMatchObject({ area: 'ne-12', generic: 1 });
    playAll(s, 'figure:generic');
    expect([inArea(s, 'ne-5'), inArea(s, 'ne-12')]).toEqual(['A 1r', '']);
  });

  it('R7.5 they are gone before the wormsign where the others arrive is turned', () => {
    const s = harkonnenTurn('ne-12: H 2r baron\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    const kinds = playAll(s, 'figure:baron').map((event) => event.type);
    expect(kinds.indexOf('leaderToTank')).toBeLessThan(kinds.indexOf('wormsignTurned'));
  });
});
