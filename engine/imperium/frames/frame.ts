import type { RivalMatter, TroopDeed } from '../names';

/**
 * What is going on, as data. The stack of frames in the state says where the game stands: round, turn, effect, Combat ...
 * A frame is never changed, only replaced, so copies of a state may share it. Each kind has its rule in `frames/rules.ts`.
 */
export type Frame =
  | RoundFrame
  | LeaderFrame
  | MasterstrokeFrame
  | DefendFrame
  | TurnsFrame
  | TurnFrame
  | SendFrame
  | SellFrame
  | SourceFrame
  | AgentFrame
  | RevealFrame
  | RunFrame
  | ChoiceFrame
  | InfluenceFrame
  | HeirFrame
  | TrashFrame
  | TroopsFrame
  | DiscardFrame
  | TestFrame
  | VoiceFrame
  | SnoopFrame
  | PassFrame
  | CrossFrame
  | RecallAgentFrame
  | TakeBackFrame
  | AcquireFrame
  | ToTopFrame
  | SetAsideFrame
  | CombatFrame
  | CombatTurnFrame
  | RewardsFrame
  | SpoilsFrame
  | EndgameFrame
  | RivalFrame
  | RivalRunFrame
  | RivalChoiceFrame;

export type FrameKind = Frame['k'];

/** The round's sequence; always at the bottom (I4). */
export interface RoundFrame {
  readonly k: 'round';
  readonly step: number;
}

/** A Leader is chosen for a seat (I2.4); a Rival's by the person who plays against it (I13.1). */
export interface LeaderFrame {
  readonly k: 'leader';
  readonly of: number;
}

/** The Baron's two Factions (I2.9). */
export interface MasterstrokeFrame {
  readonly k: 'masterstroke';
  readonly seat: number;
  /** The first one as an index, -1 before. */
  readonly first: number;
}

/** Defensive bonus of the controlling player (I4.1). */
export interface DefendFrame {
  readonly k: 'defend';
  readonly seat: number;
}

/** Phase 2: whose turn comes next (I4.2). */
export interface TurnsFrame {
  readonly k: 'turns';
  readonly next: number;
}

/** A turn whose kind is not yet decided. */
export interface TurnFrame {
  readonly k: 'turn';
  readonly seat: number;
}

/** A card lies on the table and needs a space (I5.1). */
export interface SendFrame {
  readonly k: 'send';
  readonly seat: number;
  readonly card: number;
}

/** How much spice is sold (I9.15). */
export interface SellFrame {
  readonly k: 'sell';
  readonly seat: number;
  readonly card: number;
}

/** Which Agent is sent (Kwisatz Haderach). */
export interface SourceFrame {
  readonly k: 'source';
  readonly seat: number;
  readonly card: number;
  readonly space: number;
  readonly melange: number;
}

/** The Agent stands; effects are resolved in any order (I5.3). */
export interface AgentFrame {
  readonly k: 'agent';
  readonly seat: number;
}

/** The Reveal turn: effects and purchases mixed freely (I6.2). */
export interface RevealFrame {
  readonly k: 'reveal';
  readonly seat: number;
}

/** Steps being carried out one after the other. */
export interface RunFrame {
  readonly k: 'run';
  readonly seat: number;
  readonly nodes: readonly number[];
  readonly at: number;
}

/** Some of several alternatives: all are chosen before the first is resolved (I15.4). */
export interface ChoiceFrame {
  readonly k: 'choice';
  readonly seat: number;
  readonly node: number;
  readonly left: number;
  /** Alternatives taken so far, as bits. */
  readonly taken: number;
}

/** Influence with a Faction of choice is gained, or lost as a price. */
export interface InfluenceFrame {
  readonly k: 'influence';
  readonly seat: number;
  /** Negative: lost. */
  readonly by: number;
  /** Factions to choose from, as bits. */
  readonly among: number;
}

/** Who of several takes an Alliance that its holder loses (I8.5). */
export interface HeirFrame {
  readonly k: 'heir';
  readonly seat: number;
  readonly faction: number;
  readonly heirs: number;
}

export interface TrashFrame {
  readonly k: 'trash';
  readonly seat: number;
  /** It is the price of something and cannot be declined any more. */
  readonly must: boolean;
}

/** So many troops, up to a limit. */
export interface TroopsFrame {
  readonly k: 'troops';
  readonly seat: number;
  readonly deed: TroopDeed;
  readonly most: number;
}

export interface DiscardFrame {
  readonly k: 'discard';
  readonly seat: number;
  readonly left: number;
}

/** Test of Humanity: a card or a troop. */
export interface TestFrame {
  readonly k: 'test';
  readonly seat: number;
}

export interface VoiceFrame {
  readonly k: 'voice';
  readonly seat: number;
}

/** Poison Snooper: the top card of the deck has been looked at. */
export interface SnoopFrame {
  readonly k: 'snoop';
  readonly seat: number;
}

/** Bindu Suspension: the turn may be skipped. */
export interface PassFrame {
  readonly k: 'pass';
  readonly seat: number;
}

/** Double Cross: whose troop is lost. */
export interface CrossFrame {
  readonly k: 'cross';
  readonly seat: number;
}

export interface RecallAgentFrame {
  readonly k: 'recallAgent';
  readonly seat: number;
}

/** A card comes back from the discard pile. */
export interface TakeBackFrame {
  readonly k: 'takeBack';
  readonly seat: number;
  readonly faction: number;
}

/** A card is acquired without Persuasion. */
export interface AcquireFrame {
  readonly k: 'acquire';
  readonly seat: number;
  readonly upTo: number;
  readonly top: boolean;
}

/** Where an acquired card goes (Recruitment Mission). */
export interface ToTopFrame {
  readonly k: 'toTop';
  readonly seat: number;
  readonly card: number;
}

export interface SetAsideFrame {
  readonly k: 'setAside';
  readonly seat: number;
}

export type CombatStage = 'hagal' | 'intrigue' | 'resolve' | 'spoils' | 'cleanUp';

/** Phase 3 (I7). */
export interface CombatFrame {
  readonly k: 'combat';
  readonly stage: CombatStage;
  /** Who has won alone, -1 for nobody. */
  readonly winner: number;
}

/** Combat Intrigue goes round until all have passed in a row (I7.1). */
export interface CombatTurnFrame {
  readonly k: 'combatTurn';
  readonly seat: number;
  readonly passes: number;
  readonly played: boolean;
}

/** Rewards are taken in turn order (I15.3). */
export interface RewardsFrame {
  readonly k: 'rewards';
  /** By seat: 0 nothing, 1 to 3 the reward. */
  readonly places: readonly number[];
  /** Seats counted from the First Player. */
  readonly next: number;
}

/** Cards of a winner (I7.2). */
export interface SpoilsFrame {
  readonly k: 'spoils';
  readonly seat: number;
}

/** Endgame Intrigue, one pass from the First Player (I3.4). */
export interface EndgameFrame {
  readonly k: 'endgame';
  readonly next: number;
}

/** Agent turn of House Hagal or a Rival (I12.1). */
export interface RivalFrame {
  readonly k: 'rival';
  readonly seat: number;
  readonly stage: 'reveal' | 'deploy';
  /** Hagal card that sent the Agent. */
  readonly card: number;
}

/** What a Rival gets, step by step (I13.5). */
export interface RivalRunFrame {
  readonly k: 'rivalRun';
  readonly seat: number;
  readonly nodes: readonly number[];
  readonly at: number;
}

/** The person decides for a Rival (I13.7). */
export interface RivalChoiceFrame {
  readonly k: 'rivalChoice';
  /** The Rival. */
  readonly of: number;
  readonly what: RivalMatter;
  /** Factions or alternatives left by the rules, as bits. */
  readonly among: number;
  /** How much Influence. */
  readonly by: number;
  readonly node: number;
  readonly left: number;
  readonly taken: number;
}
