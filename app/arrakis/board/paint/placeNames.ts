import { arrakis } from '../../../../engine';
import type { Language } from '../../../i18n/languages';
import { catalogueFor } from '../../texts/catalogue';
import type { LabelGeometry } from '../geometry/types';

/** The names on the map, in the language of the app. */
export interface PlaceNames {
  readonly language: Language;
  nameOf(area: arrakis.AreaId): string;
}

const spelled = new Map<Language, PlaceNames>();

export function placeNames(language: Language): PlaceNames {
  const known = spelled.get(language);
  if (known) return known;
  const catalogue = catalogueFor(language);
  const names: PlaceNames = { language, nameOf: (area) => arrakis.nameOfArea(area, catalogue) };
  spelled.set(language, names);
  return names;
}

/** A name may be slightly wider than the room measured for it; making the letters much smaller would be worse. */
const SPARE = { width: 1.12, lines: 0.6, least: 0.62 } as const;

/** Every way to break a name: after words, and after the hyphens of long ones. */
function broken(name: string): readonly (readonly string[])[] {
  const parts = name.match(/[^\s-]+(?:-|\s+|$)/g) ?? [name];
  const ways: (readonly string[])[] = [];
  for (let cuts = 0; cuts < 2 ** (parts.length - 1); cuts += 1) {
    const lines: string[] = [];
    parts.forEach((part, k) => {
      const starts = k === 0 || (cuts & (1 << (k - 1))) !== 0;
      if (starts) lines.push(part);
      else lines.push(`${lines.pop() ?? ''}${part}`);
    });
    ways.push(lines.map((line) => line.trim()));
  }
  return ways;
}

/**
 * A name set into the room that the map has for it: broken into lines, and smaller where it is longer than the one the
 * room was measured for. `widthOf` tells the width of a text per unit of size.
 */
export function setName(
  name: string,
  label: LabelGeometry,
  widthOf: (text: string) => number,
): { readonly lines: readonly string[]; readonly size: number } {
  const { lines, size } = label;
  if (name === lines.join(' ')) return { lines, size };
  const widest = (texts: readonly string[]) => Math.max(...texts.map(widthOf));
  const room = widest(lines) * SPARE.width;
  const fitting = broken(name).map((texts) => ({
    lines: texts,
    size: size * Math.min(1, room / widest(texts), (lines.length + SPARE.lines) / texts.length),
  }));
  const best = fitting.reduce((one, other) =>
    other.size > one.size + 1e-6 ||
    (Math.abs(other.size - one.size) <= 1e-6 && other.lines.length < one.lines.length)
      ? other
      : one,
  );
  return { lines: best.lines, size: Math.max(best.size, size * SPARE.least) };
}
