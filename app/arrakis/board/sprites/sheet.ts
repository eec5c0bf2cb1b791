import { Skia, type SkImage, type SkRect, type SkTypeface } from '@shopify/react-native-skia';
import { drawSprite } from './drawSprite';
import { SPRITE_NAMES, type SpriteName } from './spriteNames';

/** Pixels of one sprite's square in the sheet, and how many board-independent units (of 100) it shows. */
export const SPRITE_PIXELS = 160;
export const SPRITE_FIELD = 124;

export interface Sheet {
  readonly image: SkImage;
  readonly rects: ReadonlyMap<SpriteName, SkRect>;
}

const columns = Math.ceil(Math.sqrt(SPRITE_NAMES.length));

function rectAt(index: number): SkRect {
  const x = (index % columns) * SPRITE_PIXELS;
  const y = Math.floor(index / columns) * SPRITE_PIXELS;
  return Skia.XYWHRect(x, y, SPRITE_PIXELS, SPRITE_PIXELS);
}

/** Draws all pieces once into one image, so that any number of them is one draw call. */
export function buildSheet(lettering: SkTypeface | null): Sheet | null {
  const rows = Math.ceil(SPRITE_NAMES.length / columns);
  const surface = Skia.Surface.Make(columns * SPRITE_PIXELS, rows * SPRITE_PIXELS);
  if (!surface) return null;
  const canvas = surface.getCanvas();
  canvas.clear(Skia.Color('rgba(0, 0, 0, 0)'));
  const rects = new Map<SpriteName, SkRect>();
  SPRITE_NAMES.forEach((name, index) => {
    const rect = rectAt(index);
    rects.set(name, rect);
    canvas.save();
    canvas.translate(rect.x + SPRITE_PIXELS / 2, rect.y + SPRITE_PIXELS / 2);
    canvas.scale(SPRITE_PIXELS / SPRITE_FIELD, SPRITE_PIXELS / SPRITE_FIELD);
    drawSprite(canvas, name, lettering);
    canvas.restore();
  });
  surface.flush();
  return { image: surface.makeImageSnapshot(), rects };
}

let kept: { readonly lettered: boolean; readonly sheet: Sheet | null } | null = null;

/** The sheet is the same for every board and theme; it is drawn once. */
export function pieceSheet(lettering: SkTypeface | null): Sheet | null {
  const lettered = lettering !== null;
  if (!kept || kept.lettered !== lettered) kept = { lettered, sheet: buildSheet(lettering) };
  return kept.sheet;
}
