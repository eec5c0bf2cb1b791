import { item } from '../../core/at';
import { SIDES } from '../names';
import type { Side } from '../names';

export const MODES = ['two', 'mahdi', 'three', 'four', 'mahdiTwo'] as const;
/**
 * Two players; alone against the Mahdi automaton; three, two of whom share a side; four, who share both; two who share the
 * Atreides against the automaton (R1.1, R14.0).
 */
export type Mode = (typeof MODES)[number];

export interface GameOptions {
  readonly mode: Mode;
  /** 32-bit seed of the game's random stream. */
  readonly seed: number;
  /** One name per seat. */
  readonly names: readonly string[];
  /** Three players: the side that two of them share; the Harkonnen, unless it is said otherwise (R1.1). */
  readonly shared?: Side;
  /** Solo: who breaks ties that the criteria leave (R14.0): the human, unless it is left to chance. */
  readonly ties?: 'ask' | 'random';
}

/** Does the automaton lead the Harkonnen (R14)? */
export function isSolo({ mode }: GameOptions): boolean {
  return mode === 'mahdi' || mode === 'mahdiTwo';
}

/** The sides that two people share in each mode; with three it is the options' to say (R1.1, R14.0). */
const SHARED: Readonly<Record<Exclude<Mode, 'three'>, readonly Side[]>> = {
  two: [],
  mahdi: [],
  four: SIDES,
  mahdiTwo: ['atreides'],
};

/** Do two people share a side (index in SIDES)? */
export function isShared({ mode, shared = 'harkonnen' }: GameOptions, side: number): boolean {
  const name = item(SIDES, side);
  return mode === 'three' ? name === shared : SHARED[mode].includes(name);
}

/** May its people show each other their cards only under a cone of silence? Against the automaton they need none (R14.0). */
export function hasCones(options: GameOptions, side: number): boolean {
  return isShared(options, side) && !isSolo(options);
}
