/** The engine's only door: the app imports from here and from nowhere deeper. Each game stands under its own name. */
export { IllegalMove } from './core/illegalMove';
export type { Refusal } from './core/illegalMove';
export { ReplayError } from './core/record';
export { seedFromText } from './core/random';
export * as arrakis from './arrakis';
