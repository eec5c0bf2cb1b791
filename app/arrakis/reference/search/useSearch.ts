import { useDeferredValue, useMemo } from 'react';

import { translatorFor, useLanguage } from '../../../i18n';
import type { Language } from '../../../i18n/languages';
import { catalogueFor } from '../../texts/catalogue';
import { bookFor } from '../../book/books';
import { documentsOf } from './documents';
import { searchIndex, type Found, type SearchIndex } from './searchIndex';

const indexes = new Map<Language, SearchIndex>();

/** Built on the first search, then cached: building takes a few dozen milliseconds. */
export function indexFor(language: Language): SearchIndex {
  const known = indexes.get(language);
  if (known) return known;
  const documents = documentsOf(bookFor(language), catalogueFor(language), translatorFor(language));
  const made = searchIndex(documents, language);
  indexes.set(language, made);
  return made;
}

/** Results are deferred, so that typing stays quick. */
export function useSearch(query: string): readonly Found[] {
  const language = useLanguage();
  const calm = useDeferredValue(query);
  return useMemo(() => (calm.trim() === '' ? [] : indexFor(language).find(calm)), [language, calm]);
}
