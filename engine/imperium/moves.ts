import { item } from '../core/at';
import { createMovePool } from '../core/movePool';
import type { PooledMove } from '../core/movePool';
import { NODE_WORDS } from './cards/nodes';
import { CARD_IDS, INTRIGUE_IDS, SPACE_IDS } from './cards/tables';
import { FACTIONS, LEADERS } from './names';

/** A move is one pick: of a space, a card, a Faction ... What the pick means is said by the decision that is pending. */
export type Move = PooledMove<MoveKind>;

/** Named alternatives. */
export const OPTIONS = ['reveal', 'yes', 'no', 'draw', 'trash', 'loseTroop', 'fromLeader'] as const;
export type OptionName = (typeof OPTIONS)[number];

const NUMBERS = Array.from({ length: 13 }, (_, n) => String(n));

/** For each kind of move, the words that its values stand for. */
export const MOVE_WORDS = {
  done: [''],
  /** A card of the hand, for an Agent turn. */
  play: CARD_IDS,
  space: SPACE_IDS,
  /** One of the effects that are still to be resolved. */
  effect: NODE_WORDS,
  /** A Plot card, in one's own turn. */
  plot: INTRIGUE_IDS,
  /** An Intrigue card at any other moment. */
  intrigue: INTRIGUE_IDS,
  acquire: CARD_IDS,
  /** The card that Helena has set aside. */
  aside: CARD_IDS,
  faction: FACTIONS,
  leader: LEADERS,
  seat: ['0', '1', '2', '3'],
  number: NUMBERS,
  deploy: NUMBERS,
  hand: CARD_IDS,
  discard: CARD_IDS,
  inPlay: CARD_IDS,
  option: OPTIONS,
} as const satisfies Record<string, readonly string[]>;
export type MoveKind = keyof typeof MOVE_WORDS;

const POOL = createMovePool<MoveKind>(MOVE_WORDS);

const LISTS = POOL.lists;

export function moveOf(kind: MoveKind, value: number): Move {
  return item(LISTS[kind], value);
}

export const canonicalMove = POOL.canonical;
/** `space:arrakeen`, `play:dagger`, `done`. */
export const printMove = POOL.print;
/** The move that a text stands for; null if it is none. */
export const parseMove = POOL.parse;

/** Ends or declines what is being decided. */
export const DONE: Move = moveOf('done', 0);

const OPTION_MOVE = new Map<OptionName, Move>(OPTIONS.map((name, value) => [name, moveOf('option', value)]));
export function optionMove(name: OptionName): Move {
  return OPTION_MOVE.get(name) as Move;
}
export const REVEAL = optionMove('reveal');
export const YES = optionMove('yes');
export const NO = optionMove('no');
export const DRAW = optionMove('draw');
export const TRASH = optionMove('trash');
export const LOSE_TROOP = optionMove('loseTroop');
export const FROM_LEADER = optionMove('fromLeader');

const NUMBER_MOVES = LISTS.number;
export function numberMove(n: number): Move {
  return item(NUMBER_MOVES, n);
}
