import { atRest, leaderTurn } from '../support/cards';
import { inArea, march } from '../support/areas';
import { playAll, refusal } from '../support/position';

describe('Stilgar', () => {
  const turn = (lines: string) => leaderTurn('stilgar', 'strategy', lines);

  it('R4.5 starts in play; moves 3 different legions, leader or not', () => {
    const s = turn('ne-12: A 1r\nsw-2: A 1r\nsw-6: A #0\nse-1: A 1r');
    playAll(
      s,
      'figure:stilgar',
      'area:ne-12',
      'area:ne-8',
      'area:sw-2',
      'area:sw-3',
      'area:sw-6',
      'area:sw-7',
    );
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-3'), inArea(s, 'sw-7')]).toEqual(['A 1r', 'A 1r', 'A #0']);
    expect(atRest(s)).toBe(true);
  });

  it('R7.1 no figure twice, but the rest of a split legion', () => {
    const s = turn('ne-12: A 3r');
    playAll(s, 'figure:stilgar', 'area:ne-12', 'area:ne-8');
    march(s, 'regular', 'regular');
    expect(refusal(s, 'area:ne-8')).toBe('R7.1 alreadyMoved');
    playAll(s, 'area:ne-12', 'area:ne-9');
    march(s, 'regular');
    playAll(s, 'area:ne-12', 'area:ne-8');
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-9')]).toEqual(['A 2r', 'A 1r']);
    expect(atRest(s)).toBe(true);
  });

  it('R6.5 fewer will do', () => {
    const s = turn('ne-12: A 1r\nsw-2: A 1r');
    playAll(s, 'figure:stilgar', 'area:ne-12', 'area:ne-8', 'done');
    expect(atRest(s)).toBe(true);
  });
});
