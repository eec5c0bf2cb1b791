import { CATALOGUES, EN, type Catalogue } from '../../engine';
import type { Language } from './languages';
import { useLanguage } from './useLanguage';

const catalogues: Readonly<Partial<Record<Language, Catalogue>>> = CATALOGUES;

export function catalogueFor(language: Language): Catalogue {
  return catalogues[language] ?? EN;
}

/** What the game itself says, in the current language. */
export function useCatalogue(): Catalogue {
  return catalogueFor(useLanguage());
}
