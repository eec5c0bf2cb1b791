import { useLocales } from 'expo-localization';

import { useSettings } from '../store/settings';
import { languageOf, type Language } from './languages';
import { TRANSLATED } from './translations';

/** The language that was chosen, or that of the device. */
export function useLanguage(): Language {
  const chosen = useSettings((state) => state.settings.language);
  const locales = useLocales();
  const codes = chosen === 'system' ? locales.map(({ languageCode }) => languageCode) : [chosen];
  return languageOf(codes, TRANSLATED);
}
