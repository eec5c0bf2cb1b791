import type { ChapterWords, Glossary } from '../../reference/book/types';
import type { DiagramId, DiagramLabel } from './diagrams';
import type { ChapterId, SectionsOf } from './ids';
import type { TermId } from './terms';

/** One chapter in one language, with exactly the sections and paragraphs of the structure. */
export type ChapterText<C extends ChapterId> = ChapterWords<
  SectionsOf<C>['id'],
  SectionsOf<C>['paragraphs'][number]['id']
>;

export type GlossaryText = Glossary<TermId>;

export type DiagramTexts = {
  readonly [D in DiagramId]: {
    readonly caption: string;
    readonly labels: Readonly<Record<DiagramLabel<D>, string>>;
  };
};

/** The book in one language; what its texts may hold is told with `BookWords`. */
export interface Book {
  readonly chapters: { readonly [C in ChapterId]: ChapterText<C> };
  readonly glossary: GlossaryText;
  readonly diagrams: DiagramTexts;
}
