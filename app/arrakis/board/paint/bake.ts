import {
  ClipOp,
  FilterMode,
  MipmapMode,
  Skia,
  type SkImage,
  type SkCanvas,
  type SkSurface,
  type SkTypeface,
} from '@shopify/react-native-skia';
import type { arrakis } from '../../../../engine';
import { canShade, plainSurface, shadingSurface } from '../../../board/paint/surfaces';
import { drawAir, drawMap, type Distance } from './map';
import { REACH } from './masks';
import type { BoardPalette } from './palette';
import { TRACKS_REACH } from './tracksReach';
import { drawFlatTerrain, drawTerrain } from './terrain';
import { drawTracks, type TrackValues } from './tracks';

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
  readonly atomized: readonly arrakis.AreaId[];
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

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A part of the board: left, top, right, bottom. */
export type Strip = readonly [number, number, number, number];

export function stripsOf([left, top, right, bottom]: Strip, parts: number): readonly Strip[] {
  const height = (bottom - top) / parts;
  return Array.from({ length: parts }, (_, k) => [left, top + k * height, right, top + (k + 1) * height]);
}

/**
 * The same strip by strip, with a pause of `rest` milliseconds after each, so that slow graphics hardware keeps up and
 * neither this thread nor the screen is blocked until all of it is done. What lies in no strip is taken from `base`.
 */
export async function bakeGroundInParts(
  scene: Scene,
  region: Region,
  strips: readonly Strip[],
  rest: number,
  base: Baked | null = null,
): Promise<Baked | null> {
  const surface = canShade() ? shadingSurface(...pixels(region)) : null;
  if (!surface) return base ? null : bakeGround(scene, region);
  const canvas = surface.getCanvas();
  begin(surface, region);
  if (base) drawImage(canvas, base);
  for (const [left, top, right, bottom] of strips) {
    canvas.save();
    canvas.clipRect(Skia.XYWHRect(left, top, right - left, bottom - top), ClipOp.Intersect, false);
    const shaded = drawTerrain(canvas, scene.palette, scene.atomized);
    canvas.restore();
    if (!shaded) {
      canvas.restore();
      return base ? null : bakeGround(scene, region);
    }
    surface.flush();
    await pause(rest);
  }
  return finish(surface, region);
}

/** The planet's edge, a hair outside of its rim: what is kept of a ground has no transparent sky. */
const EDGE = 1003;

function drawImage(canvas: SkCanvas, { image, region }: Baked): void {
  canvas.drawImageRectOptions(
    image,
    Skia.XYWHRect(0, 0, image.width(), image.height()),
    Skia.XYWHRect(region.left, region.top, region.width, region.height),
    FilterMode.Linear,
    // A fine ground on a small screen would shimmer without.
    MipmapMode.Linear,
    Skia.Paint(),
  );
}

/** A painted ground where it belongs. */
export function drawGround(canvas: SkCanvas, ground: Baked): void {
  canvas.save();
  canvas.clipPath(Skia.Path.Circle(0, 0, EDGE), ClipOp.Intersect, true);
  drawImage(canvas, ground);
  canvas.restore();
}

/** The planet with everything around it. */
export function aroundAt(density: number): Region {
  const reach = TRACKS_REACH + 16;
  return { left: -reach, top: -reach, width: 2 * reach, height: 2 * reach, density };
}

/**
 * Ground with borders, ridges and air zones, and the tracks around it; names are drawn over it. Air is painted only on the whole planet: a
 * part of it that is laid over must not brighten it twice.
 */
export function bakeMap(
  scene: Scene,
  ground: Baked,
  tracks: TrackValues,
  distance: Distance,
  figures: SkTypeface | null,
  region: Region,
  air: boolean,
): Baked | null {
  const surface = plainSurface(...pixels(region));
  if (!surface) return null;
  begin(surface, region);
  const canvas = surface.getCanvas();
  if (air) drawAir(canvas, scene.palette);
  drawGround(canvas, ground);
  drawMap(canvas, scene.palette, distance, scene.atomized);
  drawTracks(canvas, scene.palette, tracks, figures, distance);
  return finish(surface, region);
}
