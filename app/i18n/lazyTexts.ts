import type { Language } from './languages';

/** Texts of one kind (the interface, what a game says, its rules book) in every language. */
export interface LazyTexts<T> {
  /** In a language that was loaded: the app loads a language before it speaks it. */
  of(language: Language): T;
  load(language: Language): Promise<void>;
}

/**
 * English is always there. Every other language is fetched when it is wanted: on the web as a file of its own, on a
 * device out of the one bundle.
 */
export function lazyTexts<T>(
  english: T,
  loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>,
): LazyTexts<T> {
  const loaded = new Map<Language, T>([['en', english]]);
  return {
    of(language) {
      const texts = loaded.get(language);
      if (texts === undefined) throw new Error(`"${language}" is asked for before it was loaded`);
      return texts;
    },
    async load(language) {
      if (language === 'en' || loaded.has(language)) return;
      loaded.set(language, await loaders[language]());
    },
  };
}
