import type { ClauseId } from './clauses';
import { CLAUSES } from './clauses';
import type { ParagraphShape } from './shapes';
import { CHAPTERS } from './structure';
import { TERMS } from './terms';
import type { ChapterId, ParagraphId, SectionId } from './ids';
import type { TermId } from './terms';
import type { Book } from './types';

/** A place in the rules book. */
export type Place =
  | { readonly at: 'contents' }
  | { readonly at: 'chapter'; readonly chapter: ChapterId; readonly paragraph: ParagraphId | null }
  | { readonly at: 'glossary'; readonly term: TermId | null }
  | { readonly at: 'unknown'; readonly name: string };

export interface PlacedParagraph {
  readonly chapter: ChapterId;
  readonly section: SectionId;
  readonly id: ParagraphId;
  readonly shape: ParagraphShape;
}

/** All paragraphs in reading order. */
export const PARAGRAPHS: readonly PlacedParagraph[] = CHAPTERS.flatMap((chapter) =>
  chapter.sections.flatMap((section) =>
    section.paragraphs.map((shape): PlacedParagraph => ({
      chapter: chapter.id,
      section: section.id,
      id: shape.id,
      shape,
    })),
  ),
);

const byId = new Map<string, PlacedParagraph>(PARAGRAPHS.map((placed) => [placed.id, placed]));

export function paragraphAt(id: string): PlacedParagraph | null {
  return byId.get(id) ?? null;
}

export function isClause(name: string): name is ClauseId {
  return CLAUSES.some((clause) => clause === name);
}

/** The paragraph that explains a clause: one that is about it alone if there is one, examples last. */
export function paragraphOf(clause: ClauseId): PlacedParagraph | null {
  const candidates = PARAGRAPHS.filter(({ shape }) => shape.clauses.includes(clause));
  const rank = ({ shape }: PlacedParagraph): number =>
    (shape.kind === 'example' ? 100 : shape.kind === undefined ? 0 : 50) +
    10 * shape.clauses.indexOf(clause) +
    shape.clauses.length;
  return [...candidates].sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The paragraphs that say which edition is played on one of these clauses. */
export function editionsOf(clauses: readonly string[]): readonly PlacedParagraph[] {
  return PARAGRAPHS.filter(
    ({ shape }) => shape.kind === 'edition' && shape.clauses.some((clause) => clauses.includes(clause)),
  );
}

export interface Address {
  readonly chapter?: string;
  readonly paragraph?: string;
  readonly clause?: string;
  readonly term?: string;
  readonly part?: string;
}

/** The place that an address such as `?clause=R7.13` points to. */
export function placeOf({ chapter, paragraph, clause, term, part }: Address): Place {
  if (clause !== undefined && clause !== '') {
    const found = isClause(clause) ? paragraphOf(clause) : null;
    return found
      ? { at: 'chapter', chapter: found.chapter, paragraph: found.id }
      : { at: 'unknown', name: clause };
  }
  if (paragraph !== undefined && paragraph !== '') {
    const found = paragraphAt(paragraph);
    return found
      ? { at: 'chapter', chapter: found.chapter, paragraph: found.id }
      : { at: 'unknown', name: paragraph };
  }
  if (term !== undefined && term !== '') {
    const found = TERMS.find(({ id }) => id === term);
    return found ? { at: 'glossary', term: found.id } : { at: 'unknown', name: term };
  }
  if (chapter !== undefined && chapter !== '') {
    const found = CHAPTERS.find(({ id }) => id === chapter);
    return found ? { at: 'chapter', chapter: found.id, paragraph: null } : { at: 'unknown', name: chapter };
  }
  return part === 'glossary' ? { at: 'glossary', term: null } : { at: 'contents' };
}

/** The words of a paragraph. */
export function paragraphText(book: Book, chapter: ChapterId, id: ParagraphId): string {
  const texts: Readonly<Partial<Record<ParagraphId, string>>> = book.chapters[chapter].paragraphs;
  return texts[id] ?? '';
}

export function sectionTitle(book: Book, chapter: ChapterId, id: SectionId): string {
  const titles: Readonly<Partial<Record<SectionId, string>>> = book.chapters[chapter].sections;
  return titles[id] ?? '';
}

/** Every paragraph with its words. */
export function everyParagraph(book: Book): readonly {
  readonly paragraph: ParagraphShape;
  readonly section: string;
  readonly text: string;
}[] {
  return PARAGRAPHS.map(({ chapter, section, id, shape }) => ({
    paragraph: shape,
    section: `${book.chapters[chapter].title} · ${sectionTitle(book, chapter, section)}`,
    text: paragraphText(book, chapter, id),
  }));
}
