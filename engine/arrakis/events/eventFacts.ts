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

/**
 * How much of the player's time an event takes when it is told: a moment is looked at and read, a beat is a motion, a line
 * stands in the log alone, and what is never told is no line either.
 */
export type EventRank = 'moment' | 'beat' | 'line' | 'never';

export interface EventFacts extends AnyEventFacts<EventSound, 'battle' | 'dice'> {
  readonly rank: EventRank;
  /** Somebody's hand does it, by a decision just made: who did it needs no telling of it. */
  readonly act: boolean;
  /** Something is to be done with pieces or cards when it happens on a table of one's own. */
  readonly handled: boolean;
}

const PLAIN = { ...PLAIN_EVENT, rank: 'line', act: false, handled: true } as const satisfies EventFacts;
const MOMENT = { ...PLAIN, rank: 'moment' } as const satisfies EventFacts;
const BEAT = { ...PLAIN, rank: 'beat' } as const satisfies EventFacts;

/** One row for each type of event: a new type does not compile before all of this has been decided for it. */
export const EVENT_FACTS: { readonly [T in GameEvent['type']]: EventFacts } = {
  roundBegins: { ...MOMENT, told: 'headline', sound: 'round' },
  phase: { ...PLAIN, handled: false },
  cardsDrawn: { ...PLAIN, reveals: true, sound: 'card' },
  cardsSeen: { ...PLAIN, seen: 'owner', reveals: true, rank: 'never' },
  cardsHanded: { ...PLAIN, reveals: true },
  cardDiscarded: { ...PLAIN, follows: true, act: true },
  cardPlayed: { ...MOMENT, sound: 'card', act: true },
  prescienceRevealed: { ...PLAIN, reveals: true },
  prescienceClaimed: MOMENT,
  prescienceDropped: { ...PLAIN, act: true },
  vehiclePlaced: { ...PLAIN, sound: 'place', act: true },
  vehicleRemoved: { ...PLAIN, act: true },
  diceRolled: { ...MOMENT, sound: 'dice', touch: 'dice', handled: false },
  diceDealt: { ...PLAIN, handled: false },
  dieTurned: { ...PLAIN, act: true },
  tokenUsed: { ...PLAIN, act: true },
  dieSpent: { ...BEAT, told: 'implied', handled: false, act: true },
  desertPower: { ...BEAT, act: true },
  leaderActs: { ...BEAT, follows: true, act: true },
  moved: { ...BEAT, sound: 'sand', moves: true, act: true },
  deployed: { ...PLAIN, sound: 'place', act: true },
  tokenDeployed: { ...PLAIN, sound: 'place', act: true },
  tokenSeen: { ...PLAIN, seen: 'owner', reveals: true, rank: 'never' },
  tokenRevealed: { ...MOMENT, reveals: true, follows: true, act: true },
  sietchRevealed: { ...MOMENT, reveals: true, follows: true },
  replaced: { ...PLAIN, sound: 'place', act: true },
  removed: { ...PLAIN, follows: true, act: true },
  leaderEnters: MOMENT,
  leaderGone: MOMENT,
  leaderToTank: { ...MOMENT, follows: true },
  leaderSwapped: { ...PLAIN, act: true },
  attack: { ...MOMENT, told: 'headline', sound: 'battle', touch: 'battle', act: true },
  combatDice: { ...MOMENT, sound: 'dice', touch: 'dice', moves: true },
  hits: { ...MOMENT, follows: true },
  battleContinues: PLAIN,
  battleEnds: { ...MOMENT, follows: true },
  settlementDestroyed: { ...MOMENT, sound: 'blast', touch: 'battle', moves: true },
  stationClaimed: { ...MOMENT, reveals: true },
  markerMoved: MOMENT,
  supremacy: { ...MOMENT, follows: true },
  wormsignPlaced: { ...PLAIN, sound: 'place' },
  wormsignTurned: { ...MOMENT, reveals: true },
  wormsignRemoved: PLAIN,
  wormPlaced: { ...BEAT, sound: 'worm', moves: true },
  wormMoved: { ...BEAT, sound: 'worm', moves: true, act: true },
  wormAttacks: { ...MOMENT, sound: 'worm', touch: 'battle', moves: true },
  wormLeaves: PLAIN,
  storm: { ...MOMENT, sound: 'storm', touch: 'battle', moves: true },
  spice: MOMENT,
  imperiumMarker: { ...PLAIN, act: true },
  ban: { ...MOMENT, follows: true },
  beneGesserit: PLAIN,
  atomics: { ...MOMENT, sound: 'blast', touch: 'battle', moves: true },
  lasting: PLAIN,
  objectiveDrawn: { ...PLAIN, reveals: true },
  coneSpent: { ...MOMENT, reveals: true, handled: false },
  coneEnds: { ...PLAIN, reveals: true, handled: false },
  step: { ...PLAIN, told: 'never', handled: false, rank: 'never' },
  reinforced: { ...PLAIN, follows: true },
  tactics: MOMENT,
  garrison: { ...PLAIN, follows: true, sound: 'place' },
  mahdi: { ...PLAIN, told: 'implied', handled: false, rank: 'never' },
  victory: { ...PLAIN, told: 'headline', sound: 'end', touch: 'battle' },
};
