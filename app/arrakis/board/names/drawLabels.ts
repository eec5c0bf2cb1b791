import { Skia, type SkCanvas, type SkTypeface } from '@shopify/react-native-skia';
import { areaFact } from '../../texts/areas';
import { fontOf, textWidth } from '../../../board/paint/drawText';
import { stroke } from '../../../board/paint/stroke';
import { areaAt } from '../hit/hitTest';
import type { BoardPalette } from '../paint/palette';
import { LEADING, type Label } from './setLabels';

/** Letters that are set narrow need more between words than the typeface gives, in parts of their size. */
const BETWEEN_WORDS = 0.12;

/** The breadth of a text per unit of size. */
export function measureWith(face: SkTypeface): (text: string) => number {
  const ruler = fontOf(face, 100);
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const width = textWidth(ruler, text) / 100 + (text.split(' ').length - 1) * BETWEEN_WORDS;
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
    const font = fontOf(face, size);
    font.setScaleX(stretch);
    lines.forEach((words, k) => {
      let x = at[0] - (widthOf(words) * size * stretch) / 2;
      const y = at[1] + ((k - (lines.length - 1) / 2) * LEADING + 0.34) * size;
      for (const word of words.split(' ')) {
        canvas.drawText(word, x, y, halo, font);
        canvas.drawText(word, x, y, ink, font);
        x += (widthOf(word) + widthOf(' ')) * size * stretch;
      }
    });
  }
}
