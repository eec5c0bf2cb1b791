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
  /** For a term: the paragraph that explains it. */
  readonly explained?: string;
  /** What players say for it and it does not say itself. */
  readonly asked?: string;
  /** It is for other games than the usual one, or only shows or weighs a rule: less likely what is asked for. */
  readonly aside?: boolean;
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
  const asked = guide.playersWords?.[language].asked ?? {};
  const others = new Set(places.chapters.filter(({ aside }) => aside).map(({ id }) => id));
  const idOf = (kind: FoundKind, place: string) => `${game}/${kind}:${place}`;
  return [
    ...places.paragraphs.map(({ chapter, section, id, shape }): Document => ({
      id: idOf('paragraph', id),
      game,
      kind: 'paragraph',
      place: id,
      title: `${chapterTitle(book, chapter)} · ${sectionTitle(book, chapter, section)}`,
      text: plainWords(paragraphText(book, chapter, id), names),
      asked: asked[id] ?? '',
      aside: others.has(chapter) || shape.kind === 'example' || shape.kind === 'edition',
      clauses: shape.clauses.join(' '),
      href: null,
    })),
    ...places.terms.map(({ id, see }): Document => ({
      id: idOf('term', id),
      game,
      kind: 'term',
      place: id,
      title: book.glossary[id]?.term ?? '',
      text: plainWords(book.glossary[id]?.text ?? '', names),
      explained: idOf('paragraph', see),
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
