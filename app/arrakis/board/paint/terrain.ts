import {
  BlendMode,
  FilterMode,
  MipmapMode,
  PaintStyle,
  Skia,
  StrokeJoin,
  TileMode,
  type SkCanvas,
  type SkImage,
  type SkRuntimeEffect,
  type SkSurface,
} from '@shopify/react-native-skia';
import { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { areaPath, areasPath, borderPath } from '../geometry/paths';
import { RADIUS } from '../geometry/sizes';
import type { BoardPalette } from './palette';
import { terrainSource } from './terrainShader';

/** Half the breadth of the baked square in board units: the planet and a hair of sky. */
export const REACH = RADIUS + 8;

const FACTS: readonly arrakis.AreaFact[] = arrakis.AREA_FACTS;

/** Colour of a channel of the masks. */
const channel = { red: '#FF0000', green: '#00FF00', blue: '#0000FF' } as const;

type Layer = readonly [path: string, colour: string, stroke: number];

function paintLayers(surface: SkSurface, layers: readonly Layer[], blur: number): SkImage {
  const size = surface.width();
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color('#000000'));
  const soft = Skia.Paint();
  soft.setImageFilter(
    Skia.ImageFilter.MakeBlur((blur * size) / (2 * REACH), (blur * size) / (2 * REACH), TileMode.Clamp, null),
  );
  canvas.saveLayer(soft);
  canvas.scale(size / (2 * REACH), size / (2 * REACH));
  canvas.translate(REACH, REACH);
  canvas.drawColor(Skia.Color('#000000'));
  for (const [data, colour, stroke] of layers) {
    const path = Skia.Path.MakeFromSVGString(data);
    if (!path) continue;
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(Skia.Color(colour));
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

function areasOf(test: (fact: arrakis.AreaFact) => boolean): string {
  return areasPath(FACTS.filter(test).map((fact) => fact.id as arrakis.AreaId));
}

const rgb = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);

let compiled: SkRuntimeEffect | null | undefined;

/** The shader, compiled when first needed; null where graphics refuse it. */
function effect(): SkRuntimeEffect | null {
  if (compiled === undefined) {
    try {
      compiled = Skia.RuntimeEffect.Make(terrainSource);
    } catch {
      compiled = null;
    }
  }
  return compiled;
}

type Masks = readonly [kind: SkImage, more: SkImage];
let kept: { readonly key: string; readonly masks: Masks } | null = null;

function masksFor(atomized: readonly arrakis.AreaId[]): Masks | null {
  const key = atomized.join();
  if (kept?.key === key) return kept.masks;
  const kind = Skia.Surface.Make(1024, 1024);
  const more = Skia.Surface.Make(512, 512);
  if (!kind || !more) return null;
  const standing = (terrain: arrakis.Terrain) => (fact: arrakis.AreaFact) =>
    fact.terrain === terrain && !atomized.some((area) => area === fact.id);
  const masks: Masks = [
    paintLayers(
      kind,
      [
        [areasOf(standing('mountain')), channel.red, 0],
        [areasOf(standing('plateau')), channel.green, 0],
        [areasOf(standing('minorErg')), channel.blue, 0],
      ],
      5,
    ),
    paintLayers(
      more,
      [
        [areasOf((fact) => fact.deep === true), channel.red, 0],
        [areasPath(atomized), channel.green, 0],
        [GEOMETRY.borders.map(borderPath).join(''), channel.blue, 10],
      ],
      7,
    ),
  ];
  kept = { key, masks };
  return masks;
}

/** Flat colours: the first picture while the ground is being computed, and all there is without shaders. */
export function drawFlatTerrain(
  canvas: SkCanvas,
  palette: BoardPalette,
  atomized: readonly arrakis.AreaId[],
): void {
  for (const fact of FACTS) {
    const path = Skia.Path.MakeFromSVGString(areaPath(fact.id as arrakis.AreaId));
    if (!path) continue;
    const paint = Skia.Paint();
    paint.setAntiAlias(true);
    const burnt = atomized.some((area) => area === fact.id);
    paint.setColor(Skia.Color(palette.ground[burnt ? 'scorched' : fact.deep ? 'deep' : fact.terrain]));
    canvas.drawPath(path, paint);
  }
}

/** Draws the ground with the shader wherever the canvas shows it. False if this device cannot. */
export function drawTerrain(
  canvas: SkCanvas,
  palette: BoardPalette,
  atomized: readonly arrakis.AreaId[],
): boolean {
  const program = effect();
  const soft = program ? masksFor(atomized) : null;
  if (!program || !soft) return false;
  const children = soft.map((image) => {
    const matrix = Skia.Matrix();
    matrix.translate(-REACH, -REACH);
    matrix.scale((2 * REACH) / image.width(), (2 * REACH) / image.height());
    return image.makeShaderOptions(
      TileMode.Clamp,
      TileMode.Clamp,
      FilterMode.Linear,
      MipmapMode.None,
      matrix,
    );
  });
  const { ground } = palette;
  const uniforms = [
    ...rgb(ground.desert),
    ...rgb(ground.deep),
    ...rgb(ground.minorErg),
    ...rgb(ground.plateau),
    ...rgb(ground.mountain),
    ...rgb(ground.scorched),
    ...palette.shade,
    ...palette.sun,
    ...palette.light,
    palette.dusk,
  ];
  const paint = Skia.Paint();
  paint.setShader(program.makeShaderWithChildren(uniforms, children));
  canvas.drawPaint(paint);
  return true;
}
