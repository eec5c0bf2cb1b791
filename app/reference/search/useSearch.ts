import { useDeferredValue, useMemo } from 'react';

import { useLanguage } from '../../i18n';
import type { Language } from '../../i18n/languages';
import { GUIDES } from '../guides';
import { documentsOf } from './documents';
import { synonymsIn } from './question';
import { searchIndex, type Found, type SearchIndex } from './searchIndex';

const indexes = new Map<Language, SearchIndex>();

/** Every game in one index. Built on the first search, then cached: building takes a few dozen milliseconds. */
export function indexFor(language: Language): SearchIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = searchIndex(
    GUIDES.flatMap((guide) => documentsOf(guide, language)),
    language,
    synonymsIn(GUIDES.map(({ playersWords }) => playersWords?.[language].synonyms ?? {})),
  );
  indexes.set(language, made);
  return made;
}

/** Results are deferred, so that typing stays quick. What the open book says comes before what another says as well. */
export function useSearch(query: string, game: string): readonly Found[] {
  const language = useLanguage();
  const calm = useDeferredValue(query);
  return useMemo(
    () => (calm.trim() === '' ? [] : indexFor(language).find(calm, game)),
    [language, calm, game],
  );
}
