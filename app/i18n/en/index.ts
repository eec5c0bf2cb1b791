import { board } from './board';
import { common } from './common';
import { feel } from './feel';
import { games } from './games';
import { reference } from './reference';
import { table } from './table';

/** English, the master: its parts fix the keys of every language. */
export const PARTS = { common, board, feel, games, reference, table } as const;
