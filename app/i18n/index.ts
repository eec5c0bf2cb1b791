import { useLanguage } from './spoken';
import { translatorFor, type Translate } from './translator';

export { translatorFor } from './translator';
export type { Translate } from './translator';
export type { StringKey } from './translation';
export { useLanguage } from './spoken';

/** A hook, so that screens redraw when the language changes. */
export function useT(): Translate {
  return translatorFor(useLanguage());
}
