import { create } from 'zustand';

import type { Language } from './languages';
import type { LazyTexts } from './lazyTexts';
import { namePageLanguage } from './pageLanguage';

interface Spoken {
  /** The language on the screen. All its texts are there. */
  readonly language: Language;
  /** A language that was wanted and could not be loaded. */
  readonly failed: Language | null;
}

export const useSpoken = create<Spoken>(() => ({ language: 'en', failed: null }));

/** The language of the screen. */
export function useLanguage(): Language {
  return useSpoken((state) => state.language);
}

export type AllTexts = readonly LazyTexts<unknown>[];

let wishes = 0;

/**
 * Loads all texts of a language and only then switches to it, so that no text is ever missing. Never rejects: a language
 * that cannot be loaded is named in `failed`, and the one on the screen stays. Of several wishes the last one counts.
 */
export async function speak(language: Language, all: AllTexts): Promise<void> {
  wishes += 1;
  const wish = wishes;
  try {
    await Promise.all(all.map((texts) => texts.load(language)));
    if (wish !== wishes) return;
    namePageLanguage(language);
    useSpoken.setState({ language, failed: null });
  } catch (error) {
    console.warn('Language not loaded', error);
    if (wish === wishes) useSpoken.setState({ failed: language });
  }
}

/** Fetches a language that will probably be wanted. Whether it can be had shows when it is. */
export function prepare(language: Language, all: AllTexts): void {
  for (const texts of all) texts.load(language).catch(() => undefined);
}
