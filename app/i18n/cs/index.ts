import { boundTexts } from '../../../engine';
import type { PartsOf } from '../translation';
import { board } from './board';
import { common } from './common';
import { companion } from './companion';
import { feel } from './feel';
import { games } from './games';
import { odds } from './odds';
import { reference } from './reference';
import { table } from './table';

/** Czech. Prepositions of one letter stay with their word, as in what the game says. */
export const cs: PartsOf<'cs'> = {
  common: boundTexts(common),
  board: boundTexts(board),
  companion: boundTexts(companion),
  feel: boundTexts(feel),
  games: boundTexts(games),
  odds: boundTexts(odds),
  reference: boundTexts(reference),
  table: boundTexts(table),
};
