import { board } from './board';
import { common } from './common';
import { games } from './games';
import { table } from './table';

/** English, the master: its parts fix the keys of every language. */
export const PARTS = { common, board, games, table } as const;
