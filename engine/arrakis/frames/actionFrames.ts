// Actions of dice and free actions (R6.6-R6.12).

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
