import type { Step, StoredMove } from './types';

/** The moves of a step as they are stored: each with its ply, and all but the first joined to the one before. */
export function storedMoves({ ply, moves }: Pick<Step, 'ply' | 'moves'>): readonly StoredMove[] {
  const first = ply - moves.length + 1;
  return moves.map((move, index) =>
    index === 0 ? { ply: first, move } : { ply: first + index, move, joined: true },
  );
}

/** The moves that were made with the last tap, as far as they come after `base`; none when there are no moves. */
export function lastTap(moves: readonly StoredMove[], base: number): readonly StoredMove[] {
  const start = moves.findLastIndex(({ ply, joined }) => joined !== true || ply === base + 1);
  return start < 0 ? [] : moves.slice(start).filter(({ ply }) => ply > base);
}
