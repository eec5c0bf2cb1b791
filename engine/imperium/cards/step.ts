import type { Faction } from '../names';

/** What an arrow asks for (I5.4). */
export interface Cost {
  readonly solari?: number;
  readonly spice?: number;
  readonly water?: number;
  /** Trash one card. */
  readonly trash?: true;
  /** Trash the card that says so. */
  readonly trashSelf?: true;
  /** Lose so much Influence with one Faction. */
  readonly influence?: number;
  /** Lose so many troops from the Conflict. */
  readonly troops?: number;
}

/** Tests on the state. */
export type Condition =
  /** Another card of the Faction is in play (Fremen Bond, I6.6). */
  | { readonly test: 'otherInPlay'; readonly faction: Faction }
  | { readonly test: 'alliance'; readonly faction: Faction }
  | { readonly test: 'anyAlliance' }
  | { readonly test: 'influence'; readonly faction: Faction; readonly n: number }
  | { readonly test: 'highCouncil' }
  | { readonly test: 'mentatOnSpace' }
  | { readonly test: 'opponentTroop' }
  /** The Spice Must Flow among one's own cards. */
  | { readonly test: 'spiceMustFlow'; readonly n: number }
  | { readonly test: 'mostSpiceMustFlow' }
  /** So many Influence tracks at this height. */
  | { readonly test: 'tracks'; readonly n: number; readonly at: number };

/** Stands for "any number" of troops: there are no more than twelve (I1). */
export const ANY_NUMBER = 12;

/** One thing that a card, a space, a Leader or a Conflict does. */
export type Step =
  | {
      readonly do: 'gain';
      readonly solari?: number;
      readonly spice?: number;
      readonly water?: number;
      readonly vp?: number;
      readonly persuasion?: number;
      readonly swords?: number;
    }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'intrigue'; readonly n: number }
  /** `deploy`: the recruits may go to the Conflict wherever the Agent stands, or only in a Reveal turn. */
  | { readonly do: 'recruit'; readonly n: number; readonly deploy?: 'always' | 'reveal' }
  | { readonly do: 'influence'; readonly faction: Faction; readonly n: number }
  /** `behind`: only where an opponent has more. */
  | {
      readonly do: 'influenceAny';
      readonly n: number;
      readonly among?: readonly Faction[];
      readonly behind?: true;
    }
  | { readonly do: 'trash' }
  | { readonly do: 'trashSelf' }
  | { readonly do: 'deploy'; readonly upTo: number }
  | { readonly do: 'retreat'; readonly upTo: number }
  // steering
  | { readonly do: 'pay'; readonly cost: Cost; readonly then: readonly Step[] }
  | {
      readonly do: 'if';
      readonly cond: Condition;
      readonly then: readonly Step[];
      readonly else?: readonly Step[];
    }
  | { readonly do: 'choose'; readonly n: number; readonly of: readonly (readonly Step[])[] }
  | SpecialStep;

/** Steps of one card, space or Leader alone. Each says why no common step does what it does. */
export type SpecialStep =
  /** Foldspace (space): the only card that is taken from its stack without being chosen or paid. */
  | { readonly do: 'acquireFoldspace' }
  /** Secrets: takes from others, by chance, by how much they hold. */
  | { readonly do: 'stealIntrigue' }
  /** High Council: a seat lasts all game. */
  | { readonly do: 'councilSeat' }
  /** Mentat, Calculated Hire: one neutral Agent, and only while it stands on its space. */
  | { readonly do: 'takeMentat' }
  /** Sort Through the Chaos: the Mentat from anywhere, but for the next round. */
  | { readonly do: 'mentatNextRound' }
  /** Swordmaster: the third Agent. */
  | { readonly do: 'swordmaster' }
  /** Hall of Oratory: acts in the Reveal turn, as long as the Agent stands there. */
  | { readonly do: 'persuasionHere'; readonly n: number }
  /** Sell Melange: the price is chosen with the space; pairs of spice and Solari. */
  | { readonly do: 'sellMelange'; readonly rates: readonly (readonly [number, number])[] }
  /** Maker spaces: base spice and what has gathered (I5.7). */
  | { readonly do: 'harvest'; readonly base: number }
  /** Signet Ring: what the Leader says. */
  | { readonly do: 'signet' }
  /** Carryall: changes what the space gives. */
  | { readonly do: 'doubleHarvest' }
  /** Power Play: changes what the space gives. */
  | { readonly do: 'doubleSpaceInfluence' }
  /** Kwisatz Haderach: changes how the Agent is sent. */
  | { readonly do: 'sendFromAnywhere' }
  /** Dispatch an Envoy: changes where the card may go. */
  | { readonly do: 'factionIcons' }
  /** Infiltrate: changes who is in the way. */
  | { readonly do: 'infiltrate' }
  /** The Voice: a mark on the board until one's next turn. */
  | { readonly do: 'blockSpace' }
  /** Guild Bankers: changes one price for this turn. */
  | { readonly do: 'spiceMustFlowDiscount'; readonly n: number }
  /** Gun Thopter: everybody else loses something. */
  | { readonly do: 'opponentsLoseTroop'; readonly n: number }
  /** Reverend Mother Mohiam: the opponents decide. */
  | { readonly do: 'opponentsDiscard'; readonly n: number }
  /** Test of Humanity: the opponents decide, each between two things. */
  | { readonly do: 'discardOrLoseTroop' }
  /** Liet Kynes: counts cards in play. */
  | { readonly do: 'persuasionPer'; readonly faction: Faction; readonly n: number }
  /** Other Memory: a card of one's own choice comes back from the discard pile. */
  | { readonly do: 'takeFromDiscard'; readonly faction: Faction }
  /** Bypass Protocol: acquires without Persuasion. */
  | { readonly do: 'acquire'; readonly upTo: number; readonly to: 'discard' | 'deckTop' }
  /** Recruitment Mission: changes where acquired cards go. */
  | { readonly do: 'acquireToTop' }
  /** Bindu Suspension: the turn may be skipped. */
  | { readonly do: 'mayPass' }
  /** Double Cross: two players' troops at once, and from the supply. */
  | { readonly do: 'doubleCross' }
  /** Poison Snooper: a look at the deck, then one of two things with the same card. */
  | { readonly do: 'snoop' }
  /** Refocus: shuffles although nothing has run out. */
  | { readonly do: 'shuffleDiscard' }
  /** Urgent Mission: an Agent comes back in the middle of the round. */
  | { readonly do: 'recallAgent' }
  /** Helena's signet: a card of the Row becomes hers to buy. */
  | { readonly do: 'setAsideRowCard' };

export type StepKind = Step['do'];
export type StepOf<K extends StepKind> = Extract<Step, { readonly do: K }>;
