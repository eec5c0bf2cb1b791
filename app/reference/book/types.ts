/** One chapter in one language. */
export interface ChapterWords<Section extends string = string, Paragraph extends string = string> {
  readonly title: string;
  /** What it is about, in a line. */
  readonly summary: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly paragraphs: Readonly<Record<Paragraph, string>>;
}

export type Glossary<Term extends string = string> = Readonly<
  Record<Term, { readonly term: string; readonly text: string }>
>;

/**
 * A rules book in one language, as the reader's screens see it. Texts may hold `[[legion|legions]]` (a link to the
 * glossary, with the words shown), `**strong**`, `*name of a card*`, and lines that begin with `- ` or `1. ` (lists).
 */
export interface BookWords {
  readonly chapters: Readonly<Record<string, ChapterWords>>;
  readonly glossary: Glossary;
}
