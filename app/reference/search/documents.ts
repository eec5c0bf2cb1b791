import type { Href } from 'expo-router';

import type { Language } from '../../i18n/languages';
import { plainWords, termNames } from '../book/markup';
import { chapterTitle, paragraphText, sectionTitle } from '../book/places';
import type { Guide, ThingKind } from '../guide';

export type FoundKind = 'paragraph' | 'term' | ThingKind;

/** One thing that can be found. */
export interface Document {
  /** `arrakis/paragraph:retreat` */
  readonly id: string;
  readonly game: string;
  readonly kind: FoundKind;
  readonly place: string;
  readonly title: string;
  readonly text: string;
  /** Clauses, so that "R7.13" leads to its paragraph. */
  readonly clauses: string;
  /** Where it is shown; null for what stands in the book. */
  readonly href: Href | null;
}

/** All that can be found in one game: paragraphs, terms, and its things. */
export function documentsOf(guide: Guide, language: Language): readonly Document[] {
  const { game, places } = guide;
  const book = guide.bookFor(language);
  const names = termNames(book.glossary);
  const idOf = (kind: FoundKind, place: string) => `${game}/${kind}:${place}`;
  return [
    ...places.paragraphs.map(({ chapter, section, id, shape }): Document => ({
      id: idOf('paragraph', id),
      game,
      kind: 'paragraph',
      place: id,
      title: `${chapterTitle(book, chapter)} · ${sectionTitle(book, chapter, section)}`,
      text: plainWords(paragraphText(book, chapter, id), names),
      clauses: shape.clauses.join(' '),
      href: null,
    })),
    ...places.terms.map(({ id }): Document => ({
      id: idOf('term', id),
      game,
      kind: 'term',
      place: id,
      title: book.glossary[id]?.term ?? '',
      text: plainWords(book.glossary[id]?.text ?? '', names),
      clauses: '',
      href: null,
    })),
    ...guide.thingsIn(language).map(({ kind, id, title, text, href }): Document => ({
      id: idOf(kind, id),
      game,
      kind,
      place: id,
      title,
      text,
      clauses: '',
      href,
    })),
  ];
}
