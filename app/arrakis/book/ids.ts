import type { CHAPTERS } from './structure';

type Chapters = (typeof CHAPTERS)[number];
type ChapterOf<C extends ChapterId> = Extract<Chapters, { readonly id: C }>;

/** The sections of one chapter. */
export type SectionsOf<C extends ChapterId> = ChapterOf<C>['sections'][number];

export type ChapterId = Chapters['id'];
export type ParagraphId = Chapters['sections'][number]['paragraphs'][number]['id'];
