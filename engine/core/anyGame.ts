import type { AnyEvent, AnyOptions, GameModule } from './game';

/**
 * A game whose own types are hidden, so that games can stand in one list. What one of them gives can only be handed back to
 * it: nobody can make a hidden state or move by hand. Whoever holds two games must not mix what they gave.
 */
declare const hidden: unique symbol;

/** Comes from `readOptions` alone, so that it fits the game. */
export interface HiddenOptions extends AnyOptions {
  readonly [hidden]: 'options';
}
export interface HiddenState {
  readonly [hidden]: 'state';
}
export interface HiddenMove {
  readonly [hidden]: 'move';
}
export interface HiddenEvent extends AnyEvent {
  readonly [hidden]: 'event';
}
export interface HiddenView {
  readonly [hidden]: 'view';
}

export type AnyGame = GameModule<HiddenOptions, HiddenState, HiddenMove, HiddenEvent, HiddenView>;

/** The one place where a game's types are hidden. */
export function anyGame<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
): AnyGame {
  const widened: GameModule<AnyOptions, unknown, unknown, AnyEvent, unknown> = game;
  return widened as AnyGame;
}
