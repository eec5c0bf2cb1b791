import type { RandomStream } from '../../core/random';
import type { Frame } from '../frames/frame';
import type { GameOptions } from './options';

/**
 * The whole game as plain JSON. Lists "by seat" have an entry for every seat, House Hagal and the Rivals included; cards
 * are numbers of kinds in `cards/tables.ts`, as copies of a card do not differ. Decks have their next card last.
 */
export interface State {
  readonly options: GameOptions;
  random: RandomStream;
  round: number;
  /** Index in PHASES. */
  phase: number;
  /** What is being decided, innermost last. Frames are never changed, only replaced. */
  frames: Frame[];
  firstPlayer: number;

  // by seat
  /** Index in LEADERS, -1 for none. */
  leader: number[];
  vp: number[];
  solari: number[];
  spice: number[];
  water: number[];
  garrison: number[];
  /** Troops in the Conflict. The supply is what is left of twelve. */
  conflict: number[];
  /** Swords of this round's Conflict. */
  swords: number[];
  /** Agents on the Leader, ready to be sent, the Mentat included. */
  agents: number[];
  swordmaster: number[];
  council: number[];
  /** Four for each seat, in the order of FACTIONS. */
  influence: number[];
  decks: number[][];
  /** Cards on top of a deck that were put there openly. */
  openTop: number[];
  hands: number[][];
  /** Played in Agent turns of this round. */
  played: number[][];
  /** Revealed in the Reveal turn that is under way. */
  shown: number[][];
  discards: number[][];
  intrigue: number[][];
  /** Plot cards that lie open until the Reveal turn (I10.2). */
  openIntrigue: number[][];
  /** Cards of the Row that Helena alone may acquire. */
  aside: number[][];
  /** Space marked by The Voice, -1 for none. */
  voice: number[];
  /** The Baron's Factions as bits; 0 before they are chosen. */
  masterstroke: number[];
  masterstrokeUsed: number[];
  /** Seats in the order of their Reveal turns of this round. */
  revealed: number[];

  // the board
  /** By space: seats with an Agent there, as bits. */
  occupied: number[];
  /** By Faction: who holds the Alliance, -1 for nobody. */
  alliance: number[];
  /** By CONTROLLED: whose marker lies there, -1 for nobody's. */
  control: number[];
  /** By MAKERS. */
  bonusSpice: number[];
  /** Seat that has the Mentat in this round, -1 while it stands on its space. */
  mentat: number;
  /** Seat that takes it at the start of the next round (I5.8). */
  mentatNext: number;

  // decks of all
  conflictDeck: number[];
  /** The Conflict of this round, -1 before the first. */
  conflictCard: number;
  conflictsPast: number[];
  /** Conflict cards that nobody has seen (I2.2). */
  conflictsUnused: number[];
  imperiumDeck: number[];
  row: number[];
  /** Cards left in the stacks of the Reserve. */
  reserve: number[];
  trashed: number[];
  intrigueDeck: number[];
  intrigueDiscard: number[];
  hagalDeck: number[];
  hagalDiscard: number[];

  // the turn under way
  turnSeat: number;
  /** Something has been done in it (Bindu Suspension comes before anything else). */
  begun: number;
  /** What is still to be done, as numbers of nodes. */
  todo: number[];
  /** Card played and space taken in this Agent turn, -1 before. */
  turnCard: number;
  turnSpace: number;
  /** Troops recruited in this turn. */
  recruited: number;
  /** Troops deployed in this turn (Masterstroke). */
  deployed: number;
  /** Troops that may still be deployed (I5.5). */
  deployable: number;
  persuasion: number;
  revealing: number;
  factionIcons: number;
  infiltrate: number;
  /** Off the price of The Spice Must Flow. */
  discount: number;
  toTop: number;
  /** Spice paid for Sell Melange. */
  melange: number;

  /** Seats that have won, as bits; 0 while the game runs. */
  winners: number;
}

export const NOBODY = -1;
/** Troops of a player (I1). */
export const TROOPS = 12;
/** Highest place of an Influence track (I8.1). */
export const TOP_INFLUENCE = 6;
