import type { arrakis } from '../../../engine';

/** The ways to play that can be chosen. */
export const OFFERED: readonly arrakis.Mode[] = ['mahdi', 'two', 'mahdiTwo', 'three', 'four'];
