import { moveDigest, provesMove } from '../games/proofs';
import type { PageRow } from './pages';
import type { Cell } from './records';
import type { MoveFields, TableRow } from './tables';

/** So many rows to either side are asked: those next to a damaged one may be damaged too. */
const NEAR = 8;

type Known = readonly (TableRow | null)[];

function moveAt(known: Known, index: number): MoveFields | null {
  const found = known[index];
  return found?.table === 'moves' ? found.row : null;
}

/** Whose move this could be, and which: from what its own key says and from where it stands. */
function* keysOf(known: Known, index: number, [game, ply]: readonly Cell[]) {
  for (let away = 1; away <= NEAR; away += 1) {
    for (const step of [-away, away]) {
      const near = moveAt(known, index + step);
      if (!near) continue;
      yield [near.game, near.ply - step] as const;
      if (typeof ply === 'number') yield [near.game, ply] as const;
      if (typeof game === 'number') yield [game, near.ply - step] as const;
    }
  }
}

/**
 * Moves stand in the order of their keys. One whose key was damaged is still found by whoever reads them in this order:
 * those around it say what its key must be, and its digest, which was made with the key, proves it.
 */
export function withKeys(rows: readonly PageRow[], known: Known): Known {
  return known.map((found, index) => {
    const { trust, table, cells } = rows[index] ?? { trust: 'freed', table: null, cells: [] };
    const isMove = table === 'moves' || (table === null && found?.table === 'moves');
    const [, , move, joined, digest] = cells;
    if (trust === 'freed' || !isMove || typeof move !== 'string' || typeof digest !== 'number') return found;
    if (found?.table === 'moves' && provesMove(digest, found.row.game, found.row.ply, move)) return found;
    for (const [game, ply] of keysOf(known, index, cells)) {
      if (ply < 1 || moveDigest(game, ply, move) !== digest) continue;
      return { table: 'moves', row: { game, ply, move, joined: joined === 1 ? 1 : 0, digest } };
    }
    return found;
  });
}
