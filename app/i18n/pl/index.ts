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

/** Polish. Words of one letter stay with the next one, as in what the game says. */
export const pl: PartsOf<'pl'> = {
  common: arrakis.boundTexts(common),
  board: arrakis.boundTexts(board),
  companion: arrakis.boundTexts(companion),
  feel: arrakis.boundTexts(feel),
  games: arrakis.boundTexts(games),
  odds: arrakis.boundTexts(odds),
  reference: arrakis.boundTexts(reference),
  table: arrakis.boundTexts(table),
};
