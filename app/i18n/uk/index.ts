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

/** Ukrainian. Words of one letter stay with the next, as in what the game says. */
export const uk: PartsOf<'uk'> = {
  common: arrakis.boundTexts(common),
  board: arrakis.boundTexts(board),
  companion: arrakis.boundTexts(companion),
  feel: arrakis.boundTexts(feel),
  games: arrakis.boundTexts(games),
  odds: arrakis.boundTexts(odds),
  reference: arrakis.boundTexts(reference),
  table: arrakis.boundTexts(table),
};
