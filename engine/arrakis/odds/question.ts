import type { LeaderId } from '../names';

/** One side of a battle whose chances are asked for. */
export interface OddsForce {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly leaders: readonly LeaderId[];
  /** Planning cards that it is ready to give up for dice, over the whole battle (R7.10). */
  readonly cards: number;
  /** Regulars left in the supply, to which elites are reduced (R7.11). Without it there are enough. */
  readonly spareRegulars?: number;
}

/** A battle before one of its rounds. */
export interface OddsQuestion {
  readonly attack: OddsForce;
  readonly defence: OddsForce;
  /** Rank of the settlement or sietch that is defended; 0 in the open. */
  readonly rank: 0 | 1 | 2 | 3;
  /** A surprise attack whose first round is still to come (R7.10). */
  readonly surprise: boolean;
  /** Rounds that the attacker wants to fight at most; null: to the end. */
  readonly rounds: number | null;
  /** The attacker ceases when it has no more units than this (R7.12); without it, it fights on. */
  readonly ceaseAt?: number;
  /** The defender retreats when it has no more units than this and the attacker goes on (R7.12); without it, it stays. */
  readonly retreatAt?: number;
  /** War Plan: dice of the attacker beyond units and cards, in each round. */
  readonly extraDice?: number;
  /** Battle Language: the most dice of the defender in the first round, which is still to come. */
  readonly defenderCap?: number;
  /** Killers Without Mercy: going on against a settlement costs nothing. */
  readonly freeContinue?: boolean;
  /** This side is the automaton's and fights as R14.14 says; it neither ceases nor retreats as the question says. */
  readonly automaton?: 'attack' | 'defence';
}

/** What is left of a side, and how likely. */
export interface OddsLeft {
  readonly units: number;
  readonly chance: number;
}

export interface OddsSide {
  /** By number of units left, none first; chances sum to 1. */
  readonly left: readonly OddsLeft[];
  /** Expected figures fewer than before, by kind. An elite that becomes a regular is an elite fewer and a regular more. */
  readonly lost: {
    readonly regular: number;
    readonly elite: number;
    readonly special: number;
    readonly generic: number;
    readonly named: number;
    readonly units: number;
  };
}

/** Exact chances under the conducts of `conduct.ts`. The three ends sum to 1 (R7.14). */
export interface Odds {
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly nobodyWins: number;
  /** Among the defender's wins: the attacker ceased. */
  readonly ceased: number;
  /** Among the attacker's wins: the defender retreated. */
  readonly retreated: number;
  readonly rounds: number;
  readonly attack: OddsSide;
  readonly defence: OddsSide;
}
