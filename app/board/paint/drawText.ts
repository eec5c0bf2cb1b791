import { FontHinting, Skia, type SkCanvas, type SkFont, type SkTypeface } from '@shopify/react-native-skia';
import { fill } from './drawGlyph';

/** How high a capital letter or a figure stands, in parts of the font's size. */
const CAPITAL = 0.66;

/** Letters keep their distances at any scale: a board is drawn in units of its own. */
export function fontOf(face: SkTypeface, size: number): SkFont {
  const font = Skia.Font(face, size);
  font.setSubpixel(true);
  font.setLinearMetrics(true);
  font.setHinting(FontHinting.None);
  return font;
}

export function textWidth(font: SkFont, words: string): number {
  return font.getGlyphWidths(font.getGlyphIDs(words)).reduce((sum, width) => sum + width, 0);
}

/** One line whose middle lies at this point. Nothing until the typeface is there. */
export function drawCentred(
  canvas: SkCanvas,
  face: SkTypeface | null,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  if (!face) return;
  const font = fontOf(face, size);
  canvas.drawText(words, x - textWidth(font, words) / 2, y + (size * CAPITAL) / 2, fill(colour), font);
}

/** One line that begins at this point, in the middle of its height. */
export function drawFrom(
  canvas: SkCanvas,
  face: SkTypeface | null,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  if (!face) return;
  canvas.drawText(words, x, y + (size * CAPITAL) / 2, fill(colour), fontOf(face, size));
}

/** Words broken into lines of at most this width; null if even then one is too broad or there are too many. */
export function brokenInto(
  font: SkFont,
  words: string,
  width: number,
  most: number,
): readonly string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(font, longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    if (textWidth(font, word) > width) return null;
  }
  lines.push(line);
  return lines.length <= most ? lines : null;
}
