import { Skia, type SkCanvas, type SkTypeface } from '@shopify/react-native-skia';
import { areaFact } from '../../texts/areas';
import { stroke } from '../../../board/paint/stroke';
import { areaAt } from '../hit/hitTest';
import type { BoardPalette } from '../paint/palette';
import { LEADING, type Label } from './setLabels';

/** The breadth of a text per unit of size. */
export function measureWith(face: SkTypeface): (text: string) => number {
  const ruler = Skia.Font(face, 100);
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const width = ruler.getGlyphWidths(ruler.getGlyphIDs(text)).reduce((sum, one) => sum + one, 0) / 100;
    known.set(text, width);
    return width;
  };
}

function onStone(x: number, y: number): boolean {
  const area = areaAt(x, y);
  const terrain = area === null ? 'desert' : areaFact(area).terrain;
  return terrain === 'mountain' || terrain === 'plateau';
}

/** Letters with a halo, drawn by the screen's own pixels at every zoom. */
export function drawLabels(
  canvas: SkCanvas,
  palette: BoardPalette,
  labels: readonly Label[],
  face: SkTypeface,
  widthOf: (text: string) => number,
): void {
  for (const { lines, at, size, stretch } of labels) {
    const stone = onStone(at[0], at[1]);
    const ink = Skia.Paint();
    ink.setAntiAlias(true);
    ink.setColor(Skia.Color(stone ? palette.labelOnRock : palette.label));
    const halo = stroke(stone ? palette.labelHaloOnRock : palette.labelHalo, size * 0.26);
    const font = Skia.Font(face, size);
    font.setSubpixel(true);
    font.setScaleX(stretch);
    lines.forEach((words, k) => {
      const x = at[0] - (widthOf(words) * size * stretch) / 2;
      const y = at[1] + ((k - (lines.length - 1) / 2) * LEADING + 0.34) * size;
      canvas.drawText(words, x, y, halo, font);
      canvas.drawText(words, x, y, ink, font);
    });
  }
}
