// The round and its turns (R5, R6.1-R6.5, R10).

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
