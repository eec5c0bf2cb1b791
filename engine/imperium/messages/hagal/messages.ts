import type { HagalDeed } from '../../events';

/** What House Hagal and the Rivals do, and why (I12, I13). One message for each deed, or it does not compile. */
export const HAGAL_MESSAGES = {
  'hagal.reveals': ['who', 'card'],
  'hagal.ignores': ['who', 'card'],
  'hagal.reshuffles': ['who'],
  'hagal.finds-no-space': ['who'],
  'hagal.goes': ['who', 'space'],
  'hagal.harvests': ['who', 'space'],
  'hagal.clears-spice': ['who', 'space', 'spice'],
  'hagal.signet': ['who'],
  'hagal.holds-back': ['who'],
  'hagal.swords': ['who', 'swords'],
  'hagal.spends': ['who', 'things'],
  'hagal.least-influence': ['who', 'faction'],
  'hagal.removes-control': ['who', 'space'],
  'hagal.swordmaster': ['who'],
} as const satisfies Record<`hagal.${HagalDeed}`, readonly string[]>;
export type HagalMessage = keyof typeof HAGAL_MESSAGES;
