/** Why a file is not taken: the screen turns the code into a sentence that says where and what. */
export const GAME_FILE_FAULTS = [
  'tooBig',
  'notOurs',
  'version',
  'unknownGame',
  'line',
  'missing',
  'options',
  'position',
  'number',
  'unknownMove',
  'illegalMove',
  'tooManyMoves',
  'length',
  'fingerprint',
] as const;
export type GameFileFault = (typeof GAME_FILE_FAULTS)[number];

export class GameFileError extends Error {
  constructor(
    readonly fault: GameFileFault,
    /** Line of the file, counted from 1; 0 when it is the file as a whole. */
    readonly line: number,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`line ${line}: ${fault} ${JSON.stringify(values)}`);
    this.name = 'GameFileError';
  }
}
