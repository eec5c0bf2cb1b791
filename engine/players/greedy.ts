import { item } from '../core/at';
import { below } from '../core/random';
import type { RandomStream } from '../core/random';
import { legalMoves, pending, playSilently } from '../arrakis/engine';
import type { Move } from '../arrakis/moves';
import { cloneState } from '../arrakis/state/clone';
import { planOfSeat } from '../arrakis/state/seating';
import type { State } from '../arrakis/state/state';
import { evaluate } from './evaluate';
import type { Policy } from './policy';
import { randomPolicy } from './random';

/** So many of the legal moves are looked at; more would only cost time. */
const LOOKED_AT = 12;
/** A decision of several stages is played on by chance this far before it is judged. */
const STAGES = 5;

function sample(moves: readonly Move[], stream: RandomStream): Move[] {
  const rest = [...moves];
  const picked: Move[] = [];
  while (picked.length < LOOKED_AT && rest.length > 0)
    picked.push(...rest.splice(below(stream, rest.length), 1));
  return picked;
}

/** Chance in the trial is the policy's own: it never looks at the dice to come. */
function trial(state: State, move: Move, stream: RandomStream): State {
  const copy = cloneState(state);
  copy.random = [
    below(stream, 2 ** 31),
    below(stream, 2 ** 31),
    below(stream, 2 ** 31),
    1 + below(stream, 2 ** 30),
  ];
  playSilently(copy, move);
  for (let stage = 0; stage < STAGES; stage++) {
    const now = pending(copy);
    if (now === null || now.kind === 'turn') break;
    playSilently(copy, randomPolicy(copy, legalMoves(copy), stream));
  }
  return copy;
}

/** One decision deep: the move after which its own side stands best, by a simple evaluation. */
export const greedyPolicy: Policy = (state, moves, stream) => {
  if (moves.length === 1) return item(moves, 0);
  const seat = pending(state)?.seat ?? 0;
  const side = planOfSeat(state.options, seat).side;
  let best = item(moves, 0);
  let bestScore = -Infinity;
  for (const move of sample(moves, stream)) {
    const score = evaluate(trial(state, move, stream), side) + below(stream, 100) / 200;
    if (score > bestScore) {
      best = move;
      bestScore = score;
    }
  }
  return best;
};
