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

/** German. */
export const de: PartsOf<'de'> = { common, board, companion, errors, feel, games, odds, reference, table };
