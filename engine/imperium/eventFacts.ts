import type { GameEvent } from './events';

/** What an event sounds like. */
export const EVENT_SOUNDS = ['end', 'battle', 'round', 'card', 'place', 'coins', 'sand'] as const;
export type EventSound = (typeof EVENT_SOUNDS)[number];

/** What is true of every event of a type, wherever it is logged, told, sounded, animated or taken back. */
export interface EventFacts {
  /** By everybody, or only by the seat that its `only` names. */
  readonly seen: 'all' | 'owner';
  /** Somebody has learnt something: the move cannot be taken back any more. */
  readonly reveals: boolean;
  /** A line of its own, a line that stands out, a line that another event of the same step implies, or none. */
  readonly told: 'headline' | 'line' | 'implied' | 'never';
  /** It only follows from the step before and is told with it. */
  readonly follows: boolean;
  readonly sound: EventSound | null;
  /** What it feels like in the hand. */
  readonly touch: 'battle' | null;
  /** The board shows it as a motion. */
  readonly moves: boolean;
}

const PLAIN = {
  seen: 'all',
  reveals: false,
  told: 'line',
  follows: false,
  sound: null,
  touch: null,
  moves: false,
} as const satisfies EventFacts;

const FOLLOWS = { ...PLAIN, follows: true } as const satisfies EventFacts;

/** One row for each type of event: a new type does not compile before all of this has been decided for it. */
export const EVENT_FACTS: { readonly [T in GameEvent['type']]: EventFacts } = {
  roundBegins: { ...PLAIN, told: 'headline', sound: 'round' },
  phase: PLAIN,
  leaderTaken: PLAIN,
  conflictRevealed: { ...PLAIN, reveals: true, told: 'headline', sound: 'card' },
  turnBegins: { ...PLAIN, told: 'implied' },
  turnPassed: PLAIN,
  cardsDrawn: { ...PLAIN, reveals: true, sound: 'card' },
  cardsSeen: { ...PLAIN, seen: 'owner', reveals: true },
  deckShuffled: FOLLOWS,
  cardPlayed: { ...PLAIN, sound: 'card' },
  cardsRevealed: { ...PLAIN, reveals: true, sound: 'card' },
  cardAcquired: { ...PLAIN, sound: 'card', moves: true },
  rowRefilled: { ...FOLLOWS, reveals: true },
  cardSetAside: PLAIN,
  cardTrashed: PLAIN,
  cardDiscarded: PLAIN,
  cardReturned: PLAIN,
  intrigueDrawn: { ...PLAIN, reveals: true, sound: 'card' },
  intrigueSeen: { ...PLAIN, seen: 'owner', reveals: true },
  intriguePlayed: { ...PLAIN, told: 'headline', sound: 'card' },
  intrigueStolen: { ...PLAIN, reveals: true },
  intrigueDiscarded: { ...FOLLOWS, reveals: true },
  intrigueShuffled: FOLLOWS,
  agentSent: { ...PLAIN, sound: 'place', moves: true },
  agentRecalled: { ...PLAIN, moves: true },
  effect: { ...PLAIN, told: 'never' },
  paid: { ...FOLLOWS, sound: 'coins' },
  gained: { ...FOLLOWS, sound: 'coins' },
  persuasion: FOLLOWS,
  swords: FOLLOWS,
  points: { ...FOLLOWS, told: 'headline', moves: true },
  influence: { ...FOLLOWS, moves: true },
  alliance: { ...FOLLOWS, told: 'headline', moves: true },
  recruited: { ...FOLLOWS, sound: 'place', moves: true },
  deployed: { ...PLAIN, sound: 'sand', moves: true },
  retreated: { ...PLAIN, sound: 'sand', moves: true },
  troopsLost: { ...FOLLOWS, moves: true },
  mentatTaken: { ...PLAIN, moves: true },
  councilSeat: PLAIN,
  swordmaster: PLAIN,
  spaceBlocked: PLAIN,
  masterstrokeChosen: { ...PLAIN, seen: 'owner', reveals: true },
  masterstroke: { ...PLAIN, reveals: true, told: 'headline' },
  strengthSet: PLAIN,
  combatPassed: PLAIN,
  conflictResolved: { ...PLAIN, told: 'headline', sound: 'battle', touch: 'battle' },
  reward: FOLLOWS,
  control: { ...FOLLOWS, moves: true },
  bonusSpice: { ...FOLLOWS, moves: true },
  agentsRecalled: { ...PLAIN, moves: true },
  hagal: { ...PLAIN, reveals: true },
  endgame: { ...PLAIN, told: 'headline' },
  victory: { ...PLAIN, told: 'headline', sound: 'end', touch: 'battle' },
};
