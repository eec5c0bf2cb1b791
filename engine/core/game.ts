import type { Refusal } from './illegalMove';
import type { RandomStream } from './random';
import type { Question } from './rule';
import type { PlayedStep } from './steps';
import type { UndoBarrier } from './undo';

/** A seat, or what lies open for everybody. */
export type Viewer = number | 'table';

/** What every game is started from; each adds its own. */
export interface AnyOptions {
  /** 32-bit seed of the game's random stream. */
  readonly seed: number;
  /** One name per seat. */
  readonly names: readonly string[];
}

/** What every event says; each game adds its own types. */
export interface AnyEvent {
  readonly type: string;
  /** May be shown to that seat alone; the others see the event that follows it or nothing. */
  readonly only?: number;
}

/** The decision that the game waits for. */
export interface AnyPending extends Question {
  readonly kind: string;
}

export interface AnyOutcome {
  /** Seats that have won: one, or all of a side. */
  readonly winners: readonly number[];
  readonly round: number;
}

/** Who sits at the table, by the options of a game. */
export interface Seat {
  readonly name: string;
  /** Seats with the same number win and lose together. */
  readonly team: number;
  /** An automaton of the rules decides for it. */
  readonly automaton: boolean;
}

/**
 * A whole game behind one contract. The shell of the app, the players without people, the simulations and the battery of
 * tests know a game only by this. All of it is pure: time, chance and storage come from outside.
 */
export interface GameModule<Options extends AnyOptions, State, Move, Event extends AnyEvent, View> {
  readonly id: string;
  /** Raised whenever an old record would no longer replay to the same end. */
  readonly version: number;
  /** Options as they come from outside (a file, a database); throws when they are none of this game. */
  readOptions(from: unknown): Options;
  seats(options: Options): readonly Seat[];
  options(state: State): Options;
  round(state: State): number;

  newGame(options: Options): State;
  /** A new game, told part by part up to the first decision. The last step is what `newGame` gives. */
  newGameInSteps(options: Options): {
    readonly before: State;
    readonly steps: readonly PlayedStep<State, Event>[];
  };
  clone(state: State): State;

  /** Which seat decides what; null when the game is over. */
  pending(state: State): AnyPending | null;
  /** Finite, in canonical order; every one of them can be played. */
  legalMoves(state: State): Move[];
  /** Why a move is not legal now; null if it is. */
  explain(state: State, move: Move): Refusal | null;
  /** Plays a move in place. Throws IllegalMove and changes nothing when it is not legal. */
  play(state: State, move: Move): Event[];
  /** The same without telling what happened; faster. */
  playSilently(state: State, move: Move): void;
  /** A move taken from `legalMoves` of this very state, without looking for it there again. */
  playListed(state: State, move: Move): void;
  /** Plays a move on a copy and tells it part by part; the events of all steps are those of `play`. */
  playInSteps(state: State, move: Move): readonly PlayedStep<State, Event>[];

  /** What that seat may know, nothing else. */
  view(state: State, viewer: Viewer): View;
  outcome(state: State): AnyOutcome | null;
  /** Why this move cannot be taken back; null when it can. */
  undoBarrier(before: State, after: State, events: readonly Event[]): UndoBarrier | null;
  /**
   * Another state that the seat cannot tell from this one, with everything hidden from it, chance included, dealt anew by
   * the stream. What comes out depends on what the seat may know and on the stream alone: whoever thinks with it is fair.
   */
  determinize(state: State, seat: number, stream: RandomStream): State;

  printMove(move: Move): string;
  /** The move that a text stands for; null if it is none. */
  parseMove(text: string): Move | null;
  printPosition(state: State): string;
  /**
   * Throws when the text is no position. The options of the record to which it belongs count more than what it says of
   * them: a position need not name them all.
   */
  parsePosition(text: string, options?: Options): State;
  /** Fingerprint of a state. */
  hash(state: State): string;
  /** Throws when a state cannot be played on from: a position of other rules can parse and still be none of ours. */
  examine(state: State): void;
}
