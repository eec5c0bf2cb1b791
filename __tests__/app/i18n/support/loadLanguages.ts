import { allTexts } from '../../../../app/games/allTexts';
import { LANGUAGES, type Language } from '../../../../app/i18n/languages';
import { speak } from '../../../../app/i18n/spoken';

/** For tests that read every language; the app loads only the one that is wanted. */
export async function loadLanguages(): Promise<void> {
  await Promise.all(LANGUAGES.flatMap((language) => allTexts.map((texts) => texts.load(language))));
}

/** As if the language had been chosen. */
export function speakNow(language: Language): Promise<void> {
  return speak(language, allTexts);
}
