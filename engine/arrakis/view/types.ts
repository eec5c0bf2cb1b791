import type { Viewer } from '../../core/game';
import type { AirZoneId, AreaId, Terrain } from '../data/board.data';
import type { House, LeaderId, Marker, Phase, Power, Result, Side, UnitRank, Vehicle } from '../names';

export type { Viewer };

/** Figures of one legion, counted. `special` is a Fedaykin or a Sardaukar; `generic` a naib or a bashar. */
export interface FigureCounts {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
}

/** A face-down deployment token (R3.4). `contents` is null for everyone who may not look. */
export interface TokenView {
  /** Stable while the token lies on the board; says nothing of its contents. */
  readonly id: number;
  readonly contents: FigureCounts | null;
}

export interface LegionView extends FigureCounts {
  readonly side: Side;
  readonly leaders: readonly LeaderId[];
  readonly tokens: readonly TokenView[];
}

export interface SietchView {
  /** Null while face down and the viewer may not look (R2.6). */
  readonly rank: number | null;
  readonly revealed: boolean;
}

export interface AreaView {
  readonly area: AreaId;
  /** As it is now: atomics turn a mountain into desert (R8.8). */
  readonly terrain: Terrain;
  readonly deep: boolean;
  readonly atomized: boolean;
  readonly legion: LegionView | null;
  /** A standing Harkonnen settlement's rank (R2.6, R2.7). */
  readonly settlement: number | null;
  readonly sietch: SietchView | null;
  readonly station: boolean;
  readonly wormsign: boolean;
  readonly sandworm: 'sandworm' | 'wildMaker' | null;
  readonly harvester: boolean;
}

export interface ZoneView {
  readonly zone: AirZoneId;
  readonly vehicle: Exclude<Vehicle, 'harvester'> | null;
}

/** Where a named leader is (R3.3, R4.5, R12). */
export type LeaderPlace =
  | { readonly at: 'notInPlay' }
  | { readonly at: 'available' }
  | { readonly at: 'board'; readonly area: AreaId }
  | { readonly at: 'tank'; readonly space: number }
  | { readonly at: 'removed' };

export interface LeaderView {
  readonly leader: LeaderId;
  readonly side: Side;
  readonly place: LeaderPlace;
  /** The card is face up on its slot and its special action may be used (R6.8). */
  readonly ready: boolean;
}

export interface SeatView {
  readonly seat: number;
  readonly side: Side;
  readonly name: string;
  readonly houses: readonly House[];
  /** Unused dice by result, a Bene Gesserit token counted as the die it stands for (R6.2). */
  readonly dice: Readonly<Record<Result, number>>;
  readonly spent: Readonly<Record<Result, number>>;
  readonly slots: Readonly<Record<Result, number>>;
  /** The result on which a Bene Gesserit token lies unused, if any. */
  readonly token: Result | null;
  readonly handSize: number;
  /** Card ids; null for everyone but the seat itself, and its partner while they may show them (R13.7, R14.0). */
  readonly hand: readonly string[] | null;
  /** Cards that it keeps at the end of the round (R5.4, R13.4). */
  readonly handLimit: number;
  /** Leaders in this dashboard's tank, leftmost space first; null for an empty space (R12.1). */
  readonly tank: readonly (LeaderId | null)[];
  readonly beneGesserit: number;
}

export interface DeckView {
  readonly house: House;
  readonly left: number;
  /** Face up, newest last (R6.13). */
  readonly discarded: readonly string[];
  readonly removed: readonly string[];
}

export interface ObjectiveView {
  readonly needs: Readonly<Record<Marker, number>>;
}

export interface PrescienceCardView {
  readonly card: string;
  /** Planning cards attached to it (by id). */
  readonly attached: readonly string[];
}

export interface PowerView {
  readonly power: Power;
  /** 0 is the top row of the spice board. */
  readonly row: number;
  readonly banned: boolean;
}

export interface SupplyView {
  readonly units: Readonly<Record<Side, Readonly<Record<UnitRank, number>>>>;
  readonly generic: Readonly<Record<Side, number>>;
  readonly vehicles: Readonly<Record<Vehicle, number>>;
  readonly sandworms: number;
  readonly wormsigns: number;
  readonly deploymentTokens: number;
  readonly beneGesserit: number;
}

/** What lies open of the automaton (R14). */
export interface SoloView {
  /** Sector of this round's harvest, or `central`. */
  readonly harvestSector: string;
  readonly target: AreaId | null;
  readonly reinforcements: number;
  readonly unrolledDice: number;
  /** Copies of Hawat's Scheming beside the board. */
  readonly schemes: number;
}

/** What one seat, or the open table, may know. Built by allow-list; nothing hidden from the viewer changes it. */
export interface View<Decision = unknown> {
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: Phase;
  readonly areas: readonly AreaView[];
  readonly zones: readonly ZoneView[];
  readonly leaders: readonly LeaderView[];
  readonly seats: readonly SeatView[];
  readonly decks: readonly DeckView[];
  readonly supremacy: number;
  readonly markers: Readonly<Record<Marker, number>>;
  /** The Atreides' secret objectives; null for everyone else. */
  readonly objectives: readonly ObjectiveView[] | null;
  readonly prescience: readonly PrescienceCardView[];
  readonly prescienceLeft: number;
  readonly claimedThisRound: number;
  readonly powers: readonly PowerView[];
  readonly spiceReserve: number;
  readonly setAsideDice: number;
  readonly wildMaker: 'notInPlay' | 'board' | 'offBoard';
  readonly atomicsUnlocked: boolean;
  readonly atomicsUsed: AreaId | null;
  readonly supply: SupplyView;
  /** Solo only. */
  readonly solo: SoloView | null;
  /** Cones of silence that are left (R13.7); null where there are none in this game. */
  readonly cones: Readonly<Record<Side, number>> | null;
  /** The side whose partners confer in secret now. */
  readonly conferring: Side | null;
  /** The decision to be made now, as far as the viewer may see it; null when the game is over. */
  readonly decision: Decision | null;
}
