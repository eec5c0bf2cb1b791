import type { arrakis } from '../../../engine';

/** A game of chance for measuring: the same on every device. */
export const trialOptions: arrakis.GameOptions = { mode: 'two', seed: 1965, names: ['Trial A', 'Trial B'] };
