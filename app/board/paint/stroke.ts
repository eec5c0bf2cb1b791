import { PaintStyle, Skia, StrokeCap, StrokeJoin, type SkPaint } from '@shopify/react-native-skia';

/** A line with round ends and corners. */
export function stroke(colour: string, width: number): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  paint.setStrokeCap(StrokeCap.Round);
  paint.setStrokeJoin(StrokeJoin.Round);
  paint.setColor(Skia.Color(colour));
  return paint;
}
