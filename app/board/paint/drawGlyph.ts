import {
  Skia,
  StrokeCap,
  StrokeJoin,
  PaintStyle,
  type SkCanvas,
  type SkPaint,
  type SkPath,
} from '@shopify/react-native-skia';
import type { Glyph } from '../../ui/glyph';

const paths = new Map<string, SkPath>();

/** Paths of signs are few and are drawn again and again. */
export function glyphPath(d: string): SkPath {
  const known = paths.get(d);
  if (known) return known;
  const path = Skia.Path.MakeFromSVGString(d) ?? Skia.Path.Make();
  paths.set(d, path);
  return path;
}

export function fill(colour: string): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  return paint;
}

/** Draws in the glyph's own field of 100 x 100, so broad on the board. */
export function inField(canvas: SkCanvas, x: number, y: number, size: number, draw: () => void): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / 100, size / 100);
  draw();
  canvas.restore();
}

/** `ground` is what cut parts show. */
export function drawParts(canvas: SkCanvas, glyph: Glyph, colour: string, ground: string): void {
  for (const part of glyph) {
    const paint = fill(part.cut ? ground : colour);
    if (part.stroke) {
      paint.setStyle(PaintStyle.Stroke);
      paint.setStrokeWidth(part.stroke);
      paint.setStrokeCap(StrokeCap.Round);
      paint.setStrokeJoin(StrokeJoin.Round);
    }
    canvas.drawPath(glyphPath(part.d), paint);
  }
}

export function drawGlyph(
  canvas: SkCanvas,
  glyph: Glyph,
  x: number,
  y: number,
  size: number,
  colour: string,
  ground: string,
): void {
  inField(canvas, x, y, size, () => drawParts(canvas, glyph, colour, ground));
}
