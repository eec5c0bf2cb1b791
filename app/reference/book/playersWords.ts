/** How players ask for what a book says. */
export interface PlayersWords<Paragraph extends string = string> {
  /** Words of players, and the words of the book that they may mean. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Words by which a paragraph is asked for that it does not use itself. */
  readonly asked: Readonly<Partial<Record<Paragraph, string>>>;
}
