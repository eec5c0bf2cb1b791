import type { LegionFilter } from '../cards/step';
import type { Travel } from './movementFrames';

// Attacks and battles (R7.8-R7.18).

/** What changes the battle that an attack starts. */
export interface BattleTerms {
  readonly surprise: boolean;
  /** Continuing costs no hit (Killers Without Mercy). */
  readonly freeContinue: boolean;
  /** Added to the attacker's dice in each round (War Plan). */
  readonly extraDie: number;
  /** Most dice that the defender rolls in round 1 (Battle Language). */
  readonly defenderCap: number;
}

export interface AttackFrame {
  readonly k: 'attack';
  readonly seat: number;
  readonly who: LegionFilter;
  readonly terms: BattleTerms;
}

export interface TargetFrame {
  readonly k: 'target';
  readonly seat: number;
  readonly from: number;
  readonly travel: Travel;
  readonly zone: number;
  readonly terms: BattleTerms;
}

export type BattleStage =
  | 'start'
  | 'attackerCards'
  | 'defenderCards'
  | 'roll'
  | 'attackerSpecials'
  | 'defenderSpecials'
  | 'hits'
  | 'defenderCasualties'
  | 'check'
  | 'decide'
  | 'afterPrice'
  | 'retreat'
  | 'retreatTo'
  | 'won'
  | 'advance';

/** One side's dice of the current battle round. */
export interface BattleRoll {
  readonly cards: number;
  readonly hits: number;
  readonly shields: number;
  readonly specials: number;
}

export interface BattleFrame {
  readonly k: 'battle';
  readonly stage: BattleStage;
  readonly from: number;
  readonly to: number;
  readonly attacker: number;
  readonly round: number;
  readonly terms: BattleTerms;
  readonly attack: BattleRoll;
  readonly defence: BattleRoll;
  /** Hits that the defender has yet to take. */
  readonly owed: number;
  /** The attacked legion had a leader when the battle began. */
  readonly ledDefence: boolean;
  readonly ledAttack: boolean;
}

export interface CombatCardsFrame {
  readonly k: 'combatCards';
  readonly seat: number;
  readonly attacking: boolean;
  /** How many more dice can be gained. */
  readonly room: number;
}

export interface SpecialsFrame {
  readonly k: 'specials';
  readonly area: number;
  readonly attacking: boolean;
  readonly left: number;
  readonly generic: number;
  readonly leaders: number;
}

export interface CasualtiesFrame {
  readonly k: 'casualties';
  readonly area: number;
  readonly hits: number;
}

/** A legion must leave its area; its opponent says where to (R7.13). */
export interface DisplaceFrame {
  readonly k: 'displace';
  readonly area: number;
}
