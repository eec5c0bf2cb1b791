import type { GameEvent } from '../../events';

/** What the log says of each event; House Hagal has messages of its own. The check at the end names events without one. */
export const EVENT_MESSAGES = {
  'event.roundBegins': ['round', 'who'],
  'event.phase': ['phase'],
  'event.leaderTaken': ['who', 'leader'],
  'event.conflictRevealed': ['conflict'],
  'event.turnBegins': ['who'],
  'event.turnPassed': ['who'],

  'event.cardsDrawn': ['who', 'cards'],
  'event.cardsSeen': ['cards'],
  'event.deckShuffled': ['who'],
  'event.cardPlayed': ['who', 'card'],
  'event.cardsRevealed': ['who', 'cards'],
  'event.cardsRevealed.none': ['who'],
  'event.cardAcquired.discard': ['who', 'card'],
  'event.cardAcquired.deckTop': ['who', 'card'],
  'event.rowRefilled': ['card'],
  'event.cardSetAside': ['who', 'card'],
  'event.cardTrashed.hand': ['who', 'card'],
  'event.cardTrashed.discard': ['who', 'card'],
  'event.cardTrashed.play': ['who', 'card'],
  'event.cardTrashed.deck': ['who', 'card'],
  'event.cardTrashed.aside': ['card'],
  'event.cardDiscarded': ['who', 'card'],
  'event.cardReturned': ['who', 'card'],
  'event.intrigueDrawn': ['who', 'cards'],
  'event.intrigueSeen': ['cards'],
  'event.intriguePlayed': ['who', 'card'],
  'event.intrigueStolen': ['who', 'from'],
  'event.intrigueDiscarded': ['who', 'cards'],
  'event.intrigueShuffled': [],

  'event.agentSent': ['who', 'space'],
  'event.agentSent.from': ['who', 'space', 'from'],
  'event.agentRecalled': ['who', 'space'],
  'event.effect': ['who', 'source', 'effect'],
  'event.paid': ['who', 'things'],
  'event.gained': ['who', 'things'],
  'event.persuasion': ['who', 'persuasion', 'total'],
  'event.swords': ['who', 'swords', 'strength'],
  'event.points.up': ['who', 'points', 'total'],
  'event.points.down': ['who', 'points', 'total'],
  'event.influence.up': ['who', 'influence', 'faction', 'now'],
  'event.influence.down': ['who', 'influence', 'faction', 'now'],
  'event.alliance': ['who', 'faction'],
  'event.alliance.from': ['who', 'faction', 'from'],
  'event.alliance.returned': ['faction', 'from'],
  'event.recruited': ['who', 'troops'],
  'event.deployed.garrison': ['who', 'troops'],
  'event.deployed.supply': ['who', 'troops'],
  'event.retreated': ['who', 'troops'],
  'event.troopsLost.garrison': ['who', 'troops'],
  'event.troopsLost.conflict': ['who', 'troops'],
  'event.mentatTaken': ['who'],
  'event.councilSeat': ['who'],
  'event.swordmaster': ['who'],
  'event.spaceBlocked': ['who', 'space'],
  'event.masterstrokeChosen': ['factions'],
  'event.masterstroke': ['who', 'factions'],

  'event.strengthSet': ['who', 'strength'],
  'event.combatPassed': ['who'],
  'event.conflictResolved': ['who', 'strengths'],
  'event.conflictResolved.tie': ['strengths'],
  'event.conflictResolved.nobody': [],
  /** One of the strengths: "Ann 8". */
  'event.strength': ['who', 'strength'],
  'event.reward.1': ['who'],
  'event.reward.2': ['who'],
  'event.reward.3': ['who'],
  'event.control': ['who', 'space'],
  'event.control.removed': ['space'],
  'event.bonusSpice': ['space', 'spice'],
  'event.agentsRecalled': [],
  'event.endgame': [],
  'event.victory': ['who'],
} as const satisfies Record<string, readonly string[]>;

export type EventMessage = keyof typeof EVENT_MESSAGES;

type Unsaid<K extends string> = K extends K
  ? Extract<EventMessage, `event.${K}` | `event.${K}.${string}`> extends never
    ? K
    : never
  : never;
type NothingUnsaid<K extends never> = K;
/**
 * An error here names what has no message.
 * @public
 */
export type EventsComplete = NothingUnsaid<Unsaid<Exclude<GameEvent['type'], 'hagal'>>>;
