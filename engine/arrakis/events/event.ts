import type { EventLog } from '../../core/rule';
import type { AirZoneId, AreaId } from '../data/board.data';
import type {
  CombatFace,
  House,
  LeaderId,
  Marker,
  Phase,
  Power,
  Result,
  Side,
  Vehicle,
  Wormsign,
} from '../names';
import type { FigureCounts } from '../view/types';
import type { TrackReason, TrackStep } from './trackReason';

/** Figures that an event speaks of; face-down tokens are only counted. */
export interface ForceShown extends FigureCounts {
  readonly leaders: readonly LeaderId[];
  readonly tokens: number;
}

/** Steps 4 and 5 of a battle round for the side that is hit (R7.10). */
export interface HitsReckoning {
  /** Hits of the enemy, from dice and leaders. */
  readonly enemyHits: number;
  /** Shields of its own, from dice and leaders, before any is cancelled. */
  readonly shields: number;
  /** Those of them that the enemy's special elites cancelled. */
  readonly cancelled: number;
}

/**
 * What happened, in order. The log and the animations read only these. An event with `only` may be shown
 * to that seat alone; the others see the event that follows it or nothing.
 */
export type GameEvent = EventBody & { readonly only?: number };

type EventBody =
  | { readonly type: 'roundBegins'; readonly round: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'cardsDrawn'; readonly seat: number; readonly house: House; readonly count: number }
  | {
      readonly type: 'cardsSeen';
      readonly seat: number;
      readonly cards: readonly string[];
      /** The partner who gets what this seat has drawn and looked at (R13.4). */
      readonly handedTo?: number;
    }
  /** Cards that were drawn for the partner, who gets them (R13.4). */
  | {
      readonly type: 'cardsHanded';
      readonly seat: number;
      readonly to: number;
      readonly house: House;
      readonly count: number;
    }
  | {
      readonly type: 'cardDiscarded';
      readonly seat: number;
      readonly card: string;
      readonly why: 'combat' | 'limit' | 'effect';
    }
  | { readonly type: 'cardPlayed'; readonly seat: number; readonly card: string }
  | { readonly type: 'prescienceRevealed'; readonly cards: readonly string[] }
  | { readonly type: 'prescienceClaimed'; readonly card: string }
  | { readonly type: 'prescienceDropped'; readonly card: string }
  | {
      readonly type: 'vehiclePlaced';
      readonly vehicle: Vehicle;
      readonly area?: AreaId;
      readonly zone?: AirZoneId;
    }
  | {
      readonly type: 'vehicleRemoved';
      readonly vehicle: Vehicle;
      readonly area?: AreaId;
      readonly zone?: AirZoneId;
      readonly why: string;
    }
  | { readonly type: 'diceRolled'; readonly seat: number; readonly dice: readonly Result[] }
  | {
      /** What a partner gets of the side's roll (R13.2). */
      readonly type: 'diceDealt';
      readonly seat: number;
      readonly dice: readonly Result[];
      /** Further dice, which found no slot and are turned. */
      readonly aside: number;
    }
  | { readonly type: 'dieTurned'; readonly seat: number; readonly result: Result }
  | { readonly type: 'tokenUsed'; readonly seat: number; readonly result: Result }
  | { readonly type: 'dieSpent'; readonly seat: number; readonly result: Result }
  | { readonly type: 'desertPower'; readonly seat: number }
  | { readonly type: 'leaderActs'; readonly leader: LeaderId }
  | {
      readonly type: 'moved';
      readonly side: Side;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly force: ForceShown;
      readonly how: string;
    }
  | { readonly type: 'deployed'; readonly side: Side; readonly area: AreaId; readonly figure: string }
  | { readonly type: 'tokenDeployed'; readonly area: AreaId }
  | { readonly type: 'tokenSeen'; readonly token: number; readonly contents: FigureCounts }
  | {
      readonly type: 'tokenRevealed';
      /** The Harkonnen have tokens too: the garrisons of the solo game (R14.13). */
      readonly side: Side;
      readonly area: AreaId;
      readonly contents: FigureCounts;
    }
  | { readonly type: 'sietchRevealed'; readonly area: AreaId; readonly rank: number }
  | {
      readonly type: 'replaced';
      readonly side: Side;
      readonly area: AreaId;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'removed';
      readonly side: Side;
      readonly area: AreaId;
      readonly figure: string;
      readonly why: string;
    }
  | {
      readonly type: 'leaderEnters';
      readonly leader: LeaderId;
      /** What brought it; nothing where a card or an action did. */
      readonly at?: TrackStep;
    }
  | { readonly type: 'leaderGone'; readonly leader: LeaderId }
  | {
      readonly type: 'leaderToTank';
      readonly leader: LeaderId;
      /** Where the leader's side left it without units (R3.3). */
      readonly alone?: AreaId;
    }
  | { readonly type: 'leaderSwapped'; readonly leader: LeaderId; readonly area: AreaId }
  | {
      readonly type: 'attack';
      readonly side: Side;
      readonly from: AreaId;
      readonly to: AreaId;
      readonly surprise: boolean;
      readonly how: string;
    }
  | {
      readonly type: 'combatDice';
      readonly side: Side;
      readonly faces: readonly CombatFace[];
      readonly why: string;
    }
  | {
      readonly type: 'hits';
      readonly side: Side;
      readonly area: AreaId;
      readonly hits: number;
      /** How a battle round came to them; special attacks know no shields (R7.17). */
      readonly reckoning?: HitsReckoning;
    }
  | {
      readonly type: 'battleContinues';
      /** Hits that it costs the attacker first (R7.12). */
      readonly price: number;
    }
  | { readonly type: 'battleEnds'; readonly winner: Side | null; readonly area: AreaId }
  | {
      readonly type: 'settlementDestroyed';
      readonly area: AreaId;
      readonly rank: number;
      readonly side: Side;
    }
  | { readonly type: 'stationClaimed'; readonly area: AreaId; readonly marker: Marker }
  | {
      readonly type: 'markerMoved';
      readonly marker: Marker;
      readonly by: number;
      readonly to: number;
      readonly why: TrackReason;
    }
  | { readonly type: 'supremacy'; readonly by: number; readonly to: number; readonly why: TrackReason }
  | { readonly type: 'wormsignPlaced'; readonly area: AreaId }
  | { readonly type: 'wormsignTurned'; readonly area: AreaId; readonly wormsign: Wormsign }
  | { readonly type: 'wormsignRemoved'; readonly area: AreaId }
  | {
      readonly type: 'wormPlaced';
      readonly area: AreaId;
      readonly from: AreaId | null;
      readonly wildMaker: boolean;
    }
  | { readonly type: 'wormMoved'; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'wormAttacks'; readonly from: AreaId; readonly to: AreaId }
  | { readonly type: 'wormLeaves'; readonly area: AreaId }
  | { readonly type: 'storm'; readonly area: AreaId }
  | { readonly type: 'spice'; readonly harvested: number; readonly total: number }
  | {
      readonly type: 'imperiumMarker';
      readonly power: Power;
      readonly row: number;
      /** Spice (R10.3); null where a card moved the marker. */
      readonly paid: number | null;
    }
  | { readonly type: 'ban'; readonly power: Power; readonly active: boolean }
  | { readonly type: 'beneGesserit'; readonly side: Side; readonly tokens: number }
  | { readonly type: 'atomics'; readonly area: AreaId }
  | { readonly type: 'lasting'; readonly what: string }
  | { readonly type: 'objectiveDrawn' }
  /** The partners of a side confer in secret, and have done so (R13.7). */
  | { readonly type: 'coneSpent'; readonly side: Side; readonly seat: number; readonly left: number }
  | { readonly type: 'coneEnds'; readonly side: Side }
  /** A part of an action or card is being carried out. */
  | { readonly type: 'step'; readonly program: string; readonly step: string }
  | { readonly type: 'reinforced'; readonly count: number }
  | { readonly type: 'tactics'; readonly harvest: string; readonly target: AreaId | null }
  | { readonly type: 'garrison'; readonly area: AreaId }
  | {
      readonly type: 'mahdi';
      readonly clause: string;
      readonly what: string;
      readonly candidates: readonly string[];
      readonly trace: readonly { readonly criterion: string; readonly left: readonly string[] }[];
      readonly chosen: string;
    }
  | { readonly type: 'victory'; readonly side: Side; readonly why: string };

export type Log = EventLog<GameEvent>;
