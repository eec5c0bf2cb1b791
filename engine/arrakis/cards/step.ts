import type { AreaId } from '../data/board.data';
import type { LeaderId, Vehicle } from '../names';

/** Which own legions a move or attack may use, and what the moving or attacking part must contain. */
export interface LegionFilter {
  readonly with?: 'leader' | 'special';
  readonly terrain?: 'desert';
  /** It starts in this area. */
  readonly area?: number;
  /** It includes this named leader. */
  readonly leader?: number;
  /** It goes to an adjacent area, neither riding nor flying. */
  readonly onFoot?: true;
}

export const ANY_LEGION: LegionFilter = {};
export const WITH_LEADER: LegionFilter = { with: 'leader' };
export const WITH_SPECIAL: LegionFilter = { with: 'special' };

/** A named leader as cards name it; Paul and Jessica mean whichever version is in play (R11.2). */
export type NamedLeader = LeaderId | 'paul*' | 'jessica*';

/** The legions a step speaks of: all that fit, or "that legion" of an earlier step. */
export type Who =
  | 'any'
  | 'withLeader'
  | 'withSpecial'
  | 'inDesert'
  | 'withLeaderInDesert'
  | 'that'
  | { readonly area: AreaId }
  | { readonly leader: NamedLeader };

/** Units by rank; `special` is a Fedaykin or a Sardaukar, by side. */
export interface UnitCounts {
  readonly regular?: number;
  readonly elite?: number;
  readonly special?: number;
}

/** Where figures are placed. */
export type Where =
  | { readonly in: 'areas'; readonly areas: readonly AreaId[] }
  | { readonly in: 'villages' }
  | { readonly in: 'settlement' }
  | { readonly in: 'emptyDesert' }
  | { readonly in: 'freeMountain' }
  | { readonly in: 'freePlateau' }
  | { readonly in: 'legion'; readonly with?: 'special' }
  | { readonly in: 'legionOf'; readonly leader: NamedLeader };

/** Tests on the state that a program branches on. */
export type Condition = (
  | { readonly test: 'inPlay'; readonly leader: LeaderId }
  | { readonly test: 'removed'; readonly leader: LeaderId }
  | { readonly test: 'wildMakerInPlay' }
  | { readonly test: 'wildMakerReady' }
  | { readonly test: 'atomicsUsed' }
  | { readonly test: 'markerAtLeast'; readonly step: number }
) & { readonly not?: true };

export interface Alternative {
  /** Offered only while this holds. */
  readonly when?: Condition;
  readonly steps: readonly Step[];
}

/** One thing that an action or a card does. Everything is optional for a human player (R6.5). */
export type Step =
  // legions
  | { readonly do: 'move'; readonly legions: number; readonly who: Who }
  | {
      readonly do: 'attack';
      readonly who: Who;
      readonly surprise?: true;
      readonly freeContinue?: true;
      readonly extraDie?: 1;
      readonly enemyCap?: number;
    }
  | {
      readonly do: 'place';
      readonly units?: UnitCounts;
      /** `any`: generic or named; `generic`: a naib or bashar. */
      readonly leader?: 'any' | 'generic' | NamedLeader;
      readonly where: Where;
      /** `one`: all in one area; `apart`: one unit per area; `each`: one unit in every area. */
      readonly spread: 'one' | 'apart' | 'each';
    }
  | { readonly do: 'deployTokens'; readonly tokens: number }
  | { readonly do: 'deployUnits'; readonly units: UnitCounts }
  | {
      readonly do: 'replace';
      readonly count: number;
      readonly from: 'regular' | 'elite';
      readonly to: 'elite' | 'special';
    }
  | { readonly do: 'carryLegion' }
  | { readonly do: 'displaceEnemy' }
  | {
      readonly do: 'specialAttack';
      readonly dice: number;
      readonly at: 'adjacentToOwnLegion' | 'connectedToOrnithopter';
    }
  | { readonly do: 'storms' }
  // cards
  | { readonly do: 'draw'; readonly count: number; readonly house?: 'harkonnen' | 'corrino' }
  | { readonly do: 'playCard' }
  | { readonly do: 'opponentDiscards'; readonly count: number }
  // vehicles
  | {
      readonly do: 'placeVehicles';
      readonly fixed?: Readonly<Partial<Record<Vehicle, number>>>;
      readonly any?: number;
    }
  | { readonly do: 'removeVehicles'; readonly count: number; readonly near: LeaderId }
  | { readonly do: 'removeHarvesters'; readonly count: number }
  | { readonly do: 'rockets'; readonly dice: number }
  // the desert
  | { readonly do: 'placeWormsigns'; readonly count: number }
  | { readonly do: 'discardWormsigns'; readonly count: number }
  | { readonly do: 'clearWormsigns'; readonly around: AreaId }
  | { readonly do: 'placeWorms'; readonly count: number; readonly beside: 'sandworm' | 'atreidesLegion' }
  | { readonly do: 'moveWorms'; readonly count: number }
  | { readonly do: 'wormAttack' }
  | { readonly do: 'wildMakerEnters' }
  | { readonly do: 'wildMakerActs' }
  | { readonly do: 'desertPower' }
  // leaders
  | { readonly do: 'enter'; readonly leader: LeaderId }
  | {
      readonly do: 'leaderToTank';
      readonly of: 'enemyInHarkonnenSector' | 'enemyAdjacentToThat' | 'anyEnemy';
    }
  | { readonly do: 'useDieAsAny' }
  | { readonly do: 'spendWildMaker' }
  // sietches and tokens
  | { readonly do: 'spy' }
  | { readonly do: 'placeThreatenedToken' }
  | { readonly do: 'swapTokens' }
  | { readonly do: 'moveSietch' }
  // tracks, dice, prescience
  | { readonly do: 'takeBeneGesserit' }
  | { readonly do: 'discardHouseDie' }
  | { readonly do: 'forceDie' }
  | { readonly do: 'withholdPaul' }
  | { readonly do: 'lowerImperium' }
  | { readonly do: 'shiftMarkers' }
  | { readonly do: 'secondObjective' }
  | { readonly do: 'detonate' }
  | { readonly do: 'reshufflePrescience' }
  | { readonly do: 'replacePrescience' }
  | { readonly do: 'attach' }
  // steering
  | { readonly do: 'choose'; readonly of: readonly Alternative[] }
  | {
      readonly do: 'if';
      readonly cond: Condition;
      readonly then: readonly Step[];
      readonly else?: readonly Step[];
    };

export type StepKind = Step['do'];
/** Steps that are carried out; the others only steer. */
export type SingleStep = Exclude<Step, { readonly do: 'choose' } | { readonly do: 'if' }>;
