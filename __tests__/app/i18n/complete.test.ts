import appConfig from '../../../app.json';
import { cs } from '../../../app/i18n/cs';
import { de } from '../../../app/i18n/de';
import { en } from '../../../app/i18n/en';
import { interfaceTexts } from '../../../app/i18n/interfaceTexts';
import { LANGUAGES, PLURAL_FORMS } from '../../../app/i18n/languages';
import { pl } from '../../../app/i18n/pl';
import { uk } from '../../../app/i18n/uk';
import { loadLanguages } from './support/loadLanguages';

beforeAll(loadLanguages);

const PLURAL = /_(zero|one|two|few|many|other)$/;
const english = interfaceTexts.of('en');
const PARTS = { en, cs, pl, uk, de };

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}

/** The keys that a language needs, by what English has. */
function keysNeeded(language: (typeof LANGUAGES)[number]): string[] {
  const keys = Object.keys(english).flatMap((key) =>
    PLURAL.test(key) ? PLURAL_FORMS[language].map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return [...new Set(keys)].sort();
}

it.each(LANGUAGES)('%s: the plural forms are those of the Unicode rules', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect([...PLURAL_FORMS[language]].sort()).toEqual([...pluralCategories].sort());
});

it('the device is told of the same languages', () => {
  const localization = appConfig.expo.plugins.find((plugin) => plugin[0] === 'expo-localization');
  expect(localization).toEqual(['expo-localization', { supportedLocales: LANGUAGES }]);
});

it('no key stands in two parts', () => {
  const keys = Object.values(en).flatMap((part) => Object.keys(part));
  expect(keys).toEqual([...new Set(keys)]);
});

it('a counted text has its count in every form', () => {
  const forgotten = Object.entries(english).filter(
    ([key, text]) => PLURAL.test(key) && !text.includes('{count}'),
  );
  expect(forgotten).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  let texts: Readonly<Record<string, string>>;
  beforeAll(() => {
    texts = interfaceTexts.of(language);
  });

  it('has the parts of English', () => {
    expect(Object.keys(PARTS[language]).sort()).toEqual(Object.keys(en).sort());
  });

  it('lacks no key and has none too many', () => {
    expect(Object.keys(texts).sort()).toEqual(keysNeeded(language));
  });

  it('says something everywhere', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills in the same values', () => {
    for (const [key, text] of Object.entries(texts)) {
      const model = english[key] ?? english[key.replace(PLURAL, '_other')] ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(model)]);
    }
  });
});
