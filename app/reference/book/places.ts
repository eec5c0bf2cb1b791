import type { ChapterShape, ParagraphShape, TermShape } from './shapes';
import type { BookWords } from './types';

/** A place in a rules book. */
export type Place =
  | { readonly at: 'contents' }
  | { readonly at: 'chapter'; readonly chapter: string; readonly paragraph: string | null }
  | { readonly at: 'glossary'; readonly term: string | null }
  | { readonly at: 'unknown'; readonly name: string };

export interface PlacedParagraph {
  readonly chapter: string;
  readonly section: string;
  readonly id: string;
  readonly shape: ParagraphShape;
}

export interface Address {
  readonly chapter?: string;
  readonly paragraph?: string;
  readonly clause?: string;
  readonly term?: string;
  readonly part?: string;
}

/** What a book consists of, in any language. */
export interface BookShape {
  readonly clauses: readonly string[];
  readonly chapters: readonly ChapterShape[];
  readonly terms: readonly TermShape[];
}

/** A book with its places looked up. */
export interface BookPlaces extends BookShape {
  /** All paragraphs in reading order. */
  readonly paragraphs: readonly PlacedParagraph[];
  paragraphAt(id: string): PlacedParagraph | null;
  isClause(name: string): boolean;
  /** The paragraph that explains a clause: one that is about it alone if there is one, examples last. */
  paragraphOf(clause: string): PlacedParagraph | null;
  /** The paragraphs that say which edition is played on one of these clauses. */
  editionsOf(clauses: readonly string[]): readonly PlacedParagraph[];
  /** The place that an address such as `?clause=R7.13` points to. */
  placeOf(address: Address): Place;
}

function rank({ shape }: PlacedParagraph, clause: string): number {
  const kind = shape.kind === 'example' ? 100 : shape.kind === undefined ? 0 : 50;
  return kind + 10 * shape.clauses.indexOf(clause) + shape.clauses.length;
}

export function bookPlaces({ clauses, chapters, terms }: BookShape): BookPlaces {
  const paragraphs = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.paragraphs.map((shape): PlacedParagraph => ({
        chapter: chapter.id,
        section: section.id,
        id: shape.id,
        shape,
      })),
    ),
  );
  const byId = new Map(paragraphs.map((placed) => [placed.id, placed]));
  const known = new Set(clauses);
  const paragraphAt = (id: string) => byId.get(id) ?? null;
  const paragraphOf = (clause: string) =>
    paragraphs
      .filter(({ shape }) => shape.clauses.includes(clause))
      .sort((a, b) => rank(a, clause) - rank(b, clause))[0] ?? null;
  const opened = (found: PlacedParagraph | null, name: string): Place =>
    found ? { at: 'chapter', chapter: found.chapter, paragraph: found.id } : { at: 'unknown', name };

  return {
    clauses,
    chapters,
    terms,
    paragraphs,
    paragraphAt,
    isClause: (name) => known.has(name),
    paragraphOf,
    editionsOf: (asked) =>
      paragraphs.filter(
        ({ shape }) => shape.kind === 'edition' && shape.clauses.some((clause) => asked.includes(clause)),
      ),
    placeOf({ chapter, paragraph, clause, term, part }) {
      if (clause !== undefined && clause !== '')
        return opened(known.has(clause) ? paragraphOf(clause) : null, clause);
      if (paragraph !== undefined && paragraph !== '') return opened(paragraphAt(paragraph), paragraph);
      if (term !== undefined && term !== '') {
        const found = terms.find(({ id }) => id === term);
        return found ? { at: 'glossary', term: found.id } : { at: 'unknown', name: term };
      }
      if (chapter !== undefined && chapter !== '') {
        const found = chapters.find(({ id }) => id === chapter);
        return found
          ? { at: 'chapter', chapter: found.id, paragraph: null }
          : { at: 'unknown', name: chapter };
      }
      return part === 'glossary' ? { at: 'glossary', term: null } : { at: 'contents' };
    },
  };
}

/** The words of a paragraph. */
export function paragraphText(book: BookWords, chapter: string, id: string): string {
  return book.chapters[chapter]?.paragraphs[id] ?? '';
}

export function sectionTitle(book: BookWords, chapter: string, id: string): string {
  return book.chapters[chapter]?.sections[id] ?? '';
}

export function chapterTitle(book: BookWords, chapter: string): string {
  return book.chapters[chapter]?.title ?? '';
}
