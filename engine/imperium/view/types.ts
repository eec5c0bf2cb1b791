import type { Viewer } from '../../core/game';
import type { FrameKind } from '../frames/frame';
import type { Move } from '../moves';
import type {
  Controlled,
  Faction,
  LeaderId,
  Maker,
  Phase,
  RivalCriterion,
  RivalMatter,
  TroopDeed,
} from '../names';

export type { Viewer };

export interface SeatView {
  readonly seat: number;
  readonly name: string;
  /** House Hagal or a Rival (I12, I13). */
  readonly automaton: boolean;
  readonly leader: LeaderId | null;
  readonly points: number;
  readonly solari: number;
  readonly spice: number;
  readonly water: number;
  readonly garrison: number;
  readonly conflict: number;
  readonly supply: number;
  readonly swords: number;
  readonly strength: number;
  readonly agents: number;
  readonly swordmaster: boolean;
  readonly councilSeat: boolean;
  readonly influence: Readonly<Record<Faction, number>>;
  readonly deckSize: number;
  /** Cards on top of the deck that everybody has seen there, top first. */
  readonly deckTop: readonly string[];
  /** The top card, for who may look at it: Paul, and Poison Snooper while it is decided. */
  readonly deckSeen: string | null;
  readonly handSize: number;
  /** Null for everyone but the seat itself. */
  readonly hand: readonly string[] | null;
  readonly played: readonly string[];
  readonly shown: readonly string[];
  readonly discard: readonly string[];
  readonly intrigueSize: number;
  readonly intrigue: readonly string[] | null;
  /** Plot cards that wait for the Reveal turn. */
  readonly openIntrigue: readonly string[];
  readonly aside: readonly string[];
  /** Space marked by The Voice. */
  readonly voice: string | null;
  /** The Baron's Factions, for himself and once they are revealed. */
  readonly masterstroke: readonly Faction[] | null;
  readonly masterstrokeUsed: boolean;
  readonly revealed: boolean;
}

export interface SpaceView {
  readonly space: string;
  /** Seats with an Agent here. */
  readonly agents: readonly number[];
}

/** The turn under way. */
export interface TurnView {
  readonly seat: number;
  readonly card: string | null;
  readonly space: string | null;
  readonly revealing: boolean;
  readonly persuasion: number;
  readonly deployable: number;
  /** Effects that wait, as words of moves. */
  readonly todo: readonly string[];
  readonly discount: number;
}

/** The pending decision as a viewer sees it. */
export interface DecisionView {
  readonly kind: FrameKind;
  readonly seat: number;
  readonly private: boolean;
  readonly clause: string;
  readonly count: number | null;
  readonly card: string | null;
  readonly space: string | null;
  readonly of: number | null;
  /** The step that is being carried out, as a word of moves. */
  readonly step: string | null;
  readonly deed: TroopDeed | null;
  readonly what: RivalMatter | null;
  readonly criterion: RivalCriterion | null;
  /** The Faction that it is about, where none is picked. */
  readonly faction: Faction | null;
  /** What may be picked; null for those who do not decide, or may not see the choices of a private decision. */
  readonly moves: readonly Move[] | null;
}

/** What one seat, or the open table, may know. Built by allow-list; nothing hidden from the viewer changes it. */
export interface View {
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: Phase;
  readonly firstPlayer: number;
  readonly seats: readonly SeatView[];
  readonly spaces: readonly SpaceView[];
  readonly alliances: Readonly<Record<Faction, number | null>>;
  readonly control: Readonly<Record<Controlled, number | null>>;
  readonly bonusSpice: Readonly<Record<Maker, number>>;
  /** Seat that has the Mentat; null while it stands on its space. */
  readonly mentat: number | null;
  readonly mentatNext: number | null;
  readonly conflict: string | null;
  readonly conflictsLeft: number;
  readonly conflictsPast: readonly string[];
  readonly row: readonly string[];
  readonly imperiumLeft: number;
  readonly reserve: Readonly<Record<string, number>>;
  readonly trashed: readonly string[];
  readonly intrigueLeft: number;
  readonly intrigueDiscard: readonly string[];
  readonly hagalLeft: number;
  readonly hagalDiscard: readonly string[];
  readonly turn: TurnView | null;
  readonly winners: readonly number[];
  readonly decision: DecisionView | null;
}
