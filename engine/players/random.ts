import { item } from '../core/at';
import { below } from '../core/random';
import type { RandomStream } from '../core/random';
import type { Move } from '../arrakis/moves';
import type { Policy } from './policy';

/** One pick in this many declines or takes a free action, where there is anything else to do. */
export const RARE = 16;

function isRare(move: Move): boolean {
  return move.kind === 'done' || move.kind === 'free';
}

/** The move at a place among those of one sort. */
function nth(moves: readonly Move[], rare: boolean, place: number): Move {
  let left = place;
  for (const move of moves) {
    if (isRare(move) === rare && left-- === 0) return move;
  }
  return item(moves, 0);
}

function pick(moves: readonly Move[], rare: boolean, count: number, stream: RandomStream): Move {
  return nth(moves, rare, count > 1 ? below(stream, count) : 0);
}

/**
 * Chance alone, but not chance gone idle: all moves of a decision are equally likely, except that declining and free
 * actions together are picked once in RARE times. Otherwise half of all effects would be declined, tokens turned up at
 * once, and games would hardly move. Where only such moves exist, declining is the usual pick.
 */
export const randomPolicy: Policy = (_state, moves, stream) => {
  if (moves.length === 1) return item(moves, 0);
  let rare = 0;
  for (const move of moves) if (isRare(move)) rare++;
  const common = moves.length - rare;
  if (rare === 0) return pick(moves, false, common, stream);
  const seldom = below(stream, RARE) === 0;
  if (common > 0) return seldom ? pick(moves, true, rare, stream) : pick(moves, false, common, stream);
  const done = moves.find((move) => move.kind === 'done');
  return done === undefined || seldom ? pick(moves, true, rare, stream) : done;
};
