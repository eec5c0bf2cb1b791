import type { Step } from '../cards/step';
import type { House, LeaderId } from '../names';

/** A Leader (I10.3). The left ability is a rule of its own; the right one runs when the Signet Ring is played. */
export interface LeaderFact {
  readonly id: LeaderId;
  readonly name: string;
  readonly house: House;
  /** Complexity, 1 to 3 (I2.4). */
  readonly dots: number;
  readonly left: string;
  readonly signet: string;
  readonly signetEffect: readonly Step[];
}

/** In the order of LEADERS. */
export const LEADER_FACTS: readonly LeaderFact[] = [
  { id: 'paul', name: 'Paul Atreides', house: 'atreides', dots: 1, left: 'Prescience', signet: 'Discipline', signetEffect: [{ do: 'draw', n: 1 }] },
  { id: 'leto', name: 'Duke Leto Atreides', house: 'atreides', dots: 2, left: 'Landsraad Popularity', signet: 'Prudent Diplomacy', signetEffect: [{ do: 'pay', cost: { spice: 1 }, then: [{ do: 'influenceAny', n: 1, behind: true }] }] },
  { id: 'baron', name: 'Baron Vladimir Harkonnen', house: 'harkonnen', dots: 3, left: 'Masterstroke', signet: 'Scheme', signetEffect: [{ do: 'pay', cost: { solari: 1 }, then: [{ do: 'intrigue', n: 1 }] }] },
  { id: 'rabban', name: 'Glossu "The Beast" Rabban', house: 'harkonnen', dots: 1, left: 'Arrakis Fiefdom', signet: 'Brutality', signetEffect: [{ do: 'if', cond: { test: 'anyAlliance' }, then: [{ do: 'recruit', n: 2 }], else: [{ do: 'recruit', n: 1 }] }] },
  { id: 'ariana', name: 'Countess Ariana Thorvald', house: 'thorvald', dots: 3, left: 'Spice Addict', signet: 'Hidden Reservoir', signetEffect: [{ do: 'gain', water: 1 }] },
  { id: 'memnon', name: 'Earl Memnon Thorvald', house: 'thorvald', dots: 1, left: 'Connections', signet: 'Spice Hoard', signetEffect: [{ do: 'gain', spice: 1 }] },
  { id: 'ilban', name: 'Count Ilban Richese', house: 'richese', dots: 1, left: 'Ruthless Negotiator', signet: 'Manufacturing', signetEffect: [{ do: 'gain', solari: 1 }] },
  { id: 'helena', name: 'Helena Richese', house: 'richese', dots: 2, left: 'Eyes Everywhere', signet: 'Manipulate', signetEffect: [{ do: 'setAsideRowCard' }] },
];
