import { CATALOGUES, type Catalogue } from '../../../../../engine/arrakis';

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
export const ENDS_IN_A_WORD = /^["„«“]?\p{Lu}.*([\p{L}\d)“”"»]|\bIV\.)$/u;
