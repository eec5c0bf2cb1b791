import { legal, playAll, refusal } from '../support/position';
import { harkonnenTurn, inArea, march, picks, zones } from '../support/areas';
import { turned, withLuck } from '../support/luck';

/** Rabban's special action moves his legion and then moves it again: the one ground move of more than one step. */
const RABBAN = ['result:leadership', 'figure:rabban'];
/** Feyd-Rautha's moves his legion and then attacks with it. */
const FEYD = ['result:leadership', 'figure:feyd'];
const feydTurn = (lines: string) => harkonnenTurn(`leaderAt = rabban:removed\n${lines}`);

describe('R7.1, R7.2 a legion that moves on', () => {
  it('meets the limit only where its last move ends', () => {
    const s = harkonnenTurn('arrakeen: H 5r rabban city\ncarthag: H 4r city');
    playAll(s, ...RABBAN, 'area:arrakeen', 'area:carthag');
    march(s);
    expect(inArea(s, 'carthag')).toBe('H 9r rabban city');
    playAll(s, 'area:carthag', 'area:hagga-basin');
    march(s, 'regular', 'regular', 'regular', 'regular');
    expect([inArea(s, 'carthag'), inArea(s, 'hagga-basin')]).toEqual(['H 4r city', 'H 5r rabban']);
  });

  it('meets the limit after the first move when it makes no second', () => {
    const s = harkonnenTurn('arrakeen: H 5r rabban city\ncarthag: H 4r city');
    playAll(s, ...RABBAN, 'area:arrakeen', 'area:carthag');
    march(s);
    playAll(s, 'done');
    expect(inArea(s, 'carthag')).toBe('H 6r rabban city');
  });
});

describe('R7.5 wormsigns on the way', () => {
  it('are revealed at each step', () => {
    const s = harkonnenTurn('ne-12: H 1r rabban\nne-8: wormsign\nne-5: wormsign');
    withLuck(s, [...RABBAN, 'area:ne-12', 'area:ne-8'], turned({ 'ne-8': 'sand' }));
    withLuck(s, ['area:ne-8', 'area:ne-5'], turned({ 'ne-5': 'sand' }));
    expect([inArea(s, 'ne-5'), inArea(s, 'ne-8')]).toEqual(['H 1r rabban', '']);
  });

  it('[ruling] end the move when they drive the legion back', () => {
    const s = harkonnenTurn('ne-12: H 1r rabban\nne-8: wormsign');
    withLuck(s, [...RABBAN, 'area:ne-12', 'area:ne-8'], turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'area:ne-7');
    expect(inArea(s, 'ne-7')).toBe('H 1r rabban');
    expect(picks(s, 'area')).toEqual([]);
    expect(legal(s)).toEqual(['result:mentat']); // the turn is over
  });

  it('do not take the attack from a legion that was driven back', () => {
    const s = feydTurn('ne-12: H 6r feyd\nne-8: wormsign\nne-6: A 1r');
    playAll(s, ...FEYD, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'area:ne-5');
    expect(picks(s, 'area')).toEqual(['ne-5']);
    playAll(s, 'area:ne-5');
    expect(picks(s, 'area')).toEqual(['ne-6']);
  });
});

describe('R7.4 one transport per legion and turn', () => {
  const TWO = zones({ 'air-cne-ne': 1, 'air-cne-cse': 1 });

  it('a legion that flew walks its second move', () => {
    const s = harkonnenTurn(`arrakeen: H 1r rabban city\n${TWO}`);
    playAll(s, ...RABBAN, 'area:arrakeen', 'zone:air-cne-ne', 'area:cne-4', 'area:cne-4');
    expect(picks(s, 'zone')).toEqual([]);
    expect(refusal(s, 'zone:air-cne-cse')).toBe('R7.4 flownAlready');
    playAll(s, 'area:cne-3');
    expect(inArea(s, 'cne-3')).toBe('H 1r rabban');
  });

  it('R11.1 Rabban’s second move goes to an adjacent area, so it never flies', () => {
    const s = harkonnenTurn(`arrakeen: H 1r rabban city\n${TWO}`);
    playAll(s, ...RABBAN, 'area:arrakeen', 'area:cne-1', 'area:cne-1');
    expect(picks(s, 'zone')).toEqual([]);
    expect(picks(s, 'area')).toEqual([
      'arrakeen',
      'carthag',
      'cne-2',
      'hagga-basin',
      'hole-in-the-rock',
      'imperial-basin',
    ]);
  });

  it('a legion that walked may fly to its attack', () => {
    const s = feydTurn(`arrakeen: H 6r feyd city\ncne-3: A 1r\n${TWO}`);
    playAll(s, ...FEYD, 'area:arrakeen', 'area:cne-1', 'option:march', 'area:cne-1');
    expect([picks(s, 'area'), picks(s, 'zone')]).toEqual([[], ['air-cne-cse', 'air-cne-ne']]);
  });

  it('a legion that flew does not fly to its attack', () => {
    const s = feydTurn(`arrakeen: H 6r feyd city\ncse-1: A 1r\nwind-pass: A 1r\n${TWO}`);
    playAll(s, ...FEYD, 'area:arrakeen', 'zone:air-cne-ne', 'area:cne-4', 'option:march', 'area:cne-4');
    expect(picks(s, 'area')).toEqual(['cse-1']);
    expect(picks(s, 'zone')).toEqual([]);
    expect(refusal(s, 'zone:air-cne-cse')).toBe('R7.4 flownAlready');
  });

  it('still holds after a worm has driven the legion on', () => {
    const s = feydTurn(`arrakeen: H 6r feyd city\nne-4: wormsign\nne-8: A 1r\n${TWO}`);
    playAll(s, ...FEYD, 'area:arrakeen', 'zone:air-cne-ne', 'area:ne-4');
    withLuck(s, ['option:march'], turned({ 'ne-4': 'sandworm' }));
    const before = picks(s, 'area');
    expect(before).toContain('ne-5');
    s.zones = s.zones.map(() => 1); // ornithopters everywhere
    playAll(s, 'area:ne-5', 'area:ne-5');
    expect([picks(s, 'area'), picks(s, 'zone')]).toEqual([['ne-8'], []]);
  });

  it('R7.1 does not ground another legion that the flown one has joined', () => {
    const two = zones({ 'air-cne-ne': 1, 'air-cne-cnw': 1 });
    const s = harkonnenTurn(`arrakeen: H 2r city\nhagga-basin: H 1e city\n${two}`);
    playAll(s, 'result:strategy', 'option:move', 'area:arrakeen', 'zone:air-cne-ne', 'area:hagga-basin');
    march(s);
    playAll(s, 'area:hagga-basin');
    expect(picks(s, 'zone')).toEqual(['air-cne-cnw']);
    playAll(s, 'zone:air-cne-cnw', 'area:wind-pass');
    expect([inArea(s, 'hagga-basin'), inArea(s, 'wind-pass')]).toEqual(['H 2r city', 'H 1e']);
  });
});
