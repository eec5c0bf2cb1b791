import { text } from '../../../engine';
import type { PartsOf } from '../translation';
import { board } from './board';
import { common } from './common';
import { companion } from './companion';
import { errors } from './errors';
import { games } from './games';
import { imperium } from './imperium';
import { imperiumCompanion } from './imperiumCompanion';
import { imperiumReference } from './imperiumReference';
import { imperiumBoard } from './imperiumBoard';
import { odds } from './odds';
import { partners } from './partners';
import { play } from './play';
import { reference } from './reference';
import { table } from './table';

/** Ukrainian. Words of one letter stay with the next, as in what the game says. */
export const uk: PartsOf<'uk'> = {
  common: text.boundTexts(common),
  board: text.boundTexts(board),
  companion: text.boundTexts(companion),
  errors: text.boundTexts(errors),
  games: text.boundTexts(games),
  imperium: text.boundTexts(imperium),
  imperiumCompanion: text.boundTexts(imperiumCompanion),
  imperiumReference: text.boundTexts(imperiumReference),
  imperiumBoard: text.boundTexts(imperiumBoard),
  odds: text.boundTexts(odds),
  partners: text.boundTexts(partners),
  play: text.boundTexts(play),
  reference: text.boundTexts(reference),
  table: text.boundTexts(table),
};
