import { seedFromText } from '../../engine';

const SEEDS = 0x1_0000_0000;

export function freshSeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

/** The seed that a player has typed: a number as it is shown at the end of a game, or any word. */
export function typedSeed(text: string): number {
  const tidy = text.trim();
  const number = /^\d{1,10}$/.test(tidy) ? Number(tidy) : SEEDS;
  return number < SEEDS ? number : seedFromText(tidy);
}
