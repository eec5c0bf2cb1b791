import { useLanguage } from '../../i18n';
import type { Language } from '../../i18n/languages';
import { lazyTexts } from '../../i18n/lazyTexts';
import { en } from './en';
import type { Book } from './types';

/** The languages that the book is written in. A new one is its folder and a line here. */
export const books = lazyTexts<Book>(en, {
  cs: async () => (await import('./cs')).cs,
  pl: async () => (await import('./pl')).pl,
  uk: async () => (await import('./uk')).uk,
  de: async () => (await import('./de')).de,
});

export function bookFor(language: Language): Book {
  return books.of(language);
}

export function useBook(): Book {
  return bookFor(useLanguage());
}
