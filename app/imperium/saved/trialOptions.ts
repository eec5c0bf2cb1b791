import type { imperium } from '../../../engine';

/** A game of chance for measuring: the same on every device. */
export const trialOptions: imperium.GameOptions = {
  players: 3,
  seed: 1965,
  names: ['Trial A', 'Trial B', 'Trial C'],
};
