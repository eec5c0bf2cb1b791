import type { Language } from './languages';

/** Screen readers choose their voice by it, browsers their hyphenation. */
export function namePageLanguage(language: Language): void {
  document.documentElement.lang = language;
}
