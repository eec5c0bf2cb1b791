import type { AnyEvent, AnyOptions, GameModule } from '../../engine';
import type { PlayerHints } from '../../engine/players';

/** What the scripts must know of a game beyond its contract to play it without people. */
export interface GameKit<Options extends AnyOptions, State, Move, Event extends AnyEvent, View> {
  readonly game: GameModule<Options, State, Move, Event, View>;
  readonly hints: PlayerHints<State, Move>;
  /** The ways in which it can be played; the first is the usual one. */
  readonly modes: readonly [string, ...string[]];
  options(mode: string, seed: number): Options;
  /** Who has won and by what, as a line of the simulation says it. */
  ending(state: State): { readonly winner: string | null; readonly reason: string };
  /** What can come up in a game, each with its tally at zero; `read` counts what an event shows. */
  readonly coverage: {
    tables(): Record<string, Record<string, number>>;
    read(tables: Record<string, Record<string, number>>, event: Event): void;
    /** Names that no game can show. */
    readonly never: readonly string[];
  };
  /** An event in words, for whoever follows a game on the terminal. */
  explainEvent(event: Event): readonly string[];
  /** Looks at every decision of one game, and at what led to it, and throws at the first rule of conservation that is broken. */
  watchInvariants(): (
    state: State,
    moves: readonly Move[],
    decision: number,
    events: readonly Event[],
  ) => void;
}

/** Something that can be done with any kit, whatever its game. */
export type WithKit<T> = <Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
) => T;

export function tally(table: Record<string, number> | undefined, name: string, by = 1): void {
  if (table !== undefined) table[name] = (table[name] ?? 0) + by;
}

export function zeros(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, 0]));
}
