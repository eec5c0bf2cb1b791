import { item } from '../core/at';
import { below } from '../core/random';
import type { RandomStream } from '../core/random';
import type { PlayerHints } from './hints';
import type { Player } from './player';

/** One pick in this many is a rare move, where there is anything else to do. */
const RARE = 16;

/**
 * Chance alone, but not chance gone idle: all moves of a decision are equally likely, except that rare ones together are
 * picked once in RARE times. Otherwise half of all effects would be declined, all secrets turned up at once, and games
 * would hardly move. Where only such moves exist, doing nothing is the usual pick.
 */
export function randomPlayer<State, Move>({ isRare, isIdle }: PlayerHints<State, Move>): Player<State, Move> {
  /** The move at a place among the rare ones, or among the others. */
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

  return (_state, moves, stream) => {
    if (moves.length === 1) return item(moves, 0);
    let rare = 0;
    for (const move of moves) if (isRare(move)) rare++;
    const common = moves.length - rare;
    if (rare === 0) return pick(moves, false, common, stream);
    const seldom = below(stream, RARE) === 0;
    if (common > 0) return seldom ? pick(moves, true, rare, stream) : pick(moves, false, common, stream);
    const idle = moves.find(isIdle);
    return idle === undefined || seldom ? pick(moves, true, rare, stream) : idle;
  };
}
