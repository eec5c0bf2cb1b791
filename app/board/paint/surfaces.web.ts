import { Skia, type SkSurface } from '@shopify/react-native-skia';

let able: boolean | undefined;

/** Without WebGL the shader would run on the processor, for minutes; flat colours are better then. */
export function canShade(): boolean {
  if (able === undefined) {
    try {
      able =
        typeof OffscreenCanvas !== 'undefined' && new OffscreenCanvas(1, 1).getContext('webgl2') !== null;
    } catch {
      able = false;
    }
  }
  return able;
}

// A browser allows few WebGL contexts, and each offscreen surface takes one: the last few sizes are painted on again.
const kept: { readonly surface: SkSurface; readonly width: number; readonly height: number }[] = [];
const MOST_KEPT = 3;

export function shadingSurface(width: number, height: number): SkSurface | null {
  const known = kept.find((entry) => entry.width === width && entry.height === height);
  if (known) return known.surface;
  const surface = Skia.Surface.MakeOffscreen(width, height);
  if (surface) {
    kept.push({ surface, width, height });
    if (kept.length > MOST_KEPT) kept.shift()?.surface.dispose();
  }
  return surface;
}

/** In a browser the processor draws lines and letters; no context is spent on them. */
export function plainSurface(width: number, height: number): SkSurface | null {
  return Skia.Surface.Make(width, height);
}
