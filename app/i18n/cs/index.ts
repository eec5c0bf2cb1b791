import { text } from '../../../engine';
import type { PartsOf } from '../translation';
import { board } from './board';
import { common } from './common';
import { companion } from './companion';
import { errors } from './errors';
import { feel } from './feel';
import { games } from './games';
import { odds } from './odds';
import { reference } from './reference';
import { table } from './table';

/** Czech. Prepositions of one letter stay with their word, as in what the game says. */
export const cs: PartsOf<'cs'> = {
  common: text.boundTexts(common),
  board: text.boundTexts(board),
  companion: text.boundTexts(companion),
  errors: text.boundTexts(errors),
  feel: text.boundTexts(feel),
  games: text.boundTexts(games),
  odds: text.boundTexts(odds),
  reference: text.boundTexts(reference),
  table: text.boundTexts(table),
};
