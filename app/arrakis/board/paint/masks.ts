import {
  BlendMode,
  PaintStyle,
  Skia,
  StrokeJoin,
  TileMode,
  type SkImage,
  type SkSurface,
} from '@shopify/react-native-skia';
import { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { areasPath, borderPath } from '../geometry/paths';
import { RADIUS } from '../geometry/sizes';

/** Half the breadth of the baked square in board units: the planet and a hair of sky. */
export const REACH = RADIUS + 8;

const FACTS: readonly arrakis.AreaFact[] = arrakis.AREA_FACTS;

interface Layer {
  readonly of: arrakis.Terrain | 'deep' | 'scorched' | 'borders';
  readonly channel: '#FF0000' | '#00FF00' | '#0000FF';
  /** Breadth of a line; 0 fills. */
  readonly stroke: number;
}

interface Mask {
  readonly side: number;
  readonly blur: number;
  readonly layers: readonly Layer[];
}

/** What the shader of the ground looks up: where each kind of ground lies, one to a channel, with soft edges. */
export const MASKS: readonly [kind: Mask, more: Mask] = [
  {
    side: 1024,
    blur: 5,
    layers: [
      { of: 'mountain', channel: '#FF0000', stroke: 0 },
      { of: 'plateau', channel: '#00FF00', stroke: 0 },
      { of: 'minorErg', channel: '#0000FF', stroke: 0 },
    ],
  },
  {
    side: 512,
    blur: 7,
    layers: [
      { of: 'deep', channel: '#FF0000', stroke: 0 },
      { of: 'scorched', channel: '#00FF00', stroke: 0 },
      { of: 'borders', channel: '#0000FF', stroke: 10 },
    ],
  },
];

function pathOf(of: Layer['of'], atomized: readonly arrakis.AreaId[]): string {
  const areasOf = (test: (fact: arrakis.AreaFact) => boolean): string =>
    areasPath(FACTS.filter(test).map((fact) => fact.id as arrakis.AreaId));
  switch (of) {
    case 'borders':
      return GEOMETRY.borders.map(borderPath).join('');
    case 'scorched':
      return areasPath(atomized);
    case 'deep':
      return areasOf((fact) => fact.deep === true);
    default:
      return areasOf((fact) => fact.terrain === of && !atomized.some((area) => area === fact.id));
  }
}

function paintMask(surface: SkSurface, mask: Mask, atomized: readonly arrakis.AreaId[]): SkImage {
  const size = surface.width();
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color('#000000'));
  const blur = (mask.blur * size) / (2 * REACH);
  const soft = Skia.Paint();
  soft.setImageFilter(Skia.ImageFilter.MakeBlur(blur, blur, TileMode.Clamp, null));
  canvas.saveLayer(soft);
  canvas.scale(size / (2 * REACH), size / (2 * REACH));
  canvas.translate(REACH, REACH);
  canvas.drawColor(Skia.Color('#000000'));
  for (const { of, channel, stroke } of mask.layers) {
    const path = Skia.Path.MakeFromSVGString(pathOf(of, atomized));
    if (!path) continue;
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(Skia.Color(channel));
    paint.setBlendMode(BlendMode.Plus);
    if (stroke > 0) {
      paint.setStyle(PaintStyle.Stroke);
      paint.setStrokeWidth(stroke);
      paint.setStrokeJoin(StrokeJoin.Round);
    }
    canvas.drawPath(path, paint);
  }
  canvas.restore();
  surface.flush();
  return surface.makeImageSnapshot();
}

type Masks = readonly [kind: SkImage, more: SkImage];
let kept: { readonly key: string; readonly masks: readonly (SkImage | null)[] } | null = null;

function painted(which: 0 | 1, atomized: readonly arrakis.AreaId[]): SkImage | null {
  const key = atomized.join();
  const known = kept?.key === key ? kept.masks : [null, null];
  const before = known[which];
  if (before) return before;
  const mask = MASKS[which];
  const surface = Skia.Surface.Make(mask.side, mask.side);
  const image = surface ? paintMask(surface, mask, atomized) : null;
  kept = { key, masks: known.map((other, k) => (k === which ? image : (other ?? null))) };
  return image;
}

/** The masks of a ground: they are kept until another ground is asked for. */
export function masksFor(atomized: readonly arrakis.AreaId[]): Masks | null {
  const kind = painted(0, atomized);
  const more = painted(1, atomized);
  return kind && more ? [kind, more] : null;
}

/** Paints them ahead, one after another, so that neither holds up a tap for long. */
export async function prepareMasks(
  atomized: readonly arrakis.AreaId[],
  pause: () => Promise<void>,
): Promise<void> {
  painted(0, atomized);
  await pause();
  painted(1, atomized);
  await pause();
}
