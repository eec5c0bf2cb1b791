import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { drawGlyph, fill } from '../../../board/paint/drawGlyph';
import { drawCentred, drawFrom, fontOf, textWidth } from '../../../board/paint/drawText';
import { stroke } from '../../../board/paint/stroke';
import { markGlyphs } from '../../pieces/glyphs';
import { itemsOf, type Item } from '../../pieces/items';
import { conflictFact } from '../../pieces/spaces';
import type { BoardLayout, Box } from '../layout/types';
import { drawItems, rowWidth } from './drawToken';
import type { Faces } from './faces';
import type { BoardPalette } from './palette';

export interface ConflictShown {
  readonly id: string | null;
  readonly name: string | null;
  readonly round: number;
  /** The third reward is there for four players alone (I7.3). */
  readonly seats: number;
}

const rounded = ({ x, y, width, height }: Box, radius: number) =>
  Skia.RRectXY(Skia.XYWHRect(x, y, width, height), radius, radius);

/** The round with its sun, and the tier of the Conflict as bars. */
function drawHead(
  canvas: SkCanvas,
  box: Box,
  shown: ConflictShown,
  tier: number,
  palette: BoardPalette,
  faces: Faces,
): void {
  // Before the first round there is nothing to tell.
  if (shown.round === 0) return;
  const y = box.y + box.height / 2;
  const size = box.height * 0.86;
  drawGlyph(canvas, markGlyphs.sun, box.x + size * 0.55, y, size * 0.86, palette.muted, palette.panel);
  const round = String(shown.round);
  drawFrom(canvas, faces.figures, round, box.x + size * 1.15, y, size * 0.96, palette.text);
  let right = box.x + box.width;
  for (let k = 0; k < tier; k++) {
    right -= size * 0.3;
    canvas.drawRect(
      Skia.XYWHRect(right, box.y + box.height * 0.14, size * 0.16, box.height * 0.72),
      fill(palette.text),
    );
  }
  if (shown.name === null || !faces.figures) return;
  const from = box.x + size * (1.4 + 0.55 * round.length);
  const width = right - size * 0.3 - from;
  for (let letters = size * 0.86; letters >= 10; letters *= 0.95) {
    const font = fontOf(faces.figures, letters);
    if (textWidth(font, shown.name) > width) continue;
    drawFrom(canvas, faces.figures, shown.name, from, y, letters, palette.text);
    return;
  }
}

/** The card that is fought for: what the first, the second and the third get. */
export function drawConflictCard(
  canvas: SkCanvas,
  { card, conflict }: BoardLayout,
  shown: ConflictShown,
  palette: BoardPalette,
  faces: Faces,
): void {
  canvas.drawRRect(rounded(conflict, 8), fill(palette.panel));
  canvas.drawRRect(rounded(card, 8), fill(palette.panelStrong));
  canvas.drawRRect(rounded(card, 8), stroke(palette.plateEdge, 1));
  const fact = shown.id === null ? null : conflictFact(shown.id);
  const pad = card.height * 0.06;
  const head = (card.height - 2 * pad) * 0.235;
  drawHead(
    canvas,
    { x: card.x + pad, y: card.y + pad, width: card.width - 2 * pad, height: head },
    shown,
    fact?.tier ?? 0,
    palette,
    faces,
  );
  if (!fact) return;
  const line = (card.height - 2 * pad - head) / 3;
  const rewards = [fact.first, fact.second, fact.third];
  rewards.forEach((steps, index) => {
    const y = card.y + pad + head + (index + 0.5) * line;
    const open = index < 2 || shown.seats > 3;
    const paint = Skia.Paint();
    paint.setAlphaf(open ? 1 : 0.3);
    canvas.saveLayer(paint);
    const number = line * 0.7;
    drawCentred(
      canvas,
      faces.figures,
      String(index + 1),
      card.x + pad + number * 0.5,
      y,
      number,
      palette.muted,
    );
    const items: readonly Item[] = itemsOf(steps);
    const left = card.x + pad + number * 1.15;
    const flag = index === 0 && fact.control !== null ? line : 0;
    const width = card.x + card.width - pad - left - flag;
    const size = Math.min(line * 0.94, width / Math.max(1, rowWidth(items)));
    drawItems(canvas, items, left + (rowWidth(items) * size) / 2, y, size, palette.text, faces);
    if (flag > 0) {
      const x = left + rowWidth(items) * size + flag * 0.5;
      drawGlyph(canvas, markGlyphs.flag, x, y, line * 0.86, palette.text, palette.panelStrong);
    }
    canvas.restore();
  });
}
