import { legal, playAll, refusal } from '../support/position';
import {
  atreidesTurn,
  decider,
  desertTurn,
  harkonnenTurn,
  inArea,
  march,
  picks,
  zones,
} from '../support/areas';
import { eventsOf, rolls, rollsIn, turned, withLuck } from '../support/luck';

const MOVE = ['result:strategy', 'option:move'];

describe('R7.5 a Harkonnen legion enters a wormsign', () => {
  it('reveals it at once, and it goes back to the pool', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    const events = withLuck(s, ['option:march'], turned({ 'ne-8': 'sand' }));
    expect(eventsOf(events, 'wormsignTurned')).toHaveLength(1);
    expect(inArea(s, 'ne-8')).toBe('H 2r');
  });

  it('R9.4 burrowing means nothing outside deep desert', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'burrowing' }));
    expect(inArea(s, 'ne-8')).toBe('H 2r');
  });

  it('R9.4 burrowing brings a worm in deep desert', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-13: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-13');
    withLuck(s, ['option:march'], turned({ 'ne-13': 'burrowing' }));
    expect(inArea(s, 'ne-13')).toBe('H 2r sandworm');
    expect(decider(s)).toBe('atreides');
  });

  it('R9.5 must retreat from the worm to where the Atreides say; the worm stays', () => {
    const s = harkonnenTurn(
      'ne-12: H 2r1g\nne-8: wormsign\nne-11: wormsign\nne-5: A 1r\nne-6: sandworm\nne-9: H 1e',
    );
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'option:supply');
    expect(decider(s)).toBe('atreides');
    // not onto a wormsign, an enemy or another worm; the area it came from is open again
    expect(legal(s)).toEqual(['area:ne-12', 'area:ne-7', 'area:ne-9']);
    expect(refusal(s, 'area:ne-11')).toBe('R7.13 notFree');
    expect(refusal(s, 'done')).toBe('R9.5 compulsory');
    playAll(s, 'area:ne-9');
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-9')]).toEqual(['sandworm', 'H 2r1e1g']);
  });

  it('may not move the driven-off figures again, and goes on with the other legion', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: wormsign\ncarthag: H 1r city');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'area:ne-7');
    expect(picks(s, 'area')).toEqual(['carthag']);
    expect(refusal(s, 'area:ne-7')).toBe('R7.1 alreadyMoved');
  });

  it('drives off those who stood there before too', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: H 1e wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'area:ne-7');
    expect(inArea(s, 'ne-7')).toBe('H 2r1e');
    expect(picks(s, 'area')).toEqual(['ne-7']); // the elite has not moved in this action
  });

  /** ne-10 touches ne-13, ne-9 and the sietch only. */
  const CORNER = 'ne-13: H 1r1e wormsign\nne-10: wormsign\nne-9: A 1r\nsihaya-ridge: sietch';

  it('R9.5 is attacked where it cannot retreat; the worm leaves', () => {
    const s = harkonnenTurn(CORNER);
    playAll(s, ...MOVE, 'area:ne-13', 'area:ne-10');
    const events = withLuck(s, ['option:march'], turned({ 'ne-10': 'sandworm' }), rolls('ssss'));
    expect(rollsIn(events)).toEqual(['ssss']);
    expect(inArea(s, 'ne-10')).toBe('H 1r1e');
  });

  it('takes the hits of that attack at once: 1 per hit, 2 per special in deep desert', () => {
    const s = harkonnenTurn(CORNER.replace('1r1e', '3r1e1g'));
    playAll(s, ...MOVE, 'area:ne-13', 'area:ne-10');
    withLuck(s, ['option:march'], turned({ 'ne-10': 'sandworm' }), rolls('hxss'));
    expect(decider(s)).toBe('harkonnen');
    playAll(s, 'figure:regular', 'figure:regular', 'figure:regular');
    expect(inArea(s, 'ne-10')).toBe('H 1e1g');
  });

  it('R7.1 does not let an elite that was beaten down to a regular move a second time', () => {
    const s = harkonnenTurn(`${CORNER.replace('1r1e', '1e1g')}\ncarthag: H 1r city`);
    withLuck(
      s,
      [...MOVE, 'area:ne-13', 'area:ne-10', 'option:march'],
      turned({ 'ne-10': 'sandworm' }),
      rolls('hsss'),
    );
    playAll(s, 'figure:elite');
    expect(inArea(s, 'ne-10')).toBe('H 1r1g');
    expect(picks(s, 'area')).toEqual(['carthag']);
    expect(refusal(s, 'area:ne-10')).toBe('R7.1 alreadyMoved');
  });

  it('R9.6 gets no rescue from a carryall: the harvester is lost when the legion retreats', () => {
    const s = harkonnenTurn(`ne-12: H 2r\nne-8: harvester wormsign\n${zones({ 'air-cne-ne': 2 })}`);
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'area:ne-7');
    expect(inArea(s, 'ne-8')).toBe('sandworm');
    expect(s.zones).toContain(2);
  });

  it('loses the harvester when the legion dies, keeps it when the legion survives', () => {
    const lines = CORNER.replace('ne-10: wormsign', 'ne-10: harvester wormsign').replace('1r1e', '2r');
    const dead = harkonnenTurn(lines);
    playAll(dead, ...MOVE, 'area:ne-13', 'area:ne-10');
    withLuck(dead, ['option:march'], turned({ 'ne-10': 'sandworm' }), rolls('hhss'));
    expect(inArea(dead, 'ne-10')).toBe('');
    const alive = harkonnenTurn(lines);
    playAll(alive, ...MOVE, 'area:ne-13', 'area:ne-10');
    withLuck(alive, ['option:march'], turned({ 'ne-10': 'sandworm' }), rolls('hsss'));
    expect(inArea(alive, 'ne-10')).toBe('H 1r harvester');
  });

  it('keeps the harvester when nothing comes', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: harvester wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sand' }));
    expect(inArea(s, 'ne-8')).toBe('H 2r harvester');
  });

  it('R9.4 takes the worm from elsewhere on the board when the supply is empty', () => {
    const s = harkonnenTurn(
      'ne-12: H 2r\nne-8: wormsign\nsw-1: sandworm\nsw-4: sandworm\nse-4: sandworm\nnw-1: sandworm',
    );
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    expect(decider(s)).toBe('atreides');
    expect(picks(s, 'area')).toEqual(['nw-1', 'se-4', 'sw-1', 'sw-4']);
    playAll(s, 'area:sw-4', 'area:ne-7');
    expect([inArea(s, 'sw-4'), inArea(s, 'ne-8'), inArea(s, 'ne-7')]).toEqual(['', 'sandworm', 'H 2r']);
  });

  it('R9.4, R11.3 may use the Wild Maker that waits off the board', () => {
    const s = harkonnenTurn('wildMaker = 1\nne-12: H 2r\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    expect(legal(s)).toEqual(['option:supply', 'option:wildMaker']);
    playAll(s, 'option:wildMaker', 'area:ne-7');
    expect(inArea(s, 'ne-8')).toBe('wild-maker');
  });

  it('R7.15 is resolved after an advance too', () => {
    const s = harkonnenTurn('ne-12: H 6r\nne-8: A 1r wormsign');
    const fight = ['result:strategy', 'option:attack', 'area:ne-12', 'area:ne-8'];
    withLuck(s, fight, rolls('hhhhhh', 's'));
    withLuck(s, ['option:advance'], turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'area:ne-12');
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-12')]).toEqual(['sandworm', 'H 6r']);
  });
});

describe('R7.5 what reveals no wormsign', () => {
  it('putting one onto a legion or harvester', () => {
    const s = desertTurn('ne-12: H 2r\nne-8: harvester');
    const events = playAll(s, 'option:desertPower', 'number:1', 'area:ne-12', 'area:ne-8');
    expect(eventsOf(events, 'wormsignTurned')).toEqual([]);
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8')]).toEqual(['H 2r wormsign', 'wormsign harvester']);
  });

  it('leaving one, or staying on one', () => {
    const s = harkonnenTurn('ne-12: H 2r wormsign');
    const events = playAll(s, ...MOVE, 'area:ne-12', 'area:ne-9');
    march(s, 'regular');
    expect(eventsOf(events, 'wormsignTurned')).toEqual([]);
    expect(inArea(s, 'ne-12')).toBe('H 1r wormsign');
  });

  it('an Atreides legion, in any way', () => {
    const s = atreidesTurn('ne-12: A 1r\nne-8: wormsign');
    const events = playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    expect(eventsOf(events, 'wormsignTurned')).toEqual([]);
    expect(inArea(s, 'ne-8')).toBe('A 1r wormsign');
  });
});
