/** The engine's only door: the app imports from here and from nowhere deeper. */
export * from './arrakis/names';
export * from './arrakis/data/board.data';
export type * from './arrakis/view/types';
