/**
 * A game as a text: a head of `Name: value` lines, the starting position if the record does not begin with a new game,
 * then the moves in the engine's notation, numbered, a line for each run of decisions of one team. Lines that
 * begin with `#` are remarks. One kind of remark is read: the numbers of moves that were made with one tap and are taken
 * back together. Whoever does not know it reads the same game.
 */
export const FILE_VERSION = 1;
export const FILE_TITLE = 'Sietch game file';
export const FILE_EXTENSION = 'sietch.txt';

export const HEAD = ['Name', 'Game', 'Engine', 'Options', 'Created', 'Length', 'Fingerprint'] as const;
export type HeadField = (typeof HEAD)[number];

export const POSITION_TITLE = 'Position:';
export const MOVES_TITLE = 'Moves:';
export const MOVES_PER_LINE = 8;
/** In place of a fingerprint, when the app that wrote the file does not know the game. */
export const NO_FINGERPRINT = '-';
/** `# Made with one tap: 12-13 40-42`. */
export const TAPS_REMARK = '# Made with one tap:';
export const TAPS_PER_LINE = 12;

/** A name that every file system takes. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w\- ]+/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60);
  return `${plain === '' ? 'game' : plain}.${FILE_EXTENSION}`;
}
