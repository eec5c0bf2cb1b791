import { board } from './board';
import { common } from './common';
import { feel } from './feel';
import { games } from './games';
import { table } from './table';

/** English, the master: its parts fix the keys of every language. */
export const PARTS = { common, board, feel, games, table } as const;
