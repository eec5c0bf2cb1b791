import type { Refusal } from '../core/illegalMove';

/** Reasons for refusing a move, in plain English. Other languages translate the code. */
export const REASONS = {
  notNow: 'This is not what is being decided now.',
  gameOver: 'The game is over.',
  notInHand: 'That card is not in your hand.',
  noIcon: 'No Agent icon of the card fits that space.',
  noIcons: 'A card without Agent icons cannot be played in an Agent turn.',
  noSpace: 'No space is open to that card.',
  noAgent: 'You have no Agent left.',
  occupied: 'An Agent stands there already.',
  blocked: 'The Voice keeps you away from that space.',
  cannotPay: 'You cannot pay for that.',
  needsInfluence: 'You need more Influence with the Fremen.',
  onceOnly: 'You have used that space in this game.',
  noSwordmaster: 'At this difficulty you cannot gain a Swordmaster.',
  mustResolve: 'There is something that must be resolved first.',
  compulsory: 'This cannot be declined.',
  notResolvable: 'That effect is not waiting, or does nothing now.',
  tooExpensive: 'You do not have enough Persuasion.',
  notForSale: 'That card cannot be acquired now.',
  wrongMoment: 'That card cannot be played at this moment.',
  requirement: 'The condition of the card is not met.',
  tooMany: 'There are not that many troops.',
  notThere: 'That is not there.',
} as const;
export type Reason = keyof typeof REASONS;

export function refuse(clause: string, reason: Reason): Refusal {
  return { clause, reason };
}
