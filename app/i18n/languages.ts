/** The languages of the app, the one that fixes the keys first. */
export const LANGUAGES = ['en', 'cs', 'pl', 'uk', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words: whoever cannot read the current language still finds theirs. */
export const LANGUAGE_NAMES = {
  en: 'English',
  cs: 'Čeština',
  pl: 'Polski',
  uk: 'Українська',
  de: 'Deutsch',
} as const satisfies Record<Language, string>;

/** Forms that a counted text needs, by the Unicode plural rules of the language. */
export const PLURAL_FORMS = {
  en: ['one', 'other'],
  cs: ['one', 'few', 'many', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  uk: ['one', 'few', 'many', 'other'],
  de: ['one', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

/** The first language of the device that the app has, else English. */
export function languageOf(codes: readonly (string | null)[]): Language {
  for (const code of codes) {
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}
