import { Skia, type SkSurface } from '@shopify/react-native-skia';

/** Phones always paint offscreen with their GPU. */
export function canShade(): boolean {
  return true;
}

/** For shaders. */
export function shadingSurface(width: number, height: number): SkSurface | null {
  return Skia.Surface.MakeOffscreen(width, height);
}

/** For lines, letters and images. */
export function plainSurface(width: number, height: number): SkSurface | null {
  return Skia.Surface.MakeOffscreen(width, height);
}
