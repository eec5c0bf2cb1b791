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
/** Slots for leadership, strategy, deployment, mentat, house (R6.1). */
export const SLOTS: readonly (readonly number[])[] = [
  [2, 2, 2, 2, 2],
  [3, 3, 2, 3, 2],
];
export const TANK_SPACES = [3, 5] as const;
export const LEVELLED = ['splintered-rock', 'hole-in-the-rock', 'rimwall-west'] as const;

/** Places of a named leader that are no area, as the state writes them. */
export const PLACE = { notInPlay: -1, available: -2, tank: -3, removed: -4 } as const;
export const PHASE = { start: 0, vehicles: 1, actions: 2, hazards: 3, harvest: 4, end: 5 } as const;
