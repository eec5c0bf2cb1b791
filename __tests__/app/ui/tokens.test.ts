import { day, night, type } from '../../../app/ui/tokens';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['day', day],
  ['night', night],
] as const)('%s', (_name, colours) => {
  const grounds = [colours.background, colours.surface, colours.surfaceStrong];

  it('has text that meets AA on every ground', () => {
    for (const ground of grounds) {
      for (const text of [colours.text, colours.textMuted, colours.danger]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(colours.onAction, colours.action)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onAction, colours.actionPressed)).toBeGreaterThanOrEqual(4.5);
  });

  it('has outlines of controls and focus that meet AA for graphics', () => {
    for (const ground of grounds) {
      expect(contrast(colours.border, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.focus, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('never sets body text below 16', () => {
  expect(type.body.fontSize).toBeGreaterThanOrEqual(16);
});
