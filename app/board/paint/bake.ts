import {
  FilterMode,
  MipmapMode,
  Skia,
  type SkImage,
  type SkSurface,
  type SkTypeface,
} from '@shopify/react-native-skia';
import type { AreaId } from '../../../engine';
import { canShade, plainSurface, shadingSurface } from './surfaces';
import { drawMap, type Distance } from './map';
import type { BoardPalette } from './palette';
import { drawFlatTerrain, drawTerrain, REACH } from './terrain';

/** A rectangle of the board painted into an image: its left top corner, and its pixels per board unit. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly density: number;
}

export interface Baked {
  readonly image: SkImage;
  readonly region: Region;
}

export const WHOLE: Omit<Region, 'density'> = {
  left: -REACH,
  top: -REACH,
  width: 2 * REACH,
  height: 2 * REACH,
};

export function wholeAt(pixels: number): Region {
  return { ...WHOLE, density: pixels / (2 * REACH) };
}

export interface Scene {
  readonly palette: BoardPalette;
  readonly atomized: readonly AreaId[];
}

function begin(surface: SkSurface, region: Region): void {
  const canvas = surface.getCanvas();
  canvas.save();
  canvas.clear(Skia.Color('rgba(0, 0, 0, 0)'));
  canvas.scale(region.density, region.density);
  canvas.translate(-region.left, -region.top);
}

/** An image that any thread and any context may draw. */
function finish(surface: SkSurface, region: Region): Baked | null {
  surface.getCanvas().restore();
  surface.flush();
  const image = surface.makeImageSnapshot().makeNonTextureImage();
  return image ? { image, region } : null;
}

const pixels = (region: Region): [number, number] => [
  Math.max(1, Math.round(region.width * region.density)),
  Math.max(1, Math.round(region.height * region.density)),
];

/** The ground alone. Null where there is no surface to paint on. */
export function bakeGround(scene: Scene, region: Region): Baked | null {
  const surface = canShade() ? shadingSurface(...pixels(region)) : plainSurface(...pixels(region));
  if (!surface) return null;
  begin(surface, region);
  const canvas = surface.getCanvas();
  if (!canShade() || !drawTerrain(canvas, scene.palette, scene.atomized)) {
    drawFlatTerrain(canvas, scene.palette, scene.atomized);
  }
  return finish(surface, region);
}

/** Ground with borders, ridges, air zones and names. The ground may be an image that was baked before. */
export function bakeMap(
  scene: Scene,
  ground: readonly Baked[],
  distance: Distance,
  face: SkTypeface | null,
  region: Region,
): Baked | null {
  const surface = plainSurface(...pixels(region));
  if (!surface) return null;
  begin(surface, region);
  const canvas = surface.getCanvas();
  const paint = Skia.Paint();
  for (const { image, region: from } of ground) {
    canvas.drawImageRectOptions(
      image,
      Skia.XYWHRect(0, 0, image.width(), image.height()),
      Skia.XYWHRect(from.left, from.top, from.width, from.height),
      FilterMode.Linear,
      MipmapMode.None,
      paint,
    );
  }
  drawMap(canvas, scene.palette, distance, face, scene.atomized);
  return finish(surface, region);
}
