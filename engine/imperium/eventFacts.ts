import { PLAIN_EVENT } from '../core/eventFacts';
import type { AnyEventFacts } from '../core/eventFacts';
import type { GameEvent } from './events';

/** What an event sounds like. */
export const EVENT_SOUNDS = ['end', 'battle', 'round', 'card', 'place', 'coins', 'sand'] as const;
export type EventSound = (typeof EVENT_SOUNDS)[number];

export type EventFacts = AnyEventFacts<EventSound, 'battle'>;

const PLAIN = PLAIN_EVENT satisfies EventFacts;

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
