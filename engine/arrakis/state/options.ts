import type { DashboardId } from '../data/components.data';
import { item } from '../../core/at';

export const MODES = ['two', 'mahdi'] as const;
/** Two players, or alone against the Mahdi automaton (R1.1). */
export type Mode = (typeof MODES)[number];

export interface GameOptions {
  readonly mode: Mode;
  /** 32-bit seed of the game's random stream. */
  readonly seed: number;
  /** One name per seat. */
  readonly names: readonly string[];
  /** Solo: who breaks ties that the criteria leave (R14.0): the human, unless it is left to chance. */
  readonly ties?: 'ask' | 'random';
}

export interface SeatPlan {
  /** Index in SIDES. */
  readonly side: number;
  /** Houses whose decks this seat draws from (indices in HOUSES). */
  readonly houses: readonly number[];
  readonly dashboard: DashboardId;
}

const TWO_SEATS: readonly SeatPlan[] = [
  { side: 0, houses: [0, 1], dashboard: 'sietchTabr' },
  { side: 1, houses: [2, 3], dashboard: 'giediPrime' },
];

const PLANS: Readonly<Record<Mode, readonly SeatPlan[]>> = { two: TWO_SEATS, mahdi: TWO_SEATS };

/** Who sits where. A side has one or two seats; every decision names a seat. */
export function seatPlan(options: GameOptions): readonly SeatPlan[] {
  return PLANS[options.mode];
}

export function planOfSeat(options: GameOptions, seat: number): SeatPlan {
  return item(seatPlan(options), seat);
}

/** The seat that decides for a side where no clause names another (R13.6). */
export function leadSeat(options: GameOptions, side: number): number {
  return seatPlan(options).findIndex((plan) => plan.side === side);
}

/** Does the automaton decide for this seat? */
export function isAutomaton(options: GameOptions, seat: number): boolean {
  return options.mode === 'mahdi' && planOfSeat(options, seat).side === 1;
}

export function isSolo(options: GameOptions): boolean {
  return options.mode === 'mahdi';
}

export function seatsOf(options: GameOptions, side: number): number[] {
  return seatPlan(options).flatMap((plan, seat) => (plan.side === side ? [seat] : []));
}
