import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bookFor } from '../../../../app/imperium/book/books';
import { CLAUSES } from '../../../../app/imperium/book/clauses';
import { DIAGRAMS } from '../../../../app/imperium/book/diagrams';
import { blocksOf, plainWords, termNames, type TermName } from '../../../../app/reference/book/markup';
import type { ParagraphShape } from '../../../../app/imperium/book/shapes';
import { CHAPTERS } from '../../../../app/imperium/book/structure';
import { TERMS } from '../../../../app/imperium/book/terms';
import type { Book } from '../../../../app/imperium/book/types';
import { places } from '../../../../app/imperium/book/places';
import { GUIDES } from '../../../../app/reference/guides';
import { imperium } from '../../../../engine';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { loadLanguages } from '../../i18n/support/loadLanguages';

const sections = CHAPTERS.flatMap((chapter) => [...chapter.sections]);
const paragraphs: readonly ParagraphShape[] = sections.flatMap((section) => [...section.paragraphs]);

const ENGINE = join(__dirname, '../../../../engine/imperium');

/** What the engine's files cite: `I5.3`, in code and in comments. */
function citedIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|md)$/.test(entry.name))
    .flatMap(
      (entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').match(/\bI\d+\.\d+\b/g) ?? [],
    );
}

/** Clauses of each section; sections that only sum up others have none. */
const COUNTS = { 2: 10, 3: 5, 4: 6, 5: 9, 6: 8, 7: 6, 8: 6, 9: 22, 10: 5, 12: 11, 13: 9, 15: 10 } as const;

describe('the structure of the book', () => {
  it('lists every clause of the rules once', () => {
    const expected = Object.entries(COUNTS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, k) => `I${section}.${k + 1}`),
    );
    expect([...CLAUSES].sort()).toEqual(['I1', ...expected].sort());
  });

  it('knows every clause that the engine cites', () => {
    const cited = new Set(citedIn(ENGINE));
    expect(cited.size).toBeGreaterThan(80);
    expect([...cited].filter((clause) => !CLAUSES.some((known) => known === clause))).toEqual([]);
  });

  it('has a paragraph for each of the 22 spaces, by the clause of its row', () => {
    expect(imperium.SPACES.map(({ id }, row) => [id, places.paragraphOf(`I9.${row + 1}`)?.id])).toEqual(
      imperium.SPACES.map(({ id }) => [id, `space-${id}`]),
    );
  });

  it('shares no chapter, paragraph or clause with another book, so that an address finds the right one', () => {
    const idsOf = (guide: (typeof GUIDES)[number]) => [
      ...guide.places.clauses,
      ...guide.places.chapters.map(({ id }) => `chapter ${id}`),
      ...guide.places.paragraphs.map(({ id }) => `paragraph ${id}`),
    ];
    const all = GUIDES.flatMap(idsOf);
    expect(all.filter((id, k) => all.indexOf(id) !== k)).toEqual([]);
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

  it('has a worked example in every chapter that is more than a list', () => {
    const without = CHAPTERS.filter(
      ({ sections: parts }) =>
        !parts.some((part) => part.paragraphs.some((p) => 'kind' in p && p.kind === 'example')),
    ).map(({ id }) => id);
    expect(without).toEqual(['table', 'preparation', 'spaces']);
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

  it('names the same cards and terms as English, and as often', () => {
    const marks = (text: string) => [
      (text.match(/(?<![*])[*][^*]+[*](?![*])/g) ?? []).length,
      ...(text.match(/\[\[[\w-]+/g) ?? []).sort(),
    ];
    const master = new Map(textsOf(bookFor('en')));
    for (const [id, text] of textsOf(book))
      expect([id, marks(text)]).toEqual([id, marks(master.get(id) ?? '')]);
  });

  it('gives every link words of its own, as nouns change their form', () => {
    expect(textsOf(book).filter(([, text]) => /\[\[[\w-]+\]\]/.test(text))).toEqual([]);
  });

  it('gives no number that English does not give', () => {
    const numbers = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
    const master = new Map(textsOf(bookFor('en')));
    const strange = textsOf(book).flatMap(([id, text]) =>
      numbers(text)
        .filter((number) => !numbers(master.get(id) ?? '').includes(number))
        .map((number) => `${id}: ${number}`),
    );
    expect(strange).toEqual([]);
  });
});
