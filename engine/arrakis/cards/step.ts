import type { LeaderId, Vehicle } from '../names';

/** Which own legions a step may use, and what the moving or attacking part must contain. */
export interface LegionFilter {
  /** The part that moves or attacks includes a leader, or a Fedaykin / Sardaukar. */
  readonly with?: 'leader' | 'special';
  /** It starts in a desert. */
  readonly terrain?: 'desert';
  /** It starts in this area. */
  readonly area?: number;
  /** It includes this named leader. */
  readonly leader?: number;
}

export const ANY_LEGION: LegionFilter = {};
export const WITH_LEADER: LegionFilter = { with: 'leader' };
export const WITH_SPECIAL: LegionFilter = { with: 'special' };

/** The legions a step speaks of: all that fit, or "that legion" of an earlier step. */
export type Who = 'any' | 'withLeader' | 'withSpecial' | 'inDesert' | 'withLeaderInDesert' | 'that' | { readonly leader: LeaderId | 'paul*' };

/** Units by rank; `special` is a Fedaykin or a Sardaukar, by side. */
export interface UnitCounts {
  readonly regular?: number;
  readonly elite?: number;
  readonly special?: number;
}

/** One thing that an action or a card does. Everything is optional for a human player (R6.5). */
export type Step =
  | { readonly do: 'move'; readonly legions: number; readonly who: Who }
  | { readonly do: 'attack'; readonly who: Who; readonly surprise?: true; readonly freeContinue?: true; readonly extraDie?: 1; readonly enemyCap?: number }
  | { readonly do: 'draw'; readonly count: number; readonly house?: 'harkonnen' | 'corrino' }
  | { readonly do: 'deployTokens'; readonly tokens: number }
  | { readonly do: 'deployUnits'; readonly units: UnitCounts }
  | { readonly do: 'replace'; readonly count: number; readonly from: 'regular' | 'elite'; readonly to: 'elite' | 'special' }
  | { readonly do: 'placeVehicles'; readonly fixed?: Readonly<Partial<Record<Vehicle, number>>>; readonly any?: number }
  | { readonly do: 'placeWormsigns'; readonly count: number }
  | { readonly do: 'moveWorms'; readonly count: number }
  | { readonly do: 'wormAttack' }
  | { readonly do: 'desertPower' }
  | { readonly do: 'choose'; readonly of: readonly Alternative[] }
  | { readonly do: 'if'; readonly cond: Condition; readonly then: readonly Step[]; readonly else?: readonly Step[] };

export interface Alternative {
  /** Offered only while this holds. */
  readonly when?: Condition;
  readonly steps: readonly Step[];
}

/** Tests on the state that a program branches on. */
export type Condition = 'wildMakerReady';

export type StepKind = Step['do'];
/** Steps that are carried out; the others only steer. */
export type Deed = Exclude<Step, { readonly do: 'choose' } | { readonly do: 'if' }>;
