import { LANGUAGES, type Language } from '../../../../../app/i18n/languages';
import { isClause } from '../../../../../app/arrakis/book/places';
import { indexFor } from '../../../../../app/reference/search/useSearch';
import { loadLanguages } from '../../../i18n/support/loadLanguages';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';
import { uk } from './uk';

/** Sixty questions a language, as players ask them; the clause that answers is among the first three. */
const QUESTIONS: Readonly<Record<Language, typeof en>> = { en, cs, pl, uk, de };
const WANTED = 55;
const FIRST = 3;

beforeAll(loadLanguages);

describe.each(LANGUAGES)('questions in %s', (language) => {
  it('are sixty, each with a clause of the rules', () => {
    expect(QUESTIONS[language]).toHaveLength(60);
    expect(QUESTIONS[language].filter(([clause]) => !isClause(clause))).toEqual([]);
    expect(QUESTIONS[language].map(([clause]) => clause)).toEqual(en.map(([clause]) => clause));
  });

  it(`show the clause among the first ${FIRST}, at least ${WANTED} of them`, () => {
    const missed = QUESTIONS[language].filter(
      ([clause, question]) =>
        !indexFor(language)
          .find(question, 'arrakis')
          .slice(0, FIRST)
          .some(({ clauses }) => clauses.split(' ').includes(clause)),
    );
    // Named, so that a failure says which.
    if (missed.length > 60 - WANTED) expect(missed).toEqual([]);
    expect(60 - missed.length).toBeGreaterThanOrEqual(WANTED);
  });
});

it('words that only make a question of it change nothing', () => {
  const first = (query: string) => indexFor('en').find(query, 'arrakis')[0]?.id;
  expect(first('what is the retreat?')).toBe('arrakis/paragraph:retreat');
  expect(first('how do I do sandriding')).toBe('arrakis/paragraph:sandride');
});
