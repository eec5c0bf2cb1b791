import type { LegionFilter } from '../cards/step';
import type { Force } from '../state/legions';

// Legions on the move (R7.1-R7.5).

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

/** Legions over the limit are cut down by their owners (R3.2). */
export interface LimitsFrame {
  readonly k: 'limits';
}
