export const MODES = ['two', 'mahdi'] as const;
/** Two players, or alone against the Mahdi automaton (R1.1). */
export type Mode = (typeof MODES)[number];

export interface GameOptions {
  readonly mode: Mode;
  /** 32-bit seed of the game's random stream. */
  readonly seed: number;
  /** One name per seat. */
  readonly names: readonly string[];
  /** Solo: who breaks ties that the criteria leave (R14.0): the human, unless it is left to chance. */
  readonly ties?: 'ask' | 'random';
}

export function isSolo(options: GameOptions): boolean {
  return options.mode === 'mahdi';
}
