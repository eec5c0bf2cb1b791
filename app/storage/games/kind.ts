import type {
  AnyEvent,
  AnyOptions,
  GameModule,
  HiddenEvent,
  HiddenMove,
  HiddenOptions,
  HiddenState,
} from '../../../engine';

/** What a list must know of any game, whatever else its own summary says. */
export interface AnySummary {
  readonly round: number;
  readonly over: boolean;
}

declare const hidden: unique symbol;
/** A summary of a game whose types are hidden: for that game's screens. */
export interface HiddenSummary extends AnySummary {
  readonly [hidden]: 'summary';
}

/**
 * A kind of game as storage needs it: its rules, and what is kept beside the moves so that lists and statistics need not
 * replay them. Summaries and results are plain JSON.
 */
export interface GameKind<
  Options extends AnyOptions,
  State,
  Move,
  Event extends AnyEvent,
  Summary extends AnySummary = AnySummary,
> {
  readonly rules: GameModule<Options, State, Move, Event, unknown>;
  /** In game files: one letter for each team, by its number. */
  readonly teamLetters: readonly string[];
  /** What the app answers by itself, after a tap or before the first: the move, or null where a person is asked. */
  follow?(state: State): Move | null;
  /** Where a game stands, of what lies open on the table only. */
  summarise(state: State): Summary;
  /** A stored summary; null when it cannot be believed. */
  readSummary(stored: unknown): Summary | null;
  /** What statistics keep of a game that is over: its last state, and all that happened in it. */
  resultOf(state: State, events: readonly Event[]): unknown;
}

export type AnyKind = GameKind<HiddenOptions, HiddenState, HiddenMove, HiddenEvent, HiddenSummary>;
/** By the id of the rules; null for a game that this version does not know. */
export type FindKind = (id: string) => AnyKind | null;
