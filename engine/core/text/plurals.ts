import type { Plural } from './entry';

/**
 * Which plural category a number takes, by the Unicode plural rules; the sign does not matter. Written out, because not
 * every JavaScript engine knows them.
 */
export type PluralRule = (n: number) => Plural;

/** English and German. */
export const oneOther: PluralRule = (n) => (Math.abs(n) === 1 ? 'one' : 'other');

export const czechPlural: PluralRule = (n) => {
  const size = Math.abs(n);
  if (!Number.isInteger(size)) return 'many';
  if (size === 1) return 'one';
  return size >= 2 && size <= 4 ? 'few' : 'other';
};

/** Of whole numbers. */
function isFew(size: number): boolean {
  const ten = size % 10;
  const hundred = size % 100;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14);
}

export const polishPlural: PluralRule = (n) => {
  const size = Math.abs(n);
  if (!Number.isInteger(size)) return 'other';
  if (size === 1) return 'one';
  return isFew(size) ? 'few' : 'many';
};

export const ukrainianPlural: PluralRule = (n) => {
  const size = Math.abs(n);
  if (!Number.isInteger(size)) return 'other';
  if (size % 10 === 1 && size % 100 !== 11) return 'one';
  return isFew(size) ? 'few' : 'many';
};
