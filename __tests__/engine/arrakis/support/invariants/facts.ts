import type { GameOptions } from '../../../../../engine/arrakis';

/**
 * What is in the box, written down from the rules and the component lists. Nothing here is read from the engine's own
 * tables, so a wrong number there does not excuse itself.
 */
export const ATREIDES = 0;
export const HARKONNEN = 1;

/** Regular, elite, Fedaykin or Sardaukar, naib or bashar, of each side (R3.1, R3.3). */
export const BOX: readonly (readonly number[])[] = [
  [16, 8, 6, 12],
  [24, 12, 8, 6],
];
export const RANK_NAMES = ['regular', 'elite', 'special', 'generic'] as const;

/** Named leaders: eight Atreides, then seven Harkonnen (R3.3). */
export const NAMED = [
  'paul',
  'muaddib',
  'jessica',
  'reverend-mother',
  'gurney',
  'alia',
  'stilgar',
  'chani',
  'rabban',
  'feyd',
  'baron',
  'hawat',
  'mohiam',
  'aramsham',
  'shaddam',
] as const;
export type Named = (typeof NAMED)[number];
export const ATREIDES_NAMED = 8;

/** Deployment tokens: 8 starting and 8 standard Atreides, 6 black and 6 silver Harkonnen. */
export const TOKENS = 28;
export const ATREIDES_TOKENS = 16;

export const HARVESTERS = 8;
export const ORNITHOPTERS = 6;
export const CARRYALLS = 3;
export const SANDWORMS = 4;
export const WORMSIGNS = 16;
/** Sand, sandworm, burrowing (R9.4). */
export const WORMSIGN_FACES = [6, 6, 4] as const;
export const BENE_GESSERIT = 5;

export const HOUSE_DECK = 18;
export const PLANNING_CARDS = 72;
export const PRESCIENCE_CARDS = 16;
export const CLAIMS_PER_ROUND = 2;
export const PRESCIENCE_REVEALED = 3;
export const OBJECTIVES: readonly (readonly number[])[] = [
  [10, 5, 3],
  [10, 3, 5],
  [5, 10, 3],
  [3, 10, 5],
  [5, 3, 10],
  [3, 5, 10],
];

export const SIETCH_RANKS = [1, 1, 2, 2, 2, 2, 3, 3] as const;
export const STATIONS_PER_MARKER = 2;

/** Action dice of each side; the rows of the spice board leave the Harkonnen so many (R5.2, R6.1). */
export const ATREIDES_DICE = 4;
export const HARKONNEN_DICE = 8;
export const DICE_OF_ROW = [8, 7, 6, 5, 4] as const;

/** A seat of the table: its side, its houses (Atreides, Fremen, Harkonnen, Corrino), and what its dashboard holds. */
export interface SeatFact {
  readonly side: number;
  readonly houses: readonly number[];
  /** Slots for leadership, strategy, deployment, mentat, house (R6.1, R13.1). */
  readonly slots: readonly number[];
  readonly tank: number;
  /** Cards kept at the end of a round (R5.4, R13.4). */
  readonly hand: number;
}

const ATREIDES_ALONE: SeatFact = { side: 0, houses: [0, 1], slots: [2, 2, 2, 2, 2], tank: 3, hand: 6 };
const HARKONNEN_ALONE: SeatFact = { side: 1, houses: [2, 3], slots: [3, 3, 2, 3, 2], tank: 5, hand: 6 };
const ATREIDES_SHARED: readonly SeatFact[] = [
  { side: 0, houses: [0], slots: [1, 0, 0, 1, 1], tank: 3, hand: 4 },
  { side: 0, houses: [1], slots: [1, 1, 1, 0, 0], tank: 3, hand: 4 },
];
const HARKONNEN_SHARED: readonly SeatFact[] = [
  { side: 1, houses: [2], slots: [2, 0, 0, 2, 2], tank: 5, hand: 4 },
  { side: 1, houses: [3], slots: [0, 2, 2, 2, 0], tank: 5, hand: 4 },
];

const NOBODY_SHARES = [ATREIDES_ALONE, HARKONNEN_ALONE];
const TWO_ATREIDES = [...ATREIDES_SHARED, HARKONNEN_ALONE];
const TWO_HARKONNEN = [ATREIDES_ALONE, ...HARKONNEN_SHARED];
const TABLES: Readonly<Record<GameOptions['mode'], readonly SeatFact[]>> = {
  two: NOBODY_SHARES,
  mahdi: NOBODY_SHARES,
  three: TWO_HARKONNEN,
  four: [...ATREIDES_SHARED, ...HARKONNEN_SHARED],
  mahdiTwo: TWO_ATREIDES,
};

/** Who sits at the table (R1.1, R13.1, R14.0). */
export function seatsAt({ mode, shared }: GameOptions): readonly SeatFact[] {
  return mode === 'three' && shared === 'atreides' ? TWO_ATREIDES : TABLES[mode];
}

/** Against the automaton (R14). */
export function isAlone({ mode }: GameOptions): boolean {
  return mode === 'mahdi' || mode === 'mahdiTwo';
}
export const LEVELLED = ['splintered-rock', 'hole-in-the-rock', 'rimwall-west'] as const;

/** Places of a named leader that are no area, as the state writes them. */
export const PLACE = { notInPlay: -1, available: -2, tank: -3, removed: -4 } as const;
export const PHASE = { start: 0, vehicles: 1, actions: 2, hazards: 3, harvest: 4, end: 5 } as const;
