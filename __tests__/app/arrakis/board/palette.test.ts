import { LEGAL_EDGE } from '../../../../app/arrakis/board/paint/overlay';
import { boardPalettes } from '../../../../app/arrakis/board/paint/palette';

type Rgb = readonly [number, number, number];

function parse(colour: string): { readonly rgb: Rgb; readonly alpha: number } {
  if (colour.startsWith('#')) {
    const part = (k: number): number => parseInt(colour.slice(k, k + 2), 16);
    return { rgb: [part(1), part(3), part(5)], alpha: 1 };
  }
  const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: [r, g, b], alpha };
}

/** What is seen of a colour that lies on another. */
function over(top: string, under: Rgb): Rgb {
  const { rgb, alpha } = parse(top);
  const mix = (k: 0 | 1 | 2): number => rgb[k] * alpha + under[k] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((v) => {
    const part = v / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['day', 'night'] as const)('board by %s', (theme) => {
  const palette = boardPalettes[theme];
  const sand = ['desert', 'deep', 'minorErg'] as const;
  const stone = ['mountain', 'plateau'] as const;

  it('letters stand out from their halo on every ground (AA)', () => {
    for (const ground of sand) {
      const halo = over(palette.labelHalo, parse(palette.ground[ground]).rgb);
      expect(contrast(parse(palette.label).rgb, halo)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of stone) {
      const halo = over(palette.labelHaloOnRock, parse(palette.ground[ground]).rgb);
      expect(contrast(parse(palette.labelOnRock).rgb, halo)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('grounds differ in lightness, not in hue alone', () => {
    const light = Object.fromEntries(
      (['desert', 'deep', 'minorErg', 'plateau', 'mountain'] as const).map((name) => [
        name,
        luminance(parse(palette.ground[name]).rgb),
      ]),
    );
    expect(light.minorErg).toBeGreaterThan((light.desert ?? 1) * 1.2);
    expect(light.desert).toBeGreaterThan((light.deep ?? 1) * 1.3);
    expect(light.deep).toBeGreaterThan((light.plateau ?? 1) * 1.2);
  });

  it('every two kinds of ground that lie side by side differ as greys', () => {
    // CIE lightness: about 2 can just be told apart side by side; through texture and shade it takes far more.
    const grey = (ground: keyof typeof palette.ground): number =>
      116 * Math.cbrt(luminance(parse(palette.ground[ground]).rgb)) - 16;
    expect(grey('minorErg') - grey('desert')).toBeGreaterThan(6);
    expect(grey('desert') - grey('deep')).toBeGreaterThan(9);
    expect(grey('deep') - grey('plateau')).toBeGreaterThan(18);
    expect(Math.abs(grey('plateau') - grey('mountain'))).toBeGreaterThan(2);
  });

  it('outlines what may be chosen more than it darkens the rest', () => {
    const { alpha } = parse(palette.dim);
    expect(alpha).toBeLessThanOrEqual(0.3);
    for (const ground of [...sand, ...stone]) {
      const under = parse(palette.ground[ground]).rgb;
      const dimmed = over(palette.dim, under);
      // The three lines of the edge: at least one of them stands out from every ground, dimmed or not, without its hue.
      for (const seen of [under, dimmed]) {
        const lines = LEGAL_EDGE.slice(0, 3).map(([, , colour]) => contrast(over(colour, seen), seen));
        expect(Math.max(...lines)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(under, dimmed)).toBeLessThan(2);
    }
    const [outer, , inner] = LEGAL_EDGE.map(([, , colour]) => over(colour, parse(palette.ground.desert).rgb));
    expect(contrast(outer ?? [0, 0, 0], inner ?? [0, 0, 0])).toBeGreaterThanOrEqual(7);
  });

  it('numbers of the tracks can be read (AA)', () => {
    expect(contrast(parse(palette.trackText).rgb, parse(palette.track).rgb)).toBeGreaterThanOrEqual(4.5);
  });
});
