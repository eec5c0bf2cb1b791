import type { DiagramId, DiagramLabel } from './diagrams';
import type { ChapterId, SectionsOf } from './ids';
import type { TermId } from './terms';

/** One chapter in one language, with exactly the sections and paragraphs of the structure. */
export interface ChapterText<C extends ChapterId> {
  readonly title: string;
  /** What it is about, in a line. */
  readonly summary: string;
  readonly sections: Readonly<Record<SectionsOf<C>['id'], string>>;
  readonly paragraphs: Readonly<Record<SectionsOf<C>['paragraphs'][number]['id'], string>>;
}

export type GlossaryText = Readonly<Record<TermId, { readonly term: string; readonly text: string }>>;

export type DiagramTexts = {
  readonly [D in DiagramId]: {
    readonly caption: string;
    readonly labels: Readonly<Record<DiagramLabel<D>, string>>;
  };
};

/**
 * The book in one language. Texts may hold `[[legion|legions]]` (a link to the glossary, with the words shown),
 * `**strong**`, `*name of a card*`, and lines that begin with `- ` or `1. ` (lists).
 */
export interface Book {
  readonly chapters: { readonly [C in ChapterId]: ChapterText<C> };
  readonly glossary: GlossaryText;
  readonly diagrams: DiagramTexts;
}
