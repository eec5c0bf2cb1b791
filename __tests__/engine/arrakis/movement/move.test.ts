import { legal, playAll, refusal } from '../support/position';
import {
  atreidesTurn,
  decider,
  harkonnenTurn,
  inArea,
  march,
  picks,
  placeOf,
  tankOf,
} from '../support/areas';

const MOVE = ['result:strategy', 'option:move'];
const LEAD = ['result:leadership', 'option:moveWithLeader'];

describe('R7.1 a move', () => {
  it('goes to an adjacent area, to any free one', () => {
    const s = harkonnenTurn('arrakeen: H 1r city');
    playAll(s, ...MOVE, 'area:arrakeen');
    expect(picks(s, 'area')).toEqual(['broken-land', 'carthag', 'cne-1', 'imperial-basin', 'rimwall-west']);
    playAll(s, 'area:cne-1');
    expect([inArea(s, 'arrakeen'), inArea(s, 'cne-1')]).toEqual(['city', 'H 1r']);
  });

  it('refuses an area further away', () => {
    const s = harkonnenTurn('arrakeen: H 1r city');
    playAll(s, ...MOVE, 'area:arrakeen');
    expect(refusal(s, 'area:hagga-basin')).toBe('R7.1 notAdjacent');
    expect(refusal(s, 'area:arrakeen')).toMatch(/^R7\.1 /);
  });

  it('R2.3 does not cross an impassable border', () => {
    const s = atreidesTurn('rimwall-west: A 1r');
    playAll(s, ...MOVE, 'area:rimwall-west');
    expect(picks(s, 'area')).toEqual(['arrakeen', 'broken-land', 'cne-5', 'imperial-basin']);
    expect(refusal(s, 'area:ne-4')).toBe('R2.3 impassable');
    expect(refusal(s, 'area:ne-5')).toBe('R2.3 impassable');
  });

  it('takes all figures unless some are told to stay', () => {
    const s = harkonnenTurn('arrakeen: H 2r1e1s1g baron city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1', 'option:march');
    expect(inArea(s, 'cne-1')).toBe('H 2r1e1s1g baron');
    expect(inArea(s, 'arrakeen')).toBe('city');
  });

  it('splits a legion in any way: units of each rank, generic and named leaders', () => {
    const s = harkonnenTurn('arrakeen: H 2r1e1s2g baron rabban city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1');
    playAll(s, 'figure:regular', 'figure:special', 'figure:generic', 'figure:rabban', 'option:march');
    expect(inArea(s, 'cne-1')).toBe('H 1r1e1g baron');
    expect(inArea(s, 'arrakeen')).toBe('H 1r1s1g rabban city');
  });

  it('splits off face-down tokens as units', () => {
    const s = atreidesTurn('gara-kulon: A 1r1g #0 #3 sietch');
    playAll(s, ...MOVE, 'area:gara-kulon', 'area:ne-12', 'figure:regular', 'figure:token-0', 'option:march');
    expect(inArea(s, 'ne-12')).toBe('A 1g #3');
    expect(inArea(s, 'gara-kulon')).toBe('A 1r #0 sietch');
  });

  it('never moves leaders without a unit', () => {
    const s = harkonnenTurn('arrakeen: H 1r1e1g baron city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1', 'figure:regular');
    expect(refusal(s, 'figure:elite')).toBe('R7.1 needsUnit');
    playAll(s, 'option:march');
    expect(inArea(s, 'cne-1')).toBe('H 1e1g baron');
    expect(inArea(s, 'arrakeen')).toBe('H 1r city');
  });

  it('refuses figures that are not there and legions that are not one’s own', () => {
    const s = harkonnenTurn('arrakeen: H 1r1e city\nne-12: A 1r');
    playAll(s, ...MOVE);
    expect(refusal(s, 'area:ne-12')).toBe('R7.1 ownLegionMissing');
    expect(refusal(s, 'area:carthag')).toBe('R7.1 ownLegionMissing');
    playAll(s, 'area:arrakeen', 'area:cne-1');
    expect(refusal(s, 'figure:special')).toBe('R7.1 notPresent');
    expect(refusal(s, 'figure:baron')).toBe('R7.1 notPresent');
  });

  it('does not offer a legion with nowhere to go', () => {
    const s = harkonnenTurn(
      'north-pole: H 1r city\narrakeen: H 1r city\ncne-3: sandworm\ncse-1: sandworm\ncsw-4: sandworm\nwind-pass: A 1r',
    );
    playAll(s, ...MOVE);
    expect(picks(s, 'area')).toEqual(['arrakeen']);
    expect(refusal(s, 'area:north-pole')).toBe('R7.1 noDestination');
  });
});

describe('R7.1 a Leadership move', () => {
  it('needs a leader in the legion', () => {
    const s = harkonnenTurn('arrakeen: H 3r city\ncarthag: H 1r1g city');
    playAll(s, ...LEAD);
    expect(picks(s, 'area')).toEqual(['carthag']);
    expect(refusal(s, 'area:arrakeen')).toBe('R7.1 needsLeader');
  });

  it('needs a leader in the part that moves', () => {
    const s = harkonnenTurn('arrakeen: H 3r1g baron city');
    playAll(s, ...LEAD, 'area:arrakeen', 'area:cne-1', 'figure:regular');
    expect(picks(s, 'figure')).toEqual(['baron', 'generic', 'regular']);
    march(s, 'generic'); // nobody else may stay: the Baron must lead
    expect(inArea(s, 'cne-1')).toBe('H 2r baron');
    expect(inArea(s, 'arrakeen')).toBe('H 1r1g city');
  });

  it('lets the rest of a split legion move too only if it kept a leader', () => {
    const kept = harkonnenTurn('arrakeen: H 3r2g city');
    playAll(kept, ...LEAD, 'area:arrakeen', 'area:cne-1');
    march(kept, 'regular', 'generic');
    expect(picks(kept, 'area')).toEqual(['arrakeen']);
    const led = harkonnenTurn('arrakeen: H 3r1g city\ncarthag: H 1r1g city');
    playAll(led, ...LEAD, 'area:arrakeen', 'area:cne-1');
    expect(refusal(led, 'figure:generic')).toBe('R7.1 needsLeader');
    march(led, 'regular');
    expect(picks(led, 'area')).toEqual(['carthag']);
    expect(refusal(led, 'area:arrakeen')).toBe('R7.1 needsLeader');
  });

  it('does not borrow a leader that has already moved', () => {
    const s = harkonnenTurn('arrakeen: H 1r1g city\ncne-1: H 2r\ncarthag: H 1r1g city');
    playAll(s, ...LEAD, 'area:arrakeen', 'area:cne-1');
    expect(inArea(s, 'cne-1')).toBe('H 3r1g');
    expect(picks(s, 'area')).toEqual(['carthag']);
    expect(refusal(s, 'area:cne-1')).toBe('R7.1 needsLeader');
  });
});

describe('R7.1 different legions', () => {
  it('moves two legions, then the action is over', () => {
    const s = harkonnenTurn('arrakeen: H 1r city\ncarthag: H 1r city\narsunt: H 1r city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1', 'area:carthag', 'area:hagga-basin');
    expect(decider(s)).toBe('atreides');
    expect(legal(s)).toContain('result:mentat');
  });

  it('may be one legion only, or none', () => {
    const one = harkonnenTurn('arrakeen: H 1r city\ncarthag: H 1r city');
    playAll(one, ...MOVE, 'area:arrakeen', 'area:cne-1', 'done');
    expect([inArea(one, 'cne-1'), decider(one)]).toEqual(['H 1r', 'atreides']);
    const none = harkonnenTurn('arrakeen: H 1r city');
    playAll(none, ...MOVE, 'done');
    expect([inArea(none, 'arrakeen'), decider(none)]).toEqual(['H 1r city', 'atreides']);
  });

  it('never moves a figure twice, alone or joined to another legion', () => {
    const alone = harkonnenTurn('arrakeen: H 2r city');
    playAll(alone, ...MOVE, 'area:arrakeen', 'area:cne-1', 'option:march');
    expect(decider(alone)).toBe('atreides');

    const joined = harkonnenTurn('arrakeen: H 2r1e city\ncarthag: H 1r1g city\narsunt: H 1r city');
    playAll(joined, ...MOVE, 'area:arrakeen', 'area:carthag', 'option:march');
    expect(inArea(joined, 'carthag')).toBe('H 3r1e1g city');
    playAll(joined, 'area:carthag', 'area:hagga-basin');
    expect(refusal(joined, 'figure:elite')).toBe('R7.1 notPresent');
    expect(refusal(joined, 'figure:regular')).toBe('R7.1 needsUnit');
    march(joined, 'generic');
    expect(inArea(joined, 'carthag')).toBe('H 2r1e1g city');
    expect(inArea(joined, 'hagga-basin')).toBe('H 1r');
  });

  it('knows named leaders and face-down tokens that have moved', () => {
    const s = atreidesTurn('ne-12: A 1r paul #0\nne-8: A 1e1g #1');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    march(s);
    playAll(s, 'area:ne-8', 'area:ne-5');
    expect(picks(s, 'figure')).toEqual(['elite', 'generic', 'token-1']);
    expect(refusal(s, 'figure:paul')).toBe('R7.1 notPresent');
    expect(refusal(s, 'figure:token-0')).toBe('R7.1 notPresent');
    march(s);
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-5')]).toEqual(['A 1r paul #0', 'A 1e1g #1']);
  });

  it('tells why a legion that has moved may not move again', () => {
    const s = harkonnenTurn('arrakeen: H 2r city\ncarthag: H 1r city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:cne-1', 'option:march');
    expect(refusal(s, 'area:cne-1')).toBe('R7.1 alreadyMoved');
  });

  it('lets a leader stay with figures that have just arrived', () => {
    const s = harkonnenTurn('arrakeen: H 1r city\ncarthag: H 1r1g city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:carthag', 'area:carthag', 'area:hagga-basin');
    march(s, 'generic');
    expect(inArea(s, 'carthag')).toBe('H 1r1g city');
  });

  it('keeps a token moved when it is revealed between the two moves', () => {
    const s = atreidesTurn('gara-kulon: A #0 sietch\nne-15: A 1r');
    playAll(s, ...MOVE, 'area:gara-kulon', 'area:ne-12', 'free:guerrilla', 'figure:token-0');
    expect(inArea(s, 'ne-12')).toBe('A 2r');
    expect(picks(s, 'area')).toEqual(['ne-15']);
    expect(refusal(s, 'area:ne-12')).toBe('R7.1 alreadyMoved');
  });
});

describe('R3.3 leaders', () => {
  it('are never stranded: none is lost by moving', () => {
    const s = atreidesTurn('gara-kulon: A 2r1g paul sietch');
    playAll(s, ...MOVE, 'area:gara-kulon', 'area:ne-12', 'option:march');
    expect(placeOf(s, 'paul')).toBe('ne-12');
    expect(tankOf(s, 'atreides')).toBe('- - -');
  });
});
