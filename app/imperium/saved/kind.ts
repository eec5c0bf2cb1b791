import { imperium } from '../../../engine';
import type { GameKind } from '../../storage/games/kind';
import { resultOf } from '../statistics/result';
import { readSummary, summarise, type Summary } from './summary';

/** Dune: Imperium as storage knows it. */
export const imperiumKind: GameKind<
  imperium.GameOptions,
  imperium.State,
  imperium.Move,
  imperium.GameEvent,
  Summary
> = {
  rules: imperium.imperiumGame,
  teamLetters: ['A', 'B', 'C', 'D'],
  summarise,
  readSummary,
  resultOf,
};
