import { LANGUAGES, type Language } from '../../../app/i18n/languages';

const numbers = [...Array.from({ length: 131 }, (_, n) => n), 1.5];

function forms(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return numbers.map((n) => rules.select(n));
}

describe('where Intl knows no plurals, as in Hermes', () => {
  const native = Intl.PluralRules;
  const expected = new Map(LANGUAGES.map((language) => [language, forms(language)]));

  beforeAll(() => {
    Reflect.deleteProperty(Intl, 'PluralRules');
    jest.isolateModules(() => jest.requireActual('../../../app/i18n/pluralRules'));
  });
  afterAll(() => {
    Object.defineProperty(Intl, 'PluralRules', { value: native, configurable: true, writable: true });
  });

  it('loads rules of its own', () => {
    expect(Intl.PluralRules).toBeDefined();
    expect(Intl.PluralRules).not.toBe(native);
  });

  it.each(LANGUAGES)('%s counts as with the rules of the browser', (language) => {
    expect(forms(language)).toEqual(expected.get(language));
  });
});

it('loads nothing where Intl knows them', () => {
  const before = Intl.PluralRules;
  jest.isolateModules(() => jest.requireActual('../../../app/i18n/pluralRules'));
  expect(Intl.PluralRules).toBe(before);
});
