import { useLanguage } from '../../../i18n';
import type { Language } from '../../../i18n/languages';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';
import type { Book } from './types';
import { uk } from './uk';

/** The languages that the book is written in. A new one is its folder and a line here. */
export const BOOKS: Readonly<Partial<Record<Language, Book>>> = { en, cs, pl, uk, de };

export function bookFor(language: Language): Book {
  return BOOKS[language] ?? en;
}

export function useBook(): Book {
  return bookFor(useLanguage());
}
