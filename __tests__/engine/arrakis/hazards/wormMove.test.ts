import { legal, playAll, refusal } from '../support/position';
import { decider, desertTurn, inArea, picks } from '../support/areas';

const CRAWL = ['option:desertPower', 'number:2'];

/** Where a worm in `from` may end its move. */
function ends(lines: string, from: string): string[] {
  const s = desertTurn(lines);
  playAll(s, ...CRAWL, `area:${from}`);
  return picks(s, 'area');
}

describe('R9.9 a sandworm moves', () => {
  it('up to two deserts', () => {
    expect(ends('ne-10: sandworm', 'ne-10')).toEqual([
      'ne-12',
      'ne-13',
      'ne-14',
      'ne-2',
      'ne-6',
      'ne-8',
      'ne-9',
      'sihaya-ridge',
    ]);
  });

  it('never onto or over other land', () => {
    // ne-7 touches cne-6 and shield-wall-east, both mountains.
    const reach = ends('ne-7: sandworm', 'ne-7');
    expect(reach).toEqual(['gara-kulon', 'ne-11', 'ne-12', 'ne-2', 'ne-4', 'ne-5', 'ne-6', 'ne-8', 'ne-9']);
    const s = desertTurn('ne-7: sandworm');
    playAll(s, ...CRAWL, 'area:ne-7');
    expect(refusal(s, 'area:cne-6')).toBe('R9.9 notDesert');
    expect(refusal(s, 'area:ne-1')).toBe('R9.9 tooFar');
  });

  it.each(['A 1r', 'A #0', 'H 1r', 'harvester', 'wormsign', 'sandworm', 'wild-maker', 'sietch:0'])(
    'does not end on %s, but crosses it',
    (what) => {
      const lines = `ne-10: sandworm\nne-13: ${what}\nne-9: H 1r\nsihaya-ridge: A 1r sietch`;
      expect(ends(lines, 'ne-10')).toEqual(['ne-12', 'ne-14', 'ne-2', 'ne-6', 'ne-8']);
      const s = desertTurn(lines);
      playAll(s, ...CRAWL, 'area:ne-10');
      expect(refusal(s, 'area:ne-13')).toBe('R9.9 occupied');
    },
  );

  it('may end on a testing station', () => {
    const s = desertTurn('ne-2: sandworm\nne-4: station:jihad');
    playAll(s, ...CRAWL, 'area:ne-2', 'area:ne-4');
    expect([inArea(s, 'ne-4'), s.markers]).toEqual(['station:jihad sandworm', [0, 0, 0]]);
  });

  it('R2.3 not over an impassable border', () => {
    expect(ends('atomized = rimwall-west\nne-5: sandworm', 'ne-5')).not.toContain('rimwall-west');
  });

  it('R8.8 onto a levelled mountain', () => {
    expect(ends('atomized = splintered-rock\nwind-pass: sandworm', 'wind-pass')).toContain('splintered-rock');
    expect(ends('wind-pass: sandworm', 'wind-pass')).not.toContain('splintered-rock');
  });

  it('R6.7 moves two different worms, each once', () => {
    const s = desertTurn('ne-10: sandworm\nsw-1: wild-maker\nse-4: sandworm');
    playAll(s, ...CRAWL, 'area:ne-10', 'area:ne-8');
    expect(picks(s, 'area')).toEqual(['se-4', 'sw-1']);
    expect(refusal(s, 'area:ne-8')).toBe('R9.9 alreadyMoved');
    playAll(s, 'area:sw-1', 'area:sw-2');
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-2'), inArea(s, 'se-4'), decider(s)]).toEqual([
      'sandworm',
      'wild-maker',
      'sandworm',
      'harkonnen',
    ]);
  });

  it('may be one worm only', () => {
    const s = desertTurn('ne-10: sandworm\nsw-1: sandworm');
    playAll(s, ...CRAWL, 'area:ne-10', 'area:ne-8', 'done');
    expect(decider(s)).toBe('harkonnen');
  });

  it('offers only worms', () => {
    const s = desertTurn('ne-10: sandworm\nne-12: wormsign\nne-13: A 1r');
    playAll(s, ...CRAWL);
    expect(legal(s)).toEqual(['area:ne-10', 'done']);
    expect(refusal(s, 'area:ne-12')).toBe('R9.9 noneHere');
  });
});
