import { cs } from './cs';
import { de } from './de';
import { PARTS as en } from './en';
import { LANGUAGES, type Language } from './languages';
import { pl } from './pl';
import type { PartsOf } from './translation';
import { uk } from './uk';

/** The languages that are translated. A new one is its folder and a line here. */
export const TRANSLATIONS: { readonly [L in Language]?: PartsOf<L> } = { en, cs, pl, uk, de };

export const TRANSLATED: readonly Language[] = LANGUAGES.filter(
  (language) => TRANSLATIONS[language] !== undefined,
);

/** All texts of a language in one list, by key. */
export function textsOf(language: Language): Readonly<Record<string, string>> {
  return Object.assign({}, ...Object.values(TRANSLATIONS[language] ?? {}));
}
