import { item } from '../core/at';
import { createMovePool } from '../core/movePool';
import type { PooledMove } from '../core/movePool';
import { AREA_IDS, SECTOR_IDS, ZONE_IDS } from './board/tables';
import { DEPLOYMENT_TOKENS } from './data/components.data';
import { CARD_IDS } from './data/planning.data';
import { PRESCIENCE_IDS } from './data/prescience.data';
import { HOUSES, LEADERS, MARKERS, POWERS, RESULTS, VEHICLES } from './names';

/**
 * A move is one pick: of an area, a figure, a card ... What the pick means is said by the decision that is pending.
 * Every possible move exists once; lists of legal moves share them, so moves may be compared with `===`.
 */
export type Move = PooledMove<MoveKind>;

/** Figures in the order in which a legion is split: units, tokens, then leaders. */
export const FIGURES: readonly string[] = [
  'regular',
  'elite',
  'special',
  ...DEPLOYMENT_TOKENS.map((_, token) => `token-${token}`),
  'generic',
  ...LEADERS,
];
export const FIRST_TOKEN = 3;
export const GENERIC_FIGURE = FIRST_TOKEN + DEPLOYMENT_TOKENS.length;
export const FIRST_LEADER = GENERIC_FIGURE + 1;

/** Named alternatives. */
export const OPTIONS = [
  'move',
  'attack',
  'moveWithLeader',
  'surpriseAttack',
  'draw',
  'deploy',
  'replace',
  'vehicles',
  'desertPower',
  'sandride',
  'march',
  'continue',
  'cease',
  'retreat',
  'stay',
  'advance',
  'hold',
  'supply',
  'wildMaker',
  'sietch',
  'tokens',
  'both',
  'buy',
  'claim',
  'decline',
  'fromBoard',
  'fewer',
] as const;
export type OptionName = (typeof OPTIONS)[number];

/** Free actions of one's own action turn (R6.8a), and a cone of silence, which partners may spend at other times too (R13.7). */
export const FREE_ACTIONS = ['guerrilla', 'scout', 'hawat', 'atomics', 'families', 'cone'] as const;
export type FreeAction = (typeof FREE_ACTIONS)[number];

const NUMBERS = Array.from({ length: 21 }, (_, n) => String(n));

/** For each kind of move, the words that its values stand for. */
export const MOVE_WORDS = {
  done: [''],
  area: AREA_IDS,
  zone: ZONE_IDS,
  sector: SECTOR_IDS,
  figure: FIGURES,
  result: RESULTS,
  card: CARD_IDS,
  prescience: PRESCIENCE_IDS,
  marker: MARKERS,
  power: POWERS,
  house: HOUSES,
  vehicle: VEHICLES,
  option: OPTIONS,
  free: FREE_ACTIONS,
  number: NUMBERS,
} as const satisfies Record<string, readonly string[]>;
export type MoveKind = keyof typeof MOVE_WORDS;

const POOL = createMovePool<MoveKind>(MOVE_WORDS);

const LISTS = POOL.lists;

/** A function of its own, not one of the pool's: rules call it so often that the detour can be measured. */
export function moveOf(kind: MoveKind, value: number): Move {
  return item(LISTS[kind], value);
}

export const canonicalMove = POOL.canonical;
/** `area:arrakeen`, `figure:elite`, `done`. */
export const printMove = POOL.print;
/** The move that a text stands for; null if it is none. */
export const parseMove = POOL.parse;

/** Ends or declines what is being decided. */
export const DONE: Move = moveOf('done', 0);
const AREA_MOVES: readonly Move[] = LISTS.area;
const ZONE_MOVES: readonly Move[] = LISTS.zone;
const FIGURE_MOVES: readonly Move[] = LISTS.figure;

export function areaMove(area: number): Move {
  return item(AREA_MOVES, area);
}

export function zoneMove(zone: number): Move {
  return item(ZONE_MOVES, zone);
}

export function figureMove(figure: number): Move {
  return item(FIGURE_MOVES, figure);
}

export function leaderMove(leader: number): Move {
  return figureMove(FIRST_LEADER + leader);
}

export function tokenMove(token: number): Move {
  return figureMove(FIRST_TOKEN + token);
}

function byName<Name extends string>(names: readonly Name[], moves: readonly Move[]): Record<Name, Move> {
  return Object.fromEntries(names.map((name, value) => [name, item(moves, value)])) as Record<Name, Move>;
}

const OPTION_MOVE = byName(OPTIONS, LISTS.option);
export function optionMove(name: OptionName): Move {
  return OPTION_MOVE[name];
}

const FREE_MOVE = byName(FREE_ACTIONS, LISTS.free);
export function freeMove(name: FreeAction): Move {
  return FREE_MOVE[name];
}

export function isOption(move: Move, name: OptionName): boolean {
  return move.kind === 'option' && OPTIONS[move.value] === name;
}
