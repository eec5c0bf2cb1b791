import type { Difficulty, LeaderId } from '../names';

/** A Leader by name, one dealt by chance, or one that is asked for when the game begins (I2.4). */
export type LeaderChoice = LeaderId | 'dealt' | 'ask';

export interface GameOptions {
  /** People at the table. Two play with House Hagal (I12), one against two Rivals (I13). */
  readonly players: 1 | 2 | 3 | 4;
  /** 32-bit seed of the game's random stream. */
  readonly seed: number;
  /** One name per seat, House Hagal and the Rivals included. */
  readonly names: readonly string[];
  /** One for each seat that has a Leader; all are dealt when left out. */
  readonly leaders?: readonly LeaderChoice[];
  /** Solo alone (I13.2); Mercenary when left out. */
  readonly difficulty?: Difficulty;
}

/** Seats at the table, in clockwise order: people first, then House Hagal or the Rivals. */
export function seatCount(options: GameOptions): number {
  return options.players < 3 ? 3 : options.players;
}

export function isSolo(options: GameOptions): boolean {
  return options.players === 1;
}

/** Does House Hagal play along as the third of two players (I12)? */
export function hasHagal(options: GameOptions): boolean {
  return options.players === 2;
}

export function isPerson(options: GameOptions, seat: number): boolean {
  return seat < options.players;
}

/** Seats with a Leader of their own: all but House Hagal (I12.9, I13.1). */
export function leaderSeats(options: GameOptions): number {
  return hasHagal(options) ? 2 : seatCount(options);
}

export function leaderChoice(options: GameOptions, seat: number): LeaderChoice {
  return options.leaders?.[seat] ?? 'dealt';
}

export function difficultyOf(options: GameOptions): Difficulty {
  return options.difficulty ?? 'mercenary';
}
