import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../app/i18n/languages';
import { session } from '../browser/session';
import { prepareSpeaking, type Reading } from './speaking';

/** How a screen is looked at. */
interface Manner {
  /** So much to choose from, or such large letters, that there may not be room for all at once. */
  readonly crowded?: boolean;
  readonly languages?: readonly Language[];
  /** Fingers and keys are tried too, not only the eyes. */
  readonly reach?: boolean;
}

/** Looks at the screen that is open; `before` is what has to be done anew in each language. */
export type Look = (screen: string, before?: () => Promise<void>) => Promise<void>;

/** What is wrong, as `screen, language: how “text” (where)`. */
const wrong: string[] = [];

async function readIn(language: Language, reach: boolean, before?: () => Promise<void>): Promise<Reading> {
  const { page } = session();
  if (before) {
    await page.evaluate((code) => window.speaking?.speak(code), language);
    await before();
  }
  const reading = await page.evaluate(
    async ([code, tried]) => {
      const { speaking } = window;
      await (document.documentElement.lang === code ? speaking?.rest() : speaking?.speak(code));
      return speaking?.read(tried);
    },
    [language, reach] as const,
  );
  if (!reading) throw new Error('The page was loaded anew.');
  return reading;
}

export function looking({ crowded = false, languages = LANGUAGES, reach = false }: Manner = {}): Look {
  return async (screen, before) => {
    const { page } = session();
    const said = new Set<string>();
    await prepareSpeaking();
    await page.evaluate(() => window.speaking?.holdDrawing());
    for (const language of languages) {
      const reading = await readIn(language, reach, before);
      said.add(reading.said);
      for (const { how, text, within } of reading.faults) {
        if (crowded && how === 'scrolls under a sign') continue;
        wrong.push(`${screen}, ${LANGUAGE_NAMES[language]}: ${how} “${text}” (${within})`);
      }
    }
    await page.evaluate(() => window.speaking?.releaseDrawing());
    // Otherwise one language would have been looked at several times.
    if (said.size !== languages.length) wrong.push(`${screen}: not every language has its own words`);
  };
}

/** What was wrong since the last time. */
export function faults(): readonly string[] {
  return wrong.splice(0);
}
