import { arrakis } from '../../engine';
import type { Language } from './languages';
import { useLanguage } from './useLanguage';

const catalogues: Readonly<Partial<Record<Language, arrakis.Catalogue>>> = arrakis.CATALOGUES;

export function catalogueFor(language: Language): arrakis.Catalogue {
  return catalogues[language] ?? arrakis.EN;
}

/** What the game itself says, in the current language. */
export function useCatalogue(): arrakis.Catalogue {
  return catalogueFor(useLanguage());
}
