import type { RandomStream } from '../../core/random';
import type { Frame } from '../frames/frame';
import type { GameOptions } from './options';

/**
 * A whole game as plain JSON: lists and small integers. Sides, houses, leaders, areas and so on are indices of the
 * lists in `names.ts` and `board/tables.ts`. Only the functions of this folder write the board lists, so that
 * supply and legions stay in step. Lists of length 101 are indexed by area.
 */
export interface State {
  readonly options: GameOptions;
  random: RandomStream;
  round: number;
  /** Index in PHASES. */
  phase: number;
  /** What is being decided, innermost last. Frames are never changed, only replaced. */
  frames: Frame[];

  /** Side of the legion in an area, -1 for none. One area never holds units of both sides. */
  owner: number[];
  regular: number[];
  elite: number[];
  special: number[];
  generic: number[];
  /** Named leaders in an area, as bits. */
  leaders: number[];
  /** Deployment tokens in an area, as bits. */
  tokens: number[];
  /** 0 none; 1 face down and not yet drawn; 2, 3, 4 face down: sand, sandworm, burrowing. Nobody looks (R3.6). */
  wormsign: number[];
  /** 0 none, 1 sandworm, 2 Wild Maker. */
  worm: number[];
  harvester: number[];
  /** -1 none, else the hidden marker of the testing station. */
  station: number[];
  /** Sietch token in an area, -1 for none. */
  sietch: number[];
  /** 1 where a Harkonnen settlement stands. */
  settlement: number[];
  /** Vehicle in each air zone: 0 none, 1 ornithopter, 2 carryall. */
  zones: number[];

  /** By sietch token. A destroyed one keeps its rank and stays revealed. */
  sietchRank: number[];
  sietchRevealed: number[];
  /** Which facts stand behind each token: a permutation within each set, hidden. */
  tokenFace: number[];
  /** Atreides deployment tokens not yet drawn, in drawing order. */
  tokenSupply: number[];
  /** Off-board figures: [regular, elite, special, generic] of the Atreides, then of the Harkonnen. */
  supply: number[];

  /** Area of each named leader, or one of the negative places below. */
  leaderAt: number[];
  /** 1 when the leader's card is turned (R6.8). */
  leaderSpent: number[];
  /** Per seat: leader in each tank space, -1 when empty. */
  tank: number[][];

  /** Per house: cards left, next one last. */
  decks: number[][];
  discards: number[][];
  /** Planning cards that left the game. */
  removedCards: number[];
  /** Per seat. */
  hands: number[][];

  prescienceDeck: number[];
  prescienceRevealed: number[];
  prescienceGone: number[];
  /** Pairs [planning card, prescience card] of cards lying on a revealed one. */
  attached: number[];
  claimed: number;
  /** Atreides objectives drawn, and those left. */
  objectives: number[];
  objectiveDeck: number[];
  markers: number[];
  supremacy: number;

  /** Row of each imperium marker, 0 on top. */
  rows: number[];
  bans: number[];
  reserve: number;
  /** Per seat: unused dice by result, tokens not counted. */
  dice: number[][];
  spent: number[][];
  /** Per seat: result on which a Bene Gesserit token lies unused, -1 for none. */
  tokenOn: number[];
  /** Bene Gesserit tokens in hand by side, then the reserve. */
  beneGesserit: number[];
  setAside: number;

  /** 0 not in play, 1 in play. */
  wildMaker: number;
  wildMakerSpent: number;
  /** 1 once a marker has stood at its step (R8.7). */
  atomicsUnlocked: number;
  /** Area levelled, -1 while unused. */
  atomized: number;
  /** Effects of cards that outlast their turn; see `cards/lasting.ts`. */
  lasting: number[];

  /** -1 running, else the winning side. */
  winner: number;

  // Solo against Mahdi (R14); at rest in other modes.
  /** Tactic cards not yet drawn this round, next last. */
  tactics: number[];
  /** Tactic card of the harvest sector and of the target sietch, -1 for none. */
  harvestTactic: number;
  targetTactic: number;
  /** Harkonnen dice not yet rolled. */
  unrolled: number;
  /** Face-down Harkonnen and Corrino cards, top last; nobody looks. */
  reinforcements: number[];
  /** Houses of the common Harkonnen discard pile, top last. */
  pile: number[];
  /** House of the last card drawn in this action, -1 for none. */
  drawnHouse: number;
  /** Copies of Hawat's Scheming that lie beside the board. */
  schemes: number;

  /** Cones of silence left by side (R13.7); only where people share a side and may not show each other their cards. */
  cones?: number[];
}

/** Places of a named leader other than an area. */
export const NOT_IN_PLAY = -1;
export const AVAILABLE = -2;
export const IN_TANK = -3;
export const REMOVED = -4;

export const ATREIDES = 0;
export const HARKONNEN = 1;
export const NOBODY = -1;

export function enemyOf(side: number): number {
  return 1 - side;
}

export const SANDWORM = 1;
export const WILD_MAKER = 2;
export const ORNITHOPTER = 1;
export const CARRYALL = 2;
