import { arrakisTexts } from '../../../../app/arrakis/arrakisTexts';
import { imperiumTexts } from '../../../../app/imperium/imperiumTexts';
import { interfaceTexts } from '../../../../app/i18n/interfaceTexts';
import { LANGUAGES, type Language } from '../../../../app/i18n/languages';
import { speak } from '../../../../app/i18n/spoken';

/** What the registry lists, without the screens that come with it. */
const allTexts = [interfaceTexts, ...arrakisTexts, ...imperiumTexts];

/** For tests that read every language; the app loads only the one that is wanted. */
export async function loadLanguages(): Promise<void> {
  await Promise.all(LANGUAGES.flatMap((language) => allTexts.map((texts) => texts.load(language))));
}

/** As if the language had been chosen. */
export function speakNow(language: Language): Promise<void> {
  return speak(language, allTexts);
}
