import { PLAIN_EVENT } from '../../core/eventFacts';
import type { AnyEventFacts } from '../../core/eventFacts';
import type { GameEvent } from './event';

/** What an event sounds like. */
export const EVENT_SOUNDS = [
  'end',
  'blast',
  'worm',
  'storm',
  'battle',
  'dice',
  'round',
  'sand',
  'card',
  'place',
] as const;
export type EventSound = (typeof EVENT_SOUNDS)[number];

export interface EventFacts extends AnyEventFacts<EventSound, 'battle' | 'dice'> {
  /** Something is to be done with pieces or cards when it happens on a table of one's own. */
  readonly handled: boolean;
}

const PLAIN = { ...PLAIN_EVENT, handled: true } as const satisfies EventFacts;

/** One row for each type of event: a new type does not compile before all of this has been decided for it. */
export const EVENT_FACTS: { readonly [T in GameEvent['type']]: EventFacts } = {
  roundBegins: { ...PLAIN, told: 'headline', sound: 'round' },
  phase: { ...PLAIN, handled: false },
  cardsDrawn: { ...PLAIN, reveals: true, sound: 'card' },
  cardsSeen: { ...PLAIN, seen: 'owner', reveals: true },
  cardDiscarded: { ...PLAIN, follows: true },
  cardPlayed: { ...PLAIN, sound: 'card' },
  prescienceRevealed: { ...PLAIN, reveals: true },
  prescienceClaimed: PLAIN,
  prescienceDropped: PLAIN,
  vehiclePlaced: { ...PLAIN, sound: 'place' },
  vehicleRemoved: PLAIN,
  diceRolled: { ...PLAIN, sound: 'dice', touch: 'dice', handled: false },
  dieTurned: PLAIN,
  tokenUsed: PLAIN,
  dieSpent: { ...PLAIN, told: 'implied', handled: false },
  desertPower: PLAIN,
  leaderActs: { ...PLAIN, follows: true },
  moved: { ...PLAIN, sound: 'sand', moves: true },
  deployed: { ...PLAIN, sound: 'place' },
  tokenDeployed: { ...PLAIN, sound: 'place' },
  tokenSeen: { ...PLAIN, seen: 'owner', reveals: true },
  tokenRevealed: { ...PLAIN, reveals: true, follows: true },
  sietchRevealed: { ...PLAIN, reveals: true, follows: true },
  replaced: { ...PLAIN, sound: 'place' },
  removed: { ...PLAIN, follows: true },
  leaderEnters: PLAIN,
  leaderGone: PLAIN,
  leaderToTank: { ...PLAIN, follows: true },
  leaderSwapped: PLAIN,
  attack: { ...PLAIN, told: 'headline', sound: 'battle', touch: 'battle' },
  combatDice: { ...PLAIN, sound: 'dice', touch: 'dice', moves: true },
  hits: { ...PLAIN, follows: true },
  battleContinues: PLAIN,
  battleEnds: { ...PLAIN, follows: true },
  settlementDestroyed: { ...PLAIN, sound: 'blast', touch: 'battle', moves: true },
  stationClaimed: { ...PLAIN, reveals: true },
  markerMoved: PLAIN,
  supremacy: { ...PLAIN, follows: true },
  wormsignPlaced: { ...PLAIN, sound: 'place' },
  wormsignTurned: { ...PLAIN, reveals: true },
  wormsignRemoved: PLAIN,
  wormPlaced: { ...PLAIN, sound: 'worm', moves: true },
  wormMoved: { ...PLAIN, sound: 'worm', moves: true },
  wormAttacks: { ...PLAIN, sound: 'worm', touch: 'battle', moves: true },
  wormLeaves: PLAIN,
  storm: { ...PLAIN, sound: 'storm', touch: 'battle', moves: true },
  spice: PLAIN,
  imperiumMarker: PLAIN,
  ban: { ...PLAIN, follows: true },
  beneGesserit: PLAIN,
  atomics: { ...PLAIN, sound: 'blast', touch: 'battle', moves: true },
  lasting: PLAIN,
  objectiveDrawn: { ...PLAIN, reveals: true },
  step: { ...PLAIN, told: 'never', handled: false },
  reinforced: { ...PLAIN, follows: true },
  tactics: PLAIN,
  garrison: { ...PLAIN, follows: true, sound: 'place' },
  mahdi: { ...PLAIN, told: 'implied', handled: false },
  victory: { ...PLAIN, told: 'headline', sound: 'end', touch: 'battle' },
};
