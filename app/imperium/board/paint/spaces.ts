import { Skia, type SkCanvas, type SkRRect } from '@shopify/react-native-skia';
import { drawGlyph, fill } from '../../../board/paint/drawGlyph';
import { drawCentred } from '../../../board/paint/drawText';
import { stroke } from '../../../board/paint/stroke';
import { iconGlyphs, markGlyphs } from '../../pieces/glyphs';
import { spaceFact, spaceItems } from '../../pieces/spaces';
import { iconColours } from '../../pieces/tokens';
import { combatMarkSize } from '../layout/agents';
import type { Box, SpacePlace } from '../layout/types';
import { drawItems, rowWidth } from './drawToken';
import type { Faces } from './faces';
import { nameLines } from './names';
import type { BoardPalette } from './palette';

/** Places on the sand are rounder than plates beside it. */
export function outline({ box, onSand }: SpacePlace, grown = 0): SkRRect {
  const radius = Math.min(box.width, box.height) * (onSand ? 0.36 : 0.16) + grown;
  return Skia.RRectXY(
    Skia.XYWHRect(box.x - grown, box.y - grown, box.width + 2 * grown, box.height + 2 * grown),
    radius,
    radius,
  );
}

/** The largest tokens with which a row fits its room. */
function fitted(width: number, height: number, row: number): number {
  return Math.min(height, width / Math.max(1, row));
}

/** Size of the family's sign at the upper left, and how far its middle lies from the edges. */
function familySize({ box, onSand }: SpacePlace): { readonly size: number; readonly inset: number } {
  const size = Math.min(box.width * 0.27, box.height * 0.3);
  return { size, inset: size * (onSand ? 0.78 : 0.6) };
}

function drawFamily(canvas: SkCanvas, place: SpacePlace, palette: BoardPalette): void {
  const { box, icon, onSand } = place;
  const { size, inset } = familySize(place);
  const [x, y] = [box.x + inset + (onSand ? box.width * 0.02 : 0), box.y + inset];
  canvas.drawCircle(x, y, size * 0.56, fill(iconColours[icon]));
  drawGlyph(canvas, iconGlyphs[icon], x, y, size * 0.82, '#FBF3E2', iconColours[icon]);
  if (palette.dark) canvas.drawCircle(x, y, size * 0.56, stroke('rgba(251, 243, 226, 0.5)', 0.8));
}

/** What the family's sign leaves free of the left side. */
function besideFamily(place: SpacePlace): number {
  const { size, inset } = familySize(place);
  return inset + size * 0.62;
}

/** Room for a name right of the family's sign. */
export function nameWidth(place: SpacePlace): number {
  return place.box.width * 0.95 - besideFamily(place);
}

/** How high a line of the name stands. */
export function lineMiddle({ box }: SpacePlace, size: number, line: number): number {
  return box.y + box.height * 0.06 + size * (0.62 + line * 1.08);
}

/** Where what the space costs and gives lies, under its name if there is one. */
function contentBox({ box, onSand }: SpacePlace, named: number): Box {
  const side = box.width * (onSand ? 0.1 : 0.06);
  const top = named > 0 ? named : box.height * 0.06;
  return {
    x: box.x + side,
    y: box.y + top,
    width: box.width - 2 * side,
    // Under a name, Agents stand on the lower edge.
    height: box.height - top - box.height * (named > 0 ? 0.17 : onSand ? 0.1 : 0.07),
  };
}

/** What never changes of a space: plate, family, name, price and yield. `name` is null where it could not be read. */
export function drawSpace(
  canvas: SkCanvas,
  place: SpacePlace,
  name: string | null,
  palette: BoardPalette,
  faces: Faces,
): void {
  const { box, icon, onSand } = place;
  const { combat } = spaceFact(place.id);
  const shape = outline(place);
  canvas.drawRRect(shape, fill(onSand ? palette.plateOnSand : palette.plate));
  const tint = fill(iconColours[icon]);
  tint.setAlphaf(palette.dark ? 0.26 : 0.14);
  canvas.drawRRect(shape, tint);
  canvas.drawRRect(shape, stroke(palette.plateEdge, 1));
  drawFamily(canvas, place, palette);
  const family = besideFamily(place);

  let named = 0;
  const lines = name === null ? null : nameLines(faces, name, nameWidth(place), box.height);
  if (lines) {
    const left = box.x + family;
    const width = box.width - family - box.width * 0.04;
    lines.words.forEach((words, index) => {
      const y = lineMiddle(place, lines.size, index);
      drawCentred(canvas, faces.figures, words, left + width / 2, y, lines.size, palette.text);
    });
    named = box.height * 0.08 + lines.size * 1.1 * Math.max(lines.words.length, 1);
  }

  const { cost, reward } = spaceItems(place.id);
  const room = contentBox(place, Math.max(named, lines ? box.height * 0.32 : 0));
  const middle = room.x + room.width / 2;
  if (lines) {
    // One row: price, arrow, yield.
    const all = cost.length > 0 ? [...cost, { kind: 'then' } as const, ...reward] : reward;
    const size = fitted(room.width, room.height * 0.92, rowWidth(all));
    drawItems(
      canvas,
      all,
      middle,
      room.y + room.height / 2,
      Math.min(size, box.height * 0.4),
      palette.text,
      faces,
    );
  } else {
    // Two rows: the price beside the family, what it buys below.
    const upper = room.height * 0.4;
    if (cost.length > 0) {
      const left = box.x + family + 1;
      const width = box.x + box.width - box.width * (onSand ? 0.08 : 0.03) - left;
      const withArrow = [...cost, { kind: 'then' } as const];
      const size = fitted(width, upper * 1.02, rowWidth(withArrow));
      drawItems(canvas, withArrow, left + width / 2, room.y + upper / 2, size, palette.muted, faces);
    }
    const lower = room.height - upper;
    const size = fitted(room.width, lower * 0.96, rowWidth(reward));
    drawItems(
      canvas,
      reward,
      middle,
      room.y + upper + lower / 2,
      Math.min(size, box.height * 0.46),
      palette.muted,
      faces,
    );
  }
  if (combat) drawCombatMark(canvas, place, palette);
}

/** From here troops may go to the Conflict: crossed swords on the lower edge. */
function drawCombatMark(canvas: SkCanvas, place: SpacePlace, palette: BoardPalette): void {
  const { box } = place;
  const size = combatMarkSize(place);
  const [x, y] = [box.x + box.width - size * 1.05, box.y + box.height - size * 0.12];
  canvas.drawCircle(x, y, size * 0.56, fill(palette.dark ? '#0E1420' : '#FBF6EC'));
  canvas.drawCircle(x, y, size * 0.56, stroke(palette.plateEdge, 0.8));
  drawGlyph(canvas, markGlyphs.swords, x, y, size * 0.74, palette.text, palette.plate);
}
