import { boundTexts } from '../../../engine';
import type { PartsOf } from '../translation';
import { board } from './board';
import { common } from './common';
import { feel } from './feel';
import { games } from './games';
import { table } from './table';

/** Czech. Prepositions of one letter stay with their word, as in what the game says. */
export const cs: Omit<PartsOf<'cs'>, 'reference'> = {
  common: boundTexts(common),
  board: boundTexts(board),
  feel: boundTexts(feel),
  games: boundTexts(games),
  table: boundTexts(table),
};
