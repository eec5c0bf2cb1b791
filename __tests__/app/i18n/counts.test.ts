import { translatorFor } from '../../../app/i18n';
import { decimal } from '../../../app/i18n/decimal';
import { LANGUAGES, type Language } from '../../../app/i18n/languages';
import type { StringKey } from '../../../app/i18n';
import { interfaceTexts } from '../../../app/i18n/interfaceTexts';
import { loadLanguages } from './support/loadLanguages';

beforeAll(loadLanguages);

/** Numbers at which the languages change their forms. */
const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 1.5] as const;

type Written = Readonly<Partial<Record<StringKey, readonly string[]>>>;

/** As a speaker of the language writes them, in the order of the counts. */
const WRITTEN: Record<Language, Written> = {
  en: {
    'over.rounds': [
      '0 rounds',
      '1 round',
      '2 rounds',
      '5 rounds',
      '11 rounds',
      '12 rounds',
      '21 rounds',
      '22 rounds',
      '25 rounds',
      '101 rounds',
      '1.5 rounds',
    ],
  },
  cs: {
    'over.rounds': [
      '0 kol',
      '1 kolo',
      '2 kola',
      '5 kol',
      '11 kol',
      '12 kol',
      '21 kol',
      '22 kol',
      '25 kol',
      '101 kol',
      '1,5 kola',
    ],
    'over.time.days': [
      '0 dní',
      '1 den',
      '2 dny',
      '5 dní',
      '11 dní',
      '12 dní',
      '21 dní',
      '22 dní',
      '25 dní',
      '101 dní',
      '1,5 dne',
    ],
    'board.figure.regular': [
      '0 běžných jednotek',
      '1 běžná jednotka',
      '2 běžné jednotky',
      '5 běžných jednotek',
      '11 běžných jednotek',
      '12 běžných jednotek',
      '21 běžných jednotek',
      '22 běžných jednotek',
      '25 běžných jednotek',
      '101 běžných jednotek',
      '1,5 běžné jednotky',
    ],
    'board.figure.tokens': [
      '0 žetonů lícem dolů',
      '1 žeton lícem dolů',
      '2 žetony lícem dolů',
      '5 žetonů lícem dolů',
      '11 žetonů lícem dolů',
      '12 žetonů lícem dolů',
      '21 žetonů lícem dolů',
      '22 žetonů lícem dolů',
      '25 žetonů lícem dolů',
      '101 žetonů lícem dolů',
      '1,5 žetonu lícem dolů',
    ],
  },
  pl: {
    'over.rounds': [
      '0 rund',
      '1 runda',
      '2 rundy',
      '5 rund',
      '11 rund',
      '12 rund',
      '21 rund',
      '22 rundy',
      '25 rund',
      '101 rund',
      '1,5 rundy',
    ],
    'over.time.days': [
      '0 dni',
      '1 dzień',
      '2 dni',
      '5 dni',
      '11 dni',
      '12 dni',
      '21 dni',
      '22 dni',
      '25 dni',
      '101 dni',
      '1,5 dnia',
    ],
    'board.figure.regular': [
      '0 jednostek regularnych',
      '1 jednostka regularna',
      '2 jednostki regularne',
      '5 jednostek regularnych',
      '11 jednostek regularnych',
      '12 jednostek regularnych',
      '21 jednostek regularnych',
      '22 jednostki regularne',
      '25 jednostek regularnych',
      '101 jednostek regularnych',
      '1,5 jednostki regularnej',
    ],
    // Persons: two of them already stand in the genitive.
    'board.figure.generic.atreides': [
      '0 naibów',
      '1 naib',
      '2 naibów',
      '5 naibów',
      '11 naibów',
      '12 naibów',
      '21 naibów',
      '22 naibów',
      '25 naibów',
      '101 naibów',
      '1,5 naiba',
    ],
  },
  uk: {
    'over.rounds': [
      '0 раундів',
      '1 раунд',
      '2 раунди',
      '5 раундів',
      '11 раундів',
      '12 раундів',
      '21 раунд',
      '22 раунди',
      '25 раундів',
      '101 раунд',
      '1,5 раунду',
    ],
    'over.time.days': [
      '0 днів',
      '1 день',
      '2 дні',
      '5 днів',
      '11 днів',
      '12 днів',
      '21 день',
      '22 дні',
      '25 днів',
      '101 день',
      '1,5 дня',
    ],
    'board.figure.regular': [
      '0 звичайних загонів',
      '1 звичайний загін',
      '2 звичайні загони',
      '5 звичайних загонів',
      '11 звичайних загонів',
      '12 звичайних загонів',
      '21 звичайний загін',
      '22 звичайні загони',
      '25 звичайних загонів',
      '101 звичайний загін',
      '1,5 звичайного загону',
    ],
    'table.battle.dice': [
      '0 кубиків',
      '1 кубик',
      '2 кубики',
      '5 кубиків',
      '11 кубиків',
      '12 кубиків',
      '21 кубик',
      '22 кубики',
      '25 кубиків',
      '101 кубик',
      '1,5 кубика',
    ],
  },
  de: {
    'over.rounds': [
      '0 Runden',
      '1 Runde',
      '2 Runden',
      '5 Runden',
      '11 Runden',
      '12 Runden',
      '21 Runden',
      '22 Runden',
      '25 Runden',
      '101 Runden',
      '1,5 Runden',
    ],
  },
};

const PLURAL = /_(zero|one|two|few|many|other)$/;

describe.each(LANGUAGES)('counting in %s', (language) => {
  const isKey = (key: string): key is StringKey => key in WRITTEN[language];

  it('has every form of its plural rules for every counted text', () => {
    const texts = interfaceTexts.of(language);
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const counted = [
      ...new Set(Object.keys(texts).flatMap((key) => (PLURAL.test(key) ? [key.replace(PLURAL, '')] : []))),
    ];
    expect(counted.length).toBeGreaterThan(10);
    const missing = counted.flatMap((key) =>
      pluralCategories.filter((form) => !(`${key}_${form}` in texts)).map((form) => `${key}_${form}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(WRITTEN[language]))('writes %s as its speakers do', (key) => {
    if (!isKey(key)) throw new Error(key);
    const t = translatorFor(language);
    expect(COUNTS.map((count) => t(key, { count }))).toEqual(WRITTEN[language][key]);
  });
});

describe('numbers', () => {
  it.each(LANGUAGES)('%s: the point or the comma of the language', (language) => {
    const written = language === 'en' ? '1.50' : '1,50';
    expect(decimal(1.5, 2, language)).toBe(written);
    expect(decimal(2, 1, language)).toBe(language === 'en' ? '2.0' : '2,0');
  });

  it('keeps the percent sign with its number', () => {
    for (const language of LANGUAGES) {
      expect(translatorFor(language)('dice.percent', { percent: 12.5 })).toBe(
        { en: '12.5\u00a0%', cs: '12,5\u00a0%', pl: '12,5%', uk: '12,5\u00a0%', de: '12,5\u00a0%' }[language],
      );
    }
  });
});
