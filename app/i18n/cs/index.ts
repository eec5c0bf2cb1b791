import { arrakis } from '../../../engine';
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
  common: arrakis.boundTexts(common),
  board: arrakis.boundTexts(board),
  companion: arrakis.boundTexts(companion),
  feel: arrakis.boundTexts(feel),
  games: arrakis.boundTexts(games),
  odds: arrakis.boundTexts(odds),
  reference: arrakis.boundTexts(reference),
  table: arrakis.boundTexts(table),
};
