import { bookFor } from '../../../../app/arrakis/book/books';
import { CLAUSES } from '../../../../app/arrakis/book/clauses';
import { DIAGRAMS } from '../../../../app/arrakis/book/diagrams';
import { blocksOf, plainWords, termNames, type TermName } from '../../../../app/reference/book/markup';
import type { ParagraphShape } from '../../../../app/arrakis/book/shapes';
import { CHAPTERS } from '../../../../app/arrakis/book/structure';
import { TERMS } from '../../../../app/arrakis/book/terms';
import type { Book } from '../../../../app/arrakis/book/types';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { loadLanguages } from '../../i18n/support/loadLanguages';

const sections = CHAPTERS.flatMap((chapter) => [...chapter.sections]);
const paragraphs: readonly ParagraphShape[] = sections.flatMap((section) => [...section.paragraphs]);

/** R1.1 to R15.6, and the two clauses that were put in between. */
const counts = [3, 7, 8, 7, 4, 14, 18, 8, 9, 6, 3, 3, 7, 19, 6];

describe('the structure of the book', () => {
  it('lists every clause of the rules once', () => {
    const expected = counts.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, k) => `R${chapter + 1}.${chapter === 13 ? k : k + 1}`),
    );
    expect([...CLAUSES].sort()).toEqual([...expected, 'R6.8a', 'R14.7a'].sort());
  });

  it.each(CLAUSES)('%s is explained', (clause) => {
    expect(paragraphs.filter(({ clauses }) => clauses.includes(clause))).not.toEqual([]);
  });

  it('has ids that can be linked to', () => {
    const ids = paragraphs.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const titles = sections.map(({ id }) => id);
    expect(titles).toEqual([...new Set(titles)]);
  });

  it('shows every drawing', () => {
    const shown = new Set(paragraphs.flatMap(({ diagram }) => (diagram === undefined ? [] : [diagram])));
    expect([...shown].sort()).toEqual(Object.keys(DIAGRAMS).sort());
  });

  it('explains each term where one of its clauses is', () => {
    for (const { id, see, clauses } of TERMS) {
      const there = paragraphs.find((paragraph) => paragraph.id === see)?.clauses ?? [];
      expect([id, there.some((clause) => clauses.some((own) => own === clause))]).toEqual([id, true]);
    }
  });

  it('has a worked example in every chapter of the war itself', () => {
    const without = CHAPTERS.filter(
      ({ sections: parts }) =>
        !parts.some((part) => part.paragraphs.some((p) => 'kind' in p && p.kind === 'example')),
    ).map(({ id }) => id);
    // Setup and the expansion need none.
    expect(without).toEqual(['setup', 'guild']);
  });
});

beforeAll(loadLanguages);

function textsOf(book: Book): readonly (readonly [string, string])[] {
  return [
    ...Object.values(book.chapters).flatMap(({ paragraphs: texts }) => Object.entries<string>(texts)),
    ...Object.entries(book.glossary).map(([id, { text }]) => [`glossary ${id}`, text] as const),
  ];
}

describe.each(LANGUAGES)('the book in %s', (language) => {
  let book: Book;
  let termName: TermName;

  beforeAll(() => {
    book = bookFor(language);
    termName = termNames(book.glossary);
  });

  it('has a text for everything, and none too many', () => {
    for (const chapter of CHAPTERS) {
      const text = book.chapters[chapter.id];
      expect(Object.keys(text.sections).sort()).toEqual(chapter.sections.map(({ id }) => id).sort());
      const ids = chapter.sections.flatMap((section) => section.paragraphs.map(({ id }) => id as string));
      expect(Object.keys(text.paragraphs).sort()).toEqual(ids.sort());
    }
    expect(Object.keys(book.glossary).sort()).toEqual(TERMS.map(({ id }) => id as string).sort());
    expect(textsOf(book).filter(([, text]) => text.trim().length < 10)).toEqual([]);
  });

  it('links only to terms that there are, and leaves no sign of its markup', () => {
    for (const [id, text] of textsOf(book)) {
      expect([id, plainWords(text, termName)]).toEqual([id, expect.not.stringMatching(/[[\]*|]/)]);
    }
  });

  it('numbers steps from 1 without a gap', () => {
    for (const [id, text] of textsOf(book)) {
      const numbers = blocksOf(text, termName).flatMap(({ number }) =>
        number === undefined ? [] : [number],
      );
      expect([id, numbers]).toEqual([id, numbers.map((_, k) => k + 1)]);
    }
  });

  it('has as many lines in each paragraph as English', () => {
    const master = new Map(textsOf(bookFor('en')));
    for (const [id, text] of textsOf(book)) {
      expect([id, text.split('\n').length]).toEqual([id, master.get(id)?.split('\n').length]);
    }
  });
});
