import { distanceAt } from '../../../../app/arrakis/board/camera/planet';

describe('how close the planet is seen', () => {
  it('changes distance with some slack, so that a resting camera does not flicker', () => {
    expect(distanceAt(0.17, 'far')).toBe('far');
    expect(distanceAt(0.31, 'far')).toBe('middle');
    expect(distanceAt(0.29, 'far')).toBe('far');
    expect(distanceAt(0.29, 'middle')).toBe('middle');
    expect(distanceAt(0.27, 'middle')).toBe('far');
    expect(distanceAt(0.57, 'middle')).toBe('near');
    expect(distanceAt(0.54, 'near')).toBe('near');
    expect(distanceAt(0.54, 'middle')).toBe('middle');
  });
});
