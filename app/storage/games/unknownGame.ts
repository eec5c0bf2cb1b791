/** The rules of this game are not part of this version of the app. What is stored of it stays stored. */
export class UnknownGame extends Error {
  constructor(
    /** Id of the game. */
    readonly kind: string,
  ) {
    super(`no rules for ${kind}`);
    this.name = 'UnknownGame';
  }
}
