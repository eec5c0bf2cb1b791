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

/** English, the master: its parts fix the keys of every language. */
export const en = {
  common,
  board,
  companion,
  errors,
  games,
  imperium,
  imperiumCompanion,
  imperiumReference,
  imperiumBoard,
  odds,
  partners,
  play,
  reference,
  table,
} as const;
