import { layoutOf } from '../../../../app/arrakis/table/layout/useLayout';

describe('layouts of the table', () => {
  it.each([
    [390, 844, 'phone'],
    [360, 640, 'phone'],
    [844, 390, 'phoneWide'],
    [1180, 820, 'tabletWide'],
    [820, 1180, 'tablet'],
    [768, 1024, 'tablet'],
  ] as const)('%i x %i is laid out as %s', (width, height, name) => {
    expect(layoutOf(width, height).name).toBe(name);
  });

  it.each([
    [390, 844],
    [360, 760],
    [820, 1180],
    [768, 1024],
  ] as const)('upright %i x %i leaves the planet at least 55 %% of the height', (width, height) => {
    expect(layoutOf(width, height).dock).toBeLessThanOrEqual(Math.ceil(height * 0.45));
  });

  it('gives larger letters more of a phone, and still leaves the planet in sight', () => {
    const usual = layoutOf(390, 844).dock;
    expect(layoutOf(390, 844, 1.2).dock).toBeGreaterThan(usual);
    expect(layoutOf(390, 844, 1.4).dock).toBeLessThanOrEqual(844 * 0.55);
  });

  it('has room for choices on the smallest phone, and for the planet as wide as it is high', () => {
    const { dock } = layoutOf(360, 640);
    expect(dock).toBeGreaterThanOrEqual(330);
    expect(dock).toBeLessThanOrEqual(640 * 0.55);
  });

  it.each([
    [844, 390],
    [1180, 820],
    [1024, 768],
  ] as const)('lying %i x %i leaves the planet room beside the controls', (width, height) => {
    const { dock } = layoutOf(width, height);
    expect((width - dock) / width).toBeGreaterThanOrEqual(0.45);
  });

  it('lets the planet take the whole height of a tablet that lies, where the controls keep their breadth', () => {
    const { dock } = layoutOf(1180, 820);
    expect(1180 - dock).toBeGreaterThanOrEqual(820);
    expect(layoutOf(1024, 768).dock).toBeGreaterThanOrEqual(340);
    expect(layoutOf(1600, 820).dock).toBeLessThanOrEqual(380);
  });
});
