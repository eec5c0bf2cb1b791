import type { PartsOf } from '../translation';
import { board } from './board';
import { common } from './common';
import { feel } from './feel';
import { games } from './games';
import { reference } from './reference';
import { table } from './table';

/** Ukrainian. */
export const uk: PartsOf<'uk'> = { common, board, feel, games, reference, table };
