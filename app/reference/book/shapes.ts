/** `ruling`: closes a gap that the printed rules leave. `edition`: says which edition is played where they differ. */
export type ParagraphKind = 'text' | 'example' | 'ruling' | 'edition';

/** A paragraph of a rules book: the clauses that it explains, and what stands beside its words. */
export interface ParagraphShape<Clause extends string = string, Diagram extends string = string> {
  readonly id: string;
  readonly clauses: readonly [Clause, ...Clause[]];
  /** Plain text, if it says nothing else. */
  readonly kind?: Exclude<ParagraphKind, 'text'>;
  readonly diagram?: Diagram;
  /** Has a number that no source gives. */
  readonly reconstructed?: true;
}

export interface SectionShape<Clause extends string = string, Diagram extends string = string> {
  readonly id: string;
  readonly paragraphs: readonly ParagraphShape<Clause, Diagram>[];
}

export interface ChapterShape<Clause extends string = string, Diagram extends string = string> {
  readonly id: string;
  /** For other games than the usual one: with more or fewer people, with an expansion. */
  readonly aside?: true;
  readonly sections: readonly SectionShape<Clause, Diagram>[];
}

/** A word of the game: the paragraph that explains it, and its clauses. */
export interface TermShape<Clause extends string = string, Paragraph extends string = string> {
  readonly id: string;
  readonly see: Paragraph;
  readonly clauses: readonly [Clause, ...Clause[]];
}
