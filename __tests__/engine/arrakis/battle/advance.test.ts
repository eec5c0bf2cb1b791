import { outcome } from '../../../../engine/arrakis';
import { legal, playAll } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, placeOf, zones } from '../support/areas';
import { eventsOf, rolls, turned, withLuck } from '../support/luck';

const ATTACK = ['result:strategy', 'option:attack'];

describe('R7.15 an advance', () => {
  it('is free to make or not', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 1r');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('hh', 's'));
    playAll(s, 'option:hold');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8'), decider(s)]).toEqual(['H 2r', '', 'atreides']);
  });

  it('takes the whole legion', () => {
    const s = harkonnenTurn('ne-12: H 2r1e1s1g baron\nne-8: A 1r');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('hhss', 's'));
    playAll(s, 'option:advance');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8')]).toEqual(['', 'H 2r1e1s1g baron']);
    expect(placeOf(s, 'baron')).toBe('ne-8');
  });

  it('follows an attack by sandriding or by transport', () => {
    const ride = atreidesTurn('ne-12: A 2r\nne-8: sandworm\nne-5: H 1r');
    withLuck(ride, [...ATTACK, 'area:ne-12', 'option:sandride', 'area:ne-5'], rolls('hh', 's'));
    playAll(ride, 'option:advance');
    expect([inArea(ride, 'ne-12'), inArea(ride, 'ne-5'), inArea(ride, 'ne-8')]).toEqual([
      '',
      'A 2r',
      'sandworm',
    ]);
    const flight = harkonnenTurn(`arrakeen: H 2r city\nne-4: A 1r wormsign\n${zones({ 'air-cne-ne': 1 })}`);
    withLuck(flight, [...ATTACK, 'area:arrakeen', 'zone:air-cne-ne', 'area:ne-4'], rolls('hh', 's'));
    withLuck(flight, ['option:advance'], turned({ 'ne-4': 'sand' }));
    expect([inArea(flight, 'arrakeen'), inArea(flight, 'ne-4')]).toEqual(['city', 'H 2r']);
  });

  it('R7.5 turns a wormsign for the Harkonnen, not for the Atreides', () => {
    const a = atreidesTurn('ne-12: A 2r\nne-8: H 1r wormsign');
    withLuck(a, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('hh', 's'));
    expect(eventsOf(playAll(a, 'option:advance'), 'wormsignTurned')).toEqual([]);
    expect(inArea(a, 'ne-8')).toBe('A 2r wormsign');
  });
});

describe('R7.16 settlements', () => {
  it('a destroyed sietch raises supremacy by its rank, at once', () => {
    const s = harkonnenTurn('ne-12: H 1r\ngara-kulon: sietch\nsietchRank = 1 3 1 1 1 1 1 1');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect([s.supremacy, s.markers]).toEqual([3, [0, 0, 0]]);
  });

  it.each([
    ['arrakeen', 3],
    ['carthag', 2],
    ['hagga-basin', 1],
    ['imperial-basin', 1],
  ])('a destroyed %s advances every prescience marker by %i', (area, rank) => {
    const s = atreidesTurn(`cne-1: A 1r\n${area}: city\nmarkers = 0 1 2`);
    playAll(s, ...ATTACK, 'area:cne-1', `area:${area}`, 'option:advance');
    expect([s.markers, s.supremacy]).toEqual([[rank, rank + 1, rank + 2], 0]);
  });

  it('fall only to a legion that enters: not to a won battle', () => {
    const s = harkonnenTurn('ne-12: H 6r\ngara-kulon: A 1r sietch');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:gara-kulon'], rolls('hhhhss', 'ss'));
    playAll(s, 'option:hold');
    expect([inArea(s, 'gara-kulon'), s.supremacy]).toEqual(['sietch', 0]);
  });

  it('take no station or harvester with them that the victor could not take', () => {
    const s = harkonnenTurn('ne-12: H 1r\ngara-kulon: sietch harvester');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect(inArea(s, 'gara-kulon')).toBe('H 1r harvester');
  });

  it('R1.2 the Harkonnen win at once at supremacy 10', () => {
    const s = harkonnenTurn('supremacy = 8\nne-12: H 1r\ngara-kulon: sietch\nsietchRank = 1 2 1 1 1 1 1 1');
    const events = playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect(outcome(s)).toMatchObject({ winner: 'harkonnen', round: 1 });
    expect(eventsOf(events, 'victory')).toHaveLength(1);
    expect(legal(s)).toEqual([]);
  });

  it('R1.2 not at 9', () => {
    const s = harkonnenTurn('supremacy = 8\nne-12: H 1r\ngara-kulon: sietch\nsietchRank = 1 1 1 1 1 1 1 1');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect([s.supremacy, outcome(s)]).toEqual([9, null]);
  });
});

describe('R1.3 (b) the fall of Arrakeen', () => {
  // Objective 0 asks for 10, 5 and 3.
  const fall = (area: string, markers: string) => {
    const s = atreidesTurn(`cne-1: A 1r\n${area}: city\nobjectives = 0\nmarkers = ${markers}`);
    playAll(s, ...ATTACK, 'area:cne-1', `area:${area}`, 'option:advance');
    return s;
  };

  it('wins at once when all three markers then stand at or above the objective', () => {
    expect(outcome(fall('arrakeen', '7 2 0'))).toMatchObject({ winner: 'atreides', round: 1 });
    expect(outcome(fall('arrakeen', '10 9 9'))?.winner).toBe('atreides');
  });

  it('does not when one marker is short', () => {
    expect(outcome(fall('arrakeen', '7 1 5'))).toBeNull();
    expect(outcome(fall('arrakeen', '6 5 5'))).toBeNull();
  });

  it('is the only settlement that does: others wait for the end of the round', () => {
    expect(outcome(fall('carthag', '10 9 9'))).toBeNull();
  });

  it('does not win by the battle alone: the legion must enter', () => {
    const s = atreidesTurn('cne-1: A 1r\narrakeen: city\nobjectives = 0\nmarkers = 10 9 9');
    playAll(s, ...ATTACK, 'area:cne-1', 'area:arrakeen', 'option:hold');
    expect(outcome(s)).toBeNull();
  });
});
