import type { House, LeaderId, Result, Side } from '../names';

/** Hits and shields that one special becomes in battle (R7.10). */
export interface CombatSymbols {
  readonly hits: number;
  readonly shields: number;
}

export interface LeaderFact {
  readonly id: LeaderId;
  readonly name: string;
  readonly side: Side;
  readonly house: House;
  /** The result under which the special action is offered; null: has none (R6.8). */
  readonly slot: Result | null;
  readonly startsInPlay: boolean;
  readonly combat: CombatSymbols;
  /** Names the parts that no source gives. */
  readonly reconstructed?: string;
}

/** Generic leaders turn a special into one hit (R7.10). */
export const GENERIC_COMBAT: CombatSymbols = { hits: 1, shields: 0 };

/** In the order of `LEADERS`. */
// prettier-ignore
export const LEADER_FACTS: readonly LeaderFact[] = [
  { id: 'paul', name: 'Paul Atreides', side: 'atreides', house: 'atreides', slot: 'leadership', startsInPlay: true, combat: { hits: 1, shields: 0 } },
  { id: 'muaddib', name: "Paul-Muad'Dib", side: 'atreides', house: 'fremen', slot: 'leadership', startsInPlay: false, combat: { hits: 2, shields: 1 }, reconstructed: 'special action' },
  { id: 'jessica', name: 'Lady Jessica', side: 'atreides', house: 'atreides', slot: 'mentat', startsInPlay: true, combat: { hits: 0, shields: 1 }, reconstructed: 'slot, special action' },
  { id: 'reverend-mother', name: 'Reverend Mother Jessica', side: 'atreides', house: 'atreides', slot: 'mentat', startsInPlay: false, combat: { hits: 0, shields: 2 }, reconstructed: 'slot, special action' },
  { id: 'gurney', name: 'Gurney Halleck', side: 'atreides', house: 'atreides', slot: null, startsInPlay: false, combat: { hits: 2, shields: 1 } },
  { id: 'alia', name: 'Alia', side: 'atreides', house: 'atreides', slot: 'house', startsInPlay: false, combat: { hits: 1, shields: 0 }, reconstructed: 'combat, slot, special action' },
  { id: 'stilgar', name: 'Stilgar', side: 'atreides', house: 'fremen', slot: 'strategy', startsInPlay: true, combat: { hits: 2, shields: 0 }, reconstructed: 'slot, special action' },
  { id: 'chani', name: 'Chani', side: 'atreides', house: 'fremen', slot: 'deployment', startsInPlay: false, combat: { hits: 1, shields: 1 }, reconstructed: 'slot, special action' },
  { id: 'rabban', name: 'Beast Rabban', side: 'harkonnen', house: 'harkonnen', slot: 'leadership', startsInPlay: true, combat: { hits: 2, shields: 0 } },
  { id: 'feyd', name: 'Feyd-Rautha', side: 'harkonnen', house: 'harkonnen', slot: 'leadership', startsInPlay: false, combat: { hits: 2, shields: 1 } },
  { id: 'baron', name: 'Baron Harkonnen', side: 'harkonnen', house: 'harkonnen', slot: 'house', startsInPlay: true, combat: { hits: 0, shields: 2 } },
  { id: 'hawat', name: 'Thufir Hawat', side: 'harkonnen', house: 'harkonnen', slot: 'mentat', startsInPlay: false, combat: { hits: 1, shields: 2 } },
  { id: 'mohiam', name: 'Gaius Helen Mohiam', side: 'harkonnen', house: 'corrino', slot: 'mentat', startsInPlay: false, combat: { hits: 0, shields: 3 } },
  { id: 'aramsham', name: 'Captain Aramsham', side: 'harkonnen', house: 'corrino', slot: 'deployment', startsInPlay: true, combat: { hits: 1, shields: 1 } },
  { id: 'shaddam', name: 'Emperor Shaddam IV', side: 'harkonnen', house: 'corrino', slot: 'strategy', startsInPlay: false, combat: { hits: 2, shields: 0 } },
];
