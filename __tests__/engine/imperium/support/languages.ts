import { EN, type Catalogue } from '../../../../engine/imperium';
import { CS } from '../../../../engine/imperium/languages/cs';
import { DE } from '../../../../engine/imperium/languages/de';
import { PL } from '../../../../engine/imperium/languages/pl';
import { UK } from '../../../../engine/imperium/languages/uk';

/** All languages at once, which only tests want. */
export const CATALOGUES: readonly Catalogue[] = [EN, CS, PL, UK, DE];
export const BY_TAG: readonly (readonly [language: string, catalogue: Catalogue])[] = CATALOGUES.map(
  (catalogue) => [catalogue.language, catalogue] as const,
);

/** What is wrong with a text whatever its language; null when nothing is. */
export function flawOf(text: string): string | null {
  if (text.trim() === '') return 'empty';
  if (/[{}]|undefined|null/.test(text)) return `left open: ${text}`;
  if (/^\s|\s$| {2}|\s[.,:;!?]|\(\s|\s\)|\.\./.test(text.replace('...', '…'))) return `spaces: ${text}`;
  if (/\d\s\d/.test(text)) return `two numbers side by side: ${text}`;
  return null;
}
