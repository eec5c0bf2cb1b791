/** The engine's only door: the app imports from here and from nowhere deeper. Each game stands under its own name. */
export { IllegalMove } from './core/illegalMove';
export type { Refusal } from './core/illegalMove';
export { ReplayError } from './core/record';
export { seedFromText, seedStream } from './core/random';
export type { AnyEvent, AnyOptions, AnyOutcome, AnyPending, GameModule, Seat, Viewer } from './core/game';
export type { HiddenEvent, HiddenMove, HiddenOptions, HiddenState } from './core/anyGame';
export type { PlayedStep } from './core/steps';
export { UNDO_BARRIERS } from './core/undo';
export type { UndoBarrier } from './core/undo';
export * as text from './core/text';
export * as arrakis from './arrakis';
export * as imperium from './imperium';
export { findGame, GAMES } from './registry';
