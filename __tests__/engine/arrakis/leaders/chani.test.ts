import { advancedBy, atRest, leaderTurn, played } from '../support/cards';
import { inArea, picks, placeOf } from '../support/areas';
import { playAll } from '../support/position';

describe('Chani', () => {
  const turn = (lines: string) => leaderTurn('chani', 'deployment', `leaderAt = chani:available\n${lines}`);
  const SIETCHES =
    'gara-kulon: A 1r sietch\nwindgap: sietch\ntasmin-sink: A 1r sietch\ntokenSupply = 9 12 13';

  it('enters when the Jihad marker reaches 3, also when it is jumped over', () => {
    expect(placeOf(advancedBy('jihad', '0 0 2'), 'chani')).toBe('available');
    expect(placeOf(advancedBy('jihad', '0 0 1'), 'chani')).toBe('out');
    expect(placeOf(advancedBy('sandDwellers', '0 2 0'), 'chani')).toBe('out');
    const s = played('alam-al-mithal', 'markers = 9 0 0');
    playAll(s, 'marker:kwisatzHaderach', 'marker:jihad', 'number:5');
    expect(placeOf(s, 'chani')).toBe('available');
  });

  it('deploys 2 deployment tokens and 1 leader in one or more sietches', () => {
    const s = turn(SIETCHES);
    playAll(s, 'figure:chani');
    expect(picks(s, 'number')).toEqual(['1', '2']);
    playAll(s, 'number:2', 'area:gara-kulon', 'area:windgap', 'figure:chani');
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'tasmin-sink', 'windgap']);
    playAll(s, 'area:tasmin-sink');
    expect(inArea(s, 'tasmin-sink')).toBe('A 1r chani sietch');
    expect(`${inArea(s, 'gara-kulon')} ${inArea(s, 'windgap')}`.match(/#\d+/g)?.sort()).toEqual([
      '#12',
      '#9',
    ]);
    expect(s.tokenSupply).toEqual([13]);
  });

  it('R3.4 with 1 token left 1 is deployed, with none only the leader', () => {
    const s = turn('gara-kulon: A 1r sietch\ntokenSupply = 9');
    playAll(s, 'figure:chani', 'number:1', 'area:gara-kulon', 'figure:generic');
    expect(inArea(s, 'gara-kulon')).toBe('A 1r1g #9 sietch');
    const t = turn('gara-kulon: A 1r sietch\ntokenSupply =');
    playAll(t, 'figure:chani', 'figure:chani');
    expect(inArea(t, 'gara-kulon')).toBe('A 1r chani sietch');
  });

  it('R6.5 one token, or none and only the leader', () => {
    const s = turn(SIETCHES);
    playAll(s, 'figure:chani', 'number:1', 'area:windgap', 'done');
    expect([inArea(s, 'windgap'), s.tokenSupply]).toEqual(['A #9 sietch', [12, 13]]);
    const t = turn(SIETCHES);
    playAll(t, 'figure:chani', 'done', 'figure:chani', 'area:gara-kulon');
    expect([inArea(t, 'gara-kulon'), t.tokenSupply]).toEqual(['A 1r chani sietch', [9, 12, 13]]);
  });

  it('without a sietch: no effect, and no token is drawn', () => {
    const s = turn('ne-12: A 1r\ntokenSupply = 9');
    playAll(s, 'figure:chani');
    expect([atRest(s), s.tokenSupply]).toEqual([true, [9]]);
  });
});
