import { boundTexts } from '../../../engine';
import type { PartsOf } from '../translation';
import { board } from './board';
import { common } from './common';
import { feel } from './feel';
import { games } from './games';
import { reference } from './reference';
import { table } from './table';

/** Polish. Words of one letter stay with the next one, as in what the game says. */
export const pl: PartsOf<'pl'> = {
  common: boundTexts(common),
  board: boundTexts(board),
  feel: boundTexts(feel),
  games: boundTexts(games),
  reference: boundTexts(reference),
  table: boundTexts(table),
};
