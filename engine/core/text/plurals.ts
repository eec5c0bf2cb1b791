import type { Plural } from './entry';

/** Which plural category a whole number takes. Written out, because not every JavaScript engine knows them. */
export type PluralRule = (n: number) => Plural;

/** English and German. */
export const oneOther: PluralRule = (n) => (n === 1 ? 'one' : 'other');

export const czechPlural: PluralRule = (n) => {
  if (n === 1) return 'one';
  return n >= 2 && n <= 4 ? 'few' : 'other';
};

function isFew(n: number): boolean {
  const ten = n % 10;
  const hundred = n % 100;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14);
}

export const polishPlural: PluralRule = (n) => {
  if (n === 1) return 'one';
  return isFew(n) ? 'few' : 'many';
};

export const ukrainianPlural: PluralRule = (n) => {
  if (n % 10 === 1 && n % 100 !== 11) return 'one';
  return isFew(n) ? 'few' : 'many';
};
