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

  it('numbers of the tracks can be read (AA)', () => {
    expect(contrast(parse(palette.trackText).rgb, parse(palette.track).rgb)).toBeGreaterThanOrEqual(4.5);
  });
});
