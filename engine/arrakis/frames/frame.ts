import type { MahdiTask } from '../mahdi/task';
import type { Move } from '../moves';
import type { Force } from '../state/legions';
import type { PickKind } from '../cards/picks';
import type { LegionFilter, Where } from '../cards/step';

/**
 * What is going on, as data. The stack of frames in the state says where the game stands: round, turn, action, battle ...
 * A frame is never changed, only replaced, so copies of a state may share it. Each kind has its rule in `frames/rules.ts`.
 */
export type Frame =
  | RoundFrame
  | VehiclesFrame
  | SurplusFrame
  | BeneGesseritFrame
  | ActionsFrame
  | TurnFrame
  | DieFrame
  | ProgramFrame
  | ChoiceFrame
  | MovesFrame
  | MoveToFrame
  | MoveWhoFrame
  | AttackFrame
  | TargetFrame
  | BattleFrame
  | CombatCardsFrame
  | SpecialsFrame
  | CasualtiesFrame
  | LimitsFrame
  | WormsignFrame
  | WormFrame
  | WormEffectFrame
  | RescueFrame
  | HazardsFrame
  | StormsFrame
  | HarvestFrame
  | SwapFrame
  | DiscardDownFrame
  | DropPrescienceFrame
  | DrawFrame
  | DrawTokensFrame
  | DeployTokenFrame
  | DeployLeaderFrame
  | DeployUnitsFrame
  | ReplaceFrame
  | PlaceVehiclesFrame
  | PlaceWormsignsFrame
  | MoveWormsFrame
  | WormAttackFrame
  | GuerrillaFrame
  | ScoutFrame
  | AtomicsFrame
  | DisplaceFrame
  | ClaimFrame
  | EndClaimsFrame
  | BonusFrame
  | PlaceFrame
  | PickFrame
  | MahdiFrame
  | TieFrame;

export type FrameKind = Frame['k'];

/** The round's sequence; always at the bottom (R5). */
export interface RoundFrame {
  readonly k: 'round';
  readonly step: number;
}

/** Vehicles still to be placed by the spice board (R5.2). */
export interface VehiclesFrame {
  readonly k: 'vehicles';
  readonly harvesters: number;
  readonly ornithopters: number;
  readonly carryalls: number;
}

/** Dice that found no slot, per seat (R6.1). */
export interface SurplusFrame {
  readonly k: 'surplus';
  readonly left: readonly number[];
  readonly next: number;
}

export interface BeneGesseritFrame {
  readonly k: 'beneGesserit';
  readonly seat: number;
}

/** The action phase: whose turn comes next (R6.3). */
export interface ActionsFrame {
  readonly k: 'actions';
  readonly next: number;
}

export interface TurnFrame {
  readonly k: 'turn';
  readonly seat: number;
  /** The action has been taken; only free actions may follow. */
  readonly acted: boolean;
  /** Own leaders who left the tank in this turn, as bits: available from the next one (R12.2). */
  readonly outOfTank: number;
  /** Areas of legions that flew this turn (R7.4: once per legion per turn). */
  readonly flown: readonly number[];
}

/** A die has been chosen, its use has not. */
export interface DieFrame {
  readonly k: 'die';
  readonly seat: number;
  readonly result: number;
  /** Already paid for: a leader turns it into another result. */
  readonly paid: boolean;
}

/** A list of steps being carried out: an action, a card, a leader's special action. */
export interface ProgramFrame {
  readonly k: 'program';
  readonly id: string;
  readonly at: number;
  readonly seat: number;
  /** Area of the legion that later steps call "that legion"; -1 for none. */
  readonly that: number;
}

/** One of several alternatives of a program. */
export interface ChoiceFrame {
  readonly k: 'choice';
  readonly seat: number;
  readonly targets: readonly number[];
}

/** Figures that have moved in this action, where they are now (R7.1). */
export interface Moved extends Force {
  readonly area: number;
}

export interface MovesFrame {
  readonly k: 'moves';
  readonly seat: number;
  readonly left: number;
  readonly total: number;
  readonly who: LegionFilter;
  readonly moved: readonly Moved[];
}

/** How a legion travels (R7.1, R7.3, R7.4). */
export type Travel = 'foot' | 'sandride' | 'air' | 'carried' | 'withSietch';

export interface MoveToFrame {
  readonly k: 'moveTo';
  readonly seat: number;
  readonly from: number;
  readonly travel: Travel;
  /** The ornithopter's zone, -1 on the ground. */
  readonly zone: number;
  readonly who: LegionFilter;
  readonly movable: Force;
}

export interface MoveWhoFrame {
  readonly k: 'moveWho';
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly travel: Travel;
  readonly zone: number;
  readonly who: LegionFilter;
  readonly take: Force;
  /** Figures are left behind in the order of FIGURES; the last one left. */
  readonly last: number;
}

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

/** Legions over the limit are cut down by their owners (R3.2). */
export interface LimitsFrame {
  readonly k: 'limits';
}

/** A Harkonnen legion has entered an area with a wormsign (R7.5). */
export interface WormsignFrame {
  readonly k: 'wormsign';
  readonly area: number;
}

/** A sandworm appears in an area in the action phase (R9.4). */
export interface WormFrame {
  readonly k: 'worm';
  readonly area: number;
  /** It must stand beside another sandworm, which therefore is not the one that is moved. */
  readonly beside?: boolean;
}

/** What a worm that has appeared does to those in its area (R9.5). */
export interface WormEffectFrame {
  readonly k: 'wormEffect';
  readonly area: number;
  /** Units there before the worm attacked, if it did. */
  readonly before?: number;
  /** Carryalls may rescue: only in the hazards phase (R9.6). */
  readonly rescue: boolean;
  readonly stage: 'legion' | 'harvester';
}

export interface RescueFrame {
  readonly k: 'rescue';
  readonly area: number;
}

export interface HazardsFrame {
  readonly k: 'hazards';
  readonly stage: 'signs' | 'appear' | 'place' | 'effects' | 'storms';
  /** Areas still to be dealt with in this stage. */
  readonly areas: readonly number[];
  /** Areas where a worm was placed in this phase. */
  readonly placed: readonly number[];
  /** How many may still appear. */
  readonly room: number;
}

export interface StormsFrame {
  readonly k: 'storms';
  readonly areas: readonly number[];
}

export interface HarvestFrame {
  readonly k: 'harvest';
  readonly spice: number;
  /** Spice paid for each marker so far, in the order of POWERS. */
  readonly paid: readonly number[];
  readonly bought: boolean;
}

export interface SwapFrame {
  readonly k: 'swap';
  readonly seat: number;
}

export interface DiscardDownFrame {
  readonly k: 'discardDown';
  readonly seat: number;
  readonly limit: number;
}

export interface DropPrescienceFrame {
  readonly k: 'dropPrescience';
}

export interface DrawFrame {
  readonly k: 'draw';
  readonly seat: number;
  readonly count: number;
  /** Only from this house's deck, -1 for any own deck. */
  readonly house: number;
}

/** Deployment tokens that may be drawn (R6.6). */
export interface DrawTokensFrame {
  readonly k: 'drawTokens';
  readonly seat: number;
  readonly count: number;
}

/** A token that has been drawn and looked at. */
export interface DeployTokenFrame {
  readonly k: 'deployToken';
  readonly seat: number;
  readonly token: number;
}

export interface DeployLeaderFrame {
  readonly k: 'deployLeader';
  readonly seat: number;
  /** Areas that may receive the leader. */
  readonly areas: readonly number[];
  /** It goes where the token went (R6.6). */
  readonly joins: boolean;
  readonly leader: number;
}

export interface DeployUnitsFrame {
  readonly k: 'deployUnits';
  readonly seat: number;
  /** Ranks still to be deployed, next first. */
  readonly ranks: readonly number[];
}

export interface ReplaceFrame {
  readonly k: 'replace';
  readonly seat: number;
  readonly left: number;
  readonly from: number;
  readonly to: number;
}

export interface PlaceVehiclesFrame {
  readonly k: 'placeVehicles';
  readonly seat: number;
  /** Vehicles of fixed kind left, by VEHICLES, then vehicles of free choice. */
  readonly fixed: readonly number[];
  readonly any: number;
  /** Kind being placed, -1 while it is being chosen. */
  readonly vehicle: number;
  /** Where a vehicle was taken from the board: area or zone; -1 from the supply, -2 not yet said. */
  readonly source: number;
}

export interface PlaceWormsignsFrame {
  readonly k: 'placeWormsigns';
  readonly seat: number;
  readonly left: number;
  /** `board`: which one is taken from the board is being chosen; an area: it has been (R3.8). */
  readonly source?: 'board' | number;
}

export interface MoveWormsFrame {
  readonly k: 'moveWorms';
  readonly seat: number;
  readonly left: number;
  /** Areas of worms that have moved. */
  readonly moved: readonly number[];
  readonly from: number;
  /** Only the Wild Maker. */
  readonly wildMaker: boolean;
}

export interface WormAttackFrame {
  readonly k: 'wormAttack';
  readonly seat: number;
  readonly from: number;
  readonly target: number;
  /** Units in the target before the attack; -1 before it. */
  readonly before: number;
  readonly wildMaker: boolean;
}

export interface GuerrillaFrame {
  readonly k: 'guerrilla';
  readonly seat: number;
}

export interface ScoutFrame {
  readonly k: 'scout';
  readonly seat: number;
  readonly zone: number;
  readonly area: number;
}

export interface AtomicsFrame {
  readonly k: 'atomics';
  readonly seat: number;
}

/** A legion must leave its area; its opponent says where to (R7.13). */
export interface DisplaceFrame {
  readonly k: 'displace';
  readonly area: number;
}

/** A prescience card that may be claimed now, or is being claimed (R8.4). */
export interface ClaimFrame {
  readonly k: 'claim';
  readonly card: number;
  readonly stage: 'offer' | 'effect';
  /** How many more things its effect needs. */
  readonly left: number;
}

/** Claims at the start of the end-of-round phase (R5.4). */
export interface EndClaimsFrame {
  readonly k: 'endClaims';
}

/** A marker of choice advances. */
export interface BonusFrame {
  readonly k: 'bonus';
  readonly by: number;
}

/** Figures being placed by a card or a leader's action (R3.8). */
export interface PlaceFrame {
  readonly k: 'place';
  readonly seat: number;
  /** Ranks of units still to be placed, next first. */
  readonly units: readonly number[];
  /** -1 none, -2 any leader, -3 a generic one, else the named leader. */
  readonly leader: number;
  readonly where: Where;
  readonly spread: 'one' | 'apart' | 'each';
  /** Areas that have had their unit, where each gets one. */
  readonly used: readonly number[];
  /** The area chosen, -1 before. */
  readonly at: number;
  /** A later step speaks of the legion chosen here, so that it may be chosen without placing anything. */
  readonly that: boolean;
  /** `board`: the next figure's source on the board is being chosen; an area: it has been. */
  readonly source: 'supply' | 'board' | number;
}

/** One pick, or several, that a single step asks for; `cards/picks` says what each kind offers and does. */
export interface PickFrame {
  readonly k: 'pick';
  readonly seat: number;
  readonly pick: PickKind;
  readonly left: number;
  /** What has been picked so far; its meaning depends on the kind of pick. */
  readonly vars: readonly number[];
}

/** The automaton at work (R14). */
export interface MahdiFrame {
  readonly k: 'mahdi';
  readonly task: MahdiTask;
  /** What the human has picked where its criteria tied. */
  readonly picks: readonly number[];
}

/** The criteria of the automaton leave several options: the human chooses (R14.0). */
export interface TieFrame {
  readonly k: 'tie';
  readonly clause: string;
  /** What is being decided, as a code of the message catalogue. */
  readonly what: string;
  readonly moves: readonly Move[];
}
