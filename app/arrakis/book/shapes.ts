import type { ClauseId } from './clauses';
import type { DiagramId } from './diagrams';

/** `ruling`: closes a gap that the printed rules leave. `edition`: says which edition is played where they differ. */
export type ParagraphKind = 'text' | 'example' | 'ruling' | 'edition';

export interface ParagraphShape {
  readonly id: string;
  readonly clauses: readonly [ClauseId, ...ClauseId[]];
  /** Plain text, if it says nothing else. */
  readonly kind?: Exclude<ParagraphKind, 'text'>;
  readonly diagram?: DiagramId;
  /** Has a number that no source gives. */
  readonly reconstructed?: true;
}

export interface SectionShape {
  readonly id: string;
  readonly paragraphs: readonly ParagraphShape[];
}

export interface ChapterShape {
  readonly id: string;
  readonly sections: readonly SectionShape[];
}
