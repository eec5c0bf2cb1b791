import {
  FilterMode,
  MipmapMode,
  Skia,
  type SkCanvas,
  type SkRect,
  type SkRSXform,
} from '@shopify/react-native-skia';
import type { Placed } from './layout';
import { SPRITE_FIELD, SPRITE_PIXELS, type Sheet } from './sheet';

/** Board units per pixel of the sheet for a piece of half breadth `size`. */
export function spriteScale(size: number): number {
  'worklet';
  return (SPRITE_FIELD / SPRITE_PIXELS) * ((2 * size) / 100);
}

/** All pieces in one draw call. */
export function drawPieces(canvas: SkCanvas, sheet: Sheet, pieces: readonly Placed[], opacity = 1): void {
  const rects: SkRect[] = [];
  const forms: SkRSXform[] = [];
  for (const piece of pieces) {
    const rect = sheet.rects.get(piece.sprite);
    if (!rect) continue;
    const scale = spriteScale(piece.size);
    rects.push(rect);
    forms.push(
      Skia.RSXform(scale, 0, piece.x - (scale * SPRITE_PIXELS) / 2, piece.y - (scale * SPRITE_PIXELS) / 2),
    );
  }
  if (rects.length === 0) return;
  const paint = Skia.Paint();
  paint.setAlphaf(opacity);
  canvas.drawAtlas(sheet.image, rects, forms, paint, undefined, undefined, {
    filter: FilterMode.Linear,
    mipmap: MipmapMode.Linear,
  });
}
