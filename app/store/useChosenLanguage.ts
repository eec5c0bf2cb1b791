import { useLocales } from 'expo-localization';
import { useEffect, useState } from 'react';

import { languageOf, type Language } from '../i18n/languages';
import { prepare, speak, type AllTexts } from '../i18n/spoken';
import { useSettings } from './settings';

/** The language that was chosen, or that of the device. */
export function useWantedLanguage(): Language {
  const chosen = useSettings((state) => state.settings.language);
  const locales = useLocales();
  return languageOf(chosen === 'system' ? locales.map(({ languageCode }) => languageCode) : [chosen]);
}

/** A language that has not come by then is not waited for: the first screen must come. It follows when it is there. */
const patience = 8000;

/** Keeps the screen in the language that is wanted. True from when the first screen can be shown. */
export function useChosenLanguage(all: AllTexts): boolean {
  const wanted = useWantedLanguage();
  const opened = useSettings((state) => state.status !== 'opening');
  const [ready, setReady] = useState(false);

  useEffect(() => {
    // While the settings are read, the language of the device is the likeliest.
    if (!opened) return prepare(wanted, all);
    void speak(wanted, all).then(() => setReady(true));
    const timer = setTimeout(() => setReady(true), patience);
    return () => clearTimeout(timer);
  }, [opened, wanted, all]);

  return ready;
}
