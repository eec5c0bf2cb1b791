import { translatorFor, type Translate } from './translator';
import { useLanguage } from './useLanguage';

export { translatorFor } from './translator';
export type { Translate } from './translator';
export type { StringKey } from './translation';
export { catalogueFor, useCatalogue } from './useCatalogue';
export { useLanguage } from './useLanguage';

/** A hook, so that screens redraw when the language changes. */
export function useT(): Translate {
  return translatorFor(useLanguage());
}
