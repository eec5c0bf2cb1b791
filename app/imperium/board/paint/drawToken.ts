import type { SkCanvas } from '@shopify/react-native-skia';
import { drawParts, fill, glyphPath, inField } from '../../../board/paint/drawGlyph';
import { drawCentred } from '../../../board/paint/drawText';
import { stroke } from '../../../board/paint/stroke';
import type { Item } from '../../pieces/items';
import { seatStyle } from '../../pieces/seats';
import { tokenStyle, type TokenName } from '../../pieces/tokens';
import type { Faces } from './faces';

function drawToken(
  canvas: SkCanvas,
  token: TokenName,
  words: string | null,
  x: number,
  y: number,
  size: number,
  faces: Faces,
): void {
  const { body, fill: ground, edge, ink, sign, drop } = tokenStyle(token);
  inField(canvas, x, y, size, () => {
    const path = glyphPath(body);
    canvas.drawPath(path, stroke(edge, 11));
    canvas.drawPath(path, fill(ground));
    if (words !== null) {
      drawCentred(canvas, faces.figures, words, 0, drop, words.length > 1 ? 56 : 70, ink);
      return;
    }
    if (!sign) return;
    canvas.translate(0, drop);
    canvas.scale(0.74, 0.74);
    drawParts(canvas, sign, ink, ground);
  });
}

/** Breadth of a row of items, in parts of a token's size. */
const breadth = { token: 1.02, then: 0.5, or: 0.36, if: 0.46 } as const;

export function rowWidth(items: readonly Item[]): number {
  return items.reduce((sum, { kind }) => sum + breadth[kind], 0);
}

const between = {
  then: 'M-14 -24L16 0L-14 24Z',
  or: 'M10 -34L-10 34',
  if: 'M-18 -14C-18 -36 18 -36 18 -12C18 4 0 4 0 18M0 34L0 36',
} as const;

/** Tokens in a row around this middle. */
export function drawItems(
  canvas: SkCanvas,
  items: readonly Item[],
  x: number,
  y: number,
  size: number,
  colour: string,
  faces: Faces,
): void {
  let from = x - (rowWidth(items) * size) / 2;
  for (const item of items) {
    const width = breadth[item.kind] * size;
    const middle = from + width / 2;
    if (item.kind === 'token') drawToken(canvas, item.token, item.words, middle, y, size * 0.94, faces);
    else {
      const { kind } = item;
      inField(canvas, middle, y, size, () =>
        canvas.drawPath(glyphPath(between[kind]), kind === 'then' ? fill(colour) : stroke(colour, 11)),
      );
    }
    from += width;
  }
}

/** A player's sign; without a letter where it would be too small to read. */
export function drawSign(
  canvas: SkCanvas,
  seat: number,
  letter: string | null,
  x: number,
  y: number,
  size: number,
  faces: Faces,
): void {
  const { shape, colour, ink, edge, drop } = seatStyle(seat);
  inField(canvas, x, y, size, () => {
    const path = glyphPath(shape);
    canvas.drawPath(path, stroke(edge, 13));
    canvas.drawPath(path, fill(colour));
    if (letter !== null) drawCentred(canvas, faces.figures, letter, 0, drop, 58, ink);
  });
}
