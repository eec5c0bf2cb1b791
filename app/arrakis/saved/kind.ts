import { arrakis } from '../../../engine';
import type { GameKind } from '../../storage/games/kind';
import { breakTie } from '../ties/breakTie';
import { resultOf } from '../statistics/result';
import { readSummary, summarise, type Summary } from './summary';

/** War for Arrakis as storage knows it. */
export const arrakisKind: GameKind<
  arrakis.GameOptions,
  arrakis.State,
  arrakis.Move,
  arrakis.GameEvent,
  Summary
> = {
  rules: arrakis.arrakisGame,
  teamLetters: ['A', 'H'],
  follow: breakTie,
  summarise,
  readSummary,
  resultOf,
};
