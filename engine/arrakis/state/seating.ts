import { at, item } from '../../core/at';
import type { DashboardId } from '../data/components.data';
import { HOUSES, SIDES } from '../names';
import { isShared, isSolo } from './options';
import type { GameOptions, Mode } from './options';

export interface SeatPlan {
  /** Index in SIDES. */
  readonly side: number;
  /** Houses whose decks, hand and leaders are this seat's (indices in HOUSES): both of its side, or one where it is shared. */
  readonly houses: readonly number[];
  /** Houses from whose decks it may draw: its own, and House Atreides from the Fremen's too (R13.4). */
  readonly draws: readonly number[];
  readonly dashboard: DashboardId;
}

const ATREIDES_ALONE: SeatPlan = { side: 0, houses: [0, 1], draws: [0, 1], dashboard: 'sietchTabr' };
const HARKONNEN_ALONE: SeatPlan = { side: 1, houses: [2, 3], draws: [2, 3], dashboard: 'giediPrime' };
/** The House first, then its ally (R13.1). */
const ATREIDES_SHARED: readonly SeatPlan[] = [
  { side: 0, houses: [0], draws: [0, 1], dashboard: 'houseAtreides' },
  { side: 0, houses: [1], draws: [1], dashboard: 'fremen' },
];
const HARKONNEN_SHARED: readonly SeatPlan[] = [
  { side: 1, houses: [2], draws: [2], dashboard: 'houseHarkonnen' },
  { side: 1, houses: [3], draws: [3], dashboard: 'corrino' },
];

/** A plan and what is asked of it again and again, worked out once. */
interface Seating {
  readonly plan: readonly SeatPlan[];
  /** By side. */
  readonly lead: readonly number[];
  readonly seats: readonly (readonly number[])[];
  /** By seat, -1 for none. */
  readonly partner: readonly number[];
  /** By house. */
  readonly seatOfHouse: readonly number[];
  /** Who turns a die after each seat (R6.1): the sides in turn, Harkonnen first, and so the partners of each. */
  readonly nextToTurn: readonly number[];
}

function seating(options: Pick<GameOptions, 'mode' | 'shared'>): Seating {
  const who: GameOptions = { ...options, seed: 0, names: [] };
  const plan = [
    ...(isShared(who, 0) ? ATREIDES_SHARED : [ATREIDES_ALONE]),
    ...(isShared(who, 1) ? HARKONNEN_SHARED : [HARKONNEN_ALONE]),
  ];
  const seats = SIDES.map((_, side) => plan.flatMap((seat, index) => (seat.side === side ? [index] : [])));
  const turning = [0, 1].flatMap((nth) => [seats[1]?.[nth] ?? [], seats[0]?.[nth] ?? []]).flat();
  return {
    plan,
    lead: seats.map((own) => own[0] ?? -1),
    seats,
    partner: plan.map(({ side }, seat) => seats[side]?.find((other) => other !== seat) ?? -1),
    seatOfHouse: HOUSES.map((_, house) => plan.findIndex((seat) => seat.houses.includes(house))),
    nextToTurn: plan.map((_, seat) => turning[(turning.indexOf(seat) + 1) % turning.length] ?? -1),
  };
}

const SEATINGS: Readonly<Record<Mode, Seating>> = {
  two: seating({ mode: 'two' }),
  mahdi: seating({ mode: 'mahdi' }),
  three: seating({ mode: 'three' }),
  four: seating({ mode: 'four' }),
  mahdiTwo: seating({ mode: 'mahdiTwo' }),
};
const THREE_WITH_SHARED_ATREIDES = seating({ mode: 'three', shared: 'atreides' });

/** At a table of four. */
export const MOST_SEATS = SEATINGS.four.plan.length;

function seatingOf(options: GameOptions): Seating {
  return options.mode === 'three' && options.shared === 'atreides'
    ? THREE_WITH_SHARED_ATREIDES
    : SEATINGS[options.mode];
}

/** Who sits where. A side has one or two seats; every decision names a seat. */
export function seatPlan(options: GameOptions): readonly SeatPlan[] {
  return seatingOf(options).plan;
}

export function planOfSeat(options: GameOptions, seat: number): SeatPlan {
  return item(seatPlan(options), seat);
}

/** House Atreides or House Harkonnen where a side is shared, else its only seat: decides when in doubt (R13.6). */
export function leadSeat(options: GameOptions, side: number): number {
  return at(seatingOf(options).lead, side);
}

/** Does the automaton decide for this seat? */
export function isAutomaton(options: GameOptions, seat: number): boolean {
  return isSolo(options) && planOfSeat(options, seat).side === 1;
}

export function seatsOf(options: GameOptions, side: number): readonly number[] {
  return item(seatingOf(options).seats, side);
}

/** The other seat of a shared side; -1 for none. */
export function partnerOf(options: GameOptions, seat: number): number {
  return at(seatingOf(options).partner, seat);
}

/** The seat that holds the deck, the hand and the dashboard of a house. */
export function seatOfHouse(options: GameOptions, house: number): number {
  return at(seatingOf(options).seatOfHouse, house);
}

/** The seat that turns its next die after this one (R6.1, R13.2). */
export function nextToTurn(options: GameOptions, seat: number): number {
  return at(seatingOf(options).nextToTurn, seat);
}
