import { brokenInto, fontOf } from '../../../board/paint/drawText';
import type { Faces } from './faces';

/** A space so broad on the screen has room for its name. */
export const NAME_FROM = 96;

/** A name in one or two lines, as large as fits; null if it does not fit or its typeface is not there. */
export function nameLines(
  faces: Faces,
  name: string,
  width: number,
  height: number,
): { readonly words: readonly string[]; readonly size: number } | null {
  if (!faces.figures) return null;
  const most = Math.min(height * 0.185, width * 0.24);
  for (let size = most; size >= most * 0.6; size *= 0.94) {
    const words = brokenInto(fontOf(faces.figures, size), name, width, 2);
    if (words) return { words, size };
  }
  return null;
}
