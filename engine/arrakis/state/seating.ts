import { at, item } from '../../core/at';
import type { DashboardId } from '../data/components.data';
import { HOUSES, SIDES } from '../names';
import { isSolo } from './options';
import type { GameOptions, Mode } from './options';

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

/** A plan and what is asked of it again and again, worked out once. */
interface Seating {
  readonly plan: readonly SeatPlan[];
  /** By side. */
  readonly lead: readonly number[];
  readonly seats: readonly (readonly number[])[];
  /** By house. */
  readonly seatOfHouse: readonly number[];
}

function seating(plan: readonly SeatPlan[]): Seating {
  const seats = SIDES.map((_, side) => plan.flatMap((seat, index) => (seat.side === side ? [index] : [])));
  return {
    plan,
    lead: seats.map((own) => own[0] ?? -1),
    seats,
    seatOfHouse: HOUSES.map((_, house) => plan.findIndex((seat) => seat.houses.includes(house))),
  };
}

const TWO_PLAYERS = seating(TWO_SEATS);
const SEATINGS: Readonly<Record<Mode, Seating>> = { two: TWO_PLAYERS, mahdi: TWO_PLAYERS };

/** Who sits where. A side has one or two seats; every decision names a seat. */
export function seatPlan(options: GameOptions): readonly SeatPlan[] {
  return SEATINGS[options.mode].plan;
}

export function planOfSeat(options: GameOptions, seat: number): SeatPlan {
  return item(seatPlan(options), seat);
}

/** The seat that decides for a side where no clause names another (R13.6). */
export function leadSeat(options: GameOptions, side: number): number {
  return at(SEATINGS[options.mode].lead, side);
}

/** Does the automaton decide for this seat? */
export function isAutomaton(options: GameOptions, seat: number): boolean {
  return isSolo(options) && planOfSeat(options, seat).side === 1;
}

export function seatsOf(options: GameOptions, side: number): readonly number[] {
  return item(SEATINGS[options.mode].seats, side);
}

/** The seat that holds the deck and the dashboard of a house. */
export function seatOfHouse(options: GameOptions, house: number): number {
  return at(SEATINGS[options.mode].seatOfHouse, house);
}
