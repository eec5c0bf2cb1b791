import { freshSeed, typedSeed } from '../../../app/store/seed';
import { seedFromText } from '../../../engine';
describe('seeds', () => {
  it('takes a number as it is shown, and any word', () => {
    expect(typedSeed(' 4294967295 ')).toBe(4294967295);
    expect(typedSeed('0')).toBe(0);
    expect(typedSeed('spice')).toBe(seedFromText('spice'));
    expect(typedSeed('4294967296')).toBe(seedFromText('4294967296'));
  });

  it('makes seeds that can be typed again', () => {
    for (let time = 0; time < 50; time += 1) {
      const seed = freshSeed();
      expect(typedSeed(String(seed))).toBe(seed);
    }
  });
});
