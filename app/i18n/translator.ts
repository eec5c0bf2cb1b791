import './pluralRules';

import { createInstance } from 'i18next';

import type { Language } from './languages';
import { textsOf, TRANSLATED } from './translations';
import type { StringKey } from './translation';

export type Values = Readonly<Record<string, string | number>>;

/** A text in one language. A value named `count` chooses the plural form. */
export interface Translate {
  (key: StringKey, values?: Values): string;
  readonly language: Language;
}

const i18n = createInstance();
void i18n.init({
  // Everything is in the bundle: texts are there before the first picture.
  initAsync: false,
  resources: Object.fromEntries(TRANSLATED.map((language) => [language, { translation: textsOf(language) }])),
  fallbackLng: 'en',
  // Keys are names, not paths.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  // A value that was forgotten is seen instead of hidden.
  missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
});

/** Parts of a number stand behind the comma or the point of the language. */
function written(value: string | number, language: Language): string {
  if (typeof value === 'string') return value;
  return Number.isInteger(value)
    ? String(value)
    : value.toLocaleString(language, { maximumFractionDigits: 2 });
}

const translators = new Map<Language, Translate>();

export function translatorFor(language: Language): Translate {
  const known = translators.get(language);
  if (known) return known;
  const say = i18n.getFixedT(language);
  const translate = (key: StringKey, values: Values = {}): string => {
    const { count } = values;
    // Values stay apart from the options of the library, whatever they are called.
    const replace = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, written(value, language)]),
    );
    return say(key, typeof count === 'number' ? { replace, count } : { replace });
  };
  const made = Object.assign(translate, { language });
  translators.set(language, made);
  return made;
}
