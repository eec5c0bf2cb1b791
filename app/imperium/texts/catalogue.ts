import { imperium } from '../../../engine';
import { useLanguage } from '../../i18n';
import type { Language } from '../../i18n/languages';
import { lazyTexts } from '../../i18n/lazyTexts';

export const catalogues = lazyTexts<imperium.Catalogue>(imperium.EN, {
  cs: async () => (await import('../../../engine/imperium/languages/cs')).CS,
  pl: async () => (await import('../../../engine/imperium/languages/pl')).PL,
  uk: async () => (await import('../../../engine/imperium/languages/uk')).UK,
  de: async () => (await import('../../../engine/imperium/languages/de')).DE,
});

export function catalogueFor(language: Language): imperium.Catalogue {
  return catalogues.of(language);
}

/** What the game itself says, in the current language. */
export function useCatalogue(): imperium.Catalogue {
  return catalogueFor(useLanguage());
}
