import { vec, type SkPoint } from '@shopify/react-native-skia';

/** The same sky every time: points of a low-discrepancy sequence, which never clump and never line up. */
export function stars(
  width: number,
  height: number,
): { readonly faint: SkPoint[]; readonly bright: SkPoint[] } {
  const count = Math.round((width * height) / 4200);
  const all = Array.from({ length: count }, (_, index) =>
    vec(((index * 0.754877666 + 0.13) % 1) * width, ((index * 0.569840291 + 0.41) % 1) * height),
  );
  return {
    faint: all.filter((_, index) => index % 5 !== 0),
    bright: all.filter((_, index) => index % 5 === 0),
  };
}
