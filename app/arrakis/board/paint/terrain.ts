import {
  FilterMode,
  MipmapMode,
  Skia,
  TileMode,
  type SkCanvas,
  type SkRuntimeEffect,
} from '@shopify/react-native-skia';
import { arrakis } from '../../../../engine';
import { areaPath } from '../geometry/paths';
import { masksFor, REACH } from './masks';
import type { BoardPalette } from './palette';
import { terrainSource } from './terrainShader';

const FACTS: readonly arrakis.AreaFact[] = arrakis.AREA_FACTS;

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
