import type { StoryPoint } from '../../../../../app/arrakis/statistics/story';
import {
  roundStarts,
  spread,
  stepPath,
  type ChartFrame,
} from '../../../../../app/arrakis/table/gameOver/chart';

const frame: ChartFrame = { left: 0, top: 0, width: 100, height: 100, max: 10 };

function point(ply: number, round: number, supremacy: number): StoryPoint {
  return { ply, round, supremacy, markers: { kwisatzHaderach: 0, sandDwellers: 2, jihad: 0 } };
}

const points = [point(0, 1, 0), point(5, 1, 3), point(6, 2, 3), point(10, 2, 10)];

describe('the chart of the tracks', () => {
  it('goes in steps: a value holds until the move that changes it', () => {
    expect(stepPath(points, 'supremacy', frame)).toBe('M0 100H50V70H100V0H100');
    expect(stepPath(points, 'sandDwellers', frame)).toBe('M0 80H100');
  });

  it('marks where each round begins', () => {
    expect(roundStarts(points, frame)).toEqual([
      { round: 1, x: 0 },
      { round: 2, x: 60 },
    ]);
  });

  it('moves labels apart without leaving the frame', () => {
    expect(spread([50, 50, 10], 14, 100)).toEqual([50, 64, 10]);
    const low = spread([100, 100, 100, 100], 14, 100);
    expect([...low].sort((a, b) => a - b)).toEqual([58, 72, 86, 100]);
  });
});
