import { arrakis } from '../../../engine';
import { useLanguage } from '../../i18n';
import type { Language } from '../../i18n/languages';
import { lazyTexts } from '../../i18n/lazyTexts';

export const catalogues = lazyTexts<arrakis.Catalogue>(arrakis.EN, {
  cs: async () => (await import('../../../engine/arrakis/languages/cs')).CS,
  pl: async () => (await import('../../../engine/arrakis/languages/pl')).PL,
  uk: async () => (await import('../../../engine/arrakis/languages/uk')).UK,
  de: async () => (await import('../../../engine/arrakis/languages/de')).DE,
});

export function catalogueFor(language: Language): arrakis.Catalogue {
  return catalogues.of(language);
}

/** What the game itself says, in the current language. */
export function useCatalogue(): arrakis.Catalogue {
  return catalogueFor(useLanguage());
}
