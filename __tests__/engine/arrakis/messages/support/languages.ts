import { EN, type Catalogue } from '../../../../../engine/arrakis';
import { CS } from '../../../../../engine/arrakis/languages/cs';
import { DE } from '../../../../../engine/arrakis/languages/de';
import { PL } from '../../../../../engine/arrakis/languages/pl';
import { UK } from '../../../../../engine/arrakis/languages/uk';

/** All languages at once, which only tests want. */
export const CATALOGUES = { en: EN, cs: CS, pl: PL, uk: UK, de: DE } as const satisfies Record<
  string,
  Catalogue
>;
export type Language = keyof typeof CATALOGUES;

/** Every language with its tag, for tests that hold in all of them. */
export const LANGUAGES: readonly (readonly [language: string, catalogue: Catalogue])[] = Object.values(
  CATALOGUES,
).map((catalogue: Catalogue) => [catalogue.language, catalogue] as const);

/** What is wrong with a text whatever its language; null when nothing is. */
export function flawOf(text: string): string | null {
  if (text.trim() === '') return 'empty';
  if (/[{}]|undefined/.test(text)) return `left open: ${text}`;
  if (/^\s|\s$| {2}|\s[.,:;!?]|\(\s|\s\)/.test(text)) return `spaces: ${text}`;
  if (/\d\s\d/.test(text)) return `two numbers side by side: ${text}`;
  return null;
}

/** A question or a label ends in a word, not in a full stop; that of an ordinal is its own. */
export const ENDS_IN_A_WORD = /^["„«“]?\p{Lu}.*([\p{L}\d)“”"»]\??|\bIV\.)$/u;
