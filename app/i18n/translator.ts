import { text as engineText } from '../../engine';
import { interfaceTexts } from './interfaceTexts';
import type { Language } from './languages';
import type { StringKey } from './translation';

export type Values = Readonly<Record<string, string | number>>;

/** A text in one language. A value named `count` chooses the plural form. */
export interface Translate {
  (key: StringKey, values?: Values): string;
  readonly language: Language;
}

const PLURAL_RULES: Readonly<Record<Language, engineText.PluralRule>> = {
  en: engineText.oneOther,
  cs: engineText.czechPlural,
  pl: engineText.polishPlural,
  uk: engineText.ukrainianPlural,
  de: engineText.oneOther,
};

/** Parts of a number stand behind the comma or the point of the language. */
function written(value: string | number, language: Language): string {
  if (typeof value === 'string') return value;
  return Number.isInteger(value)
    ? String(value)
    : value.toLocaleString(language, { maximumFractionDigits: 2 });
}

/** A value that was forgotten is seen as `{name}` instead of hidden. What a value says is left alone. */
function filled(text: string, values: Values, language: Language): string {
  return engineText
    .partsOf(text)
    .map((part) => {
      if (part.part === 'text') return part.text;
      const value = values[part.slot];
      return value === undefined ? `{${part.slot}}` : written(value, language);
    })
    .join('');
}

const translators = new Map<Language, Translate>();

/** The translator of a language that is loaded: always the same one, so that effects do not run anew. */
export function translatorFor(language: Language): Translate {
  const known = translators.get(language);
  if (known) return known;
  const texts = interfaceTexts.of(language);
  const plural = PLURAL_RULES[language];
  const translate = (key: StringKey, values: Values = {}): string => {
    const { count } = values;
    const counted = typeof count === 'number' ? texts[`${key}_${plural(count)}`] : undefined;
    // The types let no key through that a language lacks; if one came after all, it would be seen.
    return filled(counted ?? texts[key] ?? key, values, language);
  };
  const made = Object.assign(translate, { language });
  translators.set(language, made);
  return made;
}
