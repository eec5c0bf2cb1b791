import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fill } from '../../../board/paint/drawGlyph';
import { stroke } from '../../../board/paint/stroke';
import { seatStyle } from '../../pieces/seats';

const MOST_DRAWN = 6;

/** Troops on the march: cubes in a row around the origin. */
export function drawTroops(canvas: SkCanvas, seat: number, count: number, size: number): void {
  const { colour, edge } = seatStyle(seat);
  const shown = Math.min(count, MOST_DRAWN);
  for (let k = 0; k < shown; k++) {
    const x = (k - (shown - 1) / 2) * size * 0.95 - size / 2;
    const cube = Skia.RRectXY(Skia.XYWHRect(x, -size / 2, size * 0.86, size * 0.86), 2, 2);
    canvas.drawRRect(cube, fill(colour));
    canvas.drawRRect(cube, stroke(edge, 1.2));
  }
}
