import type { Loop } from './loop';
import { below, seedStream } from './random';

/** Steps that the rules take from one decision to the next: some dozens. Far more is a circle. */
const MOST_STEPS = 2000;
const MOVES = 40;

interface TrialParts<S, M, E> {
  readonly loop: Loop<S, M, E, unknown>;
  clone(s: S): S;
  outcome(s: S): unknown;
}

/** Stops what goes round in circles. */
function patience(): () => 'stop' | undefined {
  let steps = 0;
  return () => (++steps > MOST_STEPS ? 'stop' : undefined);
}

/** Which of the legal moves a line of play takes: the first, the last, or any. */
type Choose = (size: number) => number;

function choosers(): readonly Choose[] {
  const stream = seedStream(1);
  const any: Choose = (size) => below(stream, size);
  return [() => 0, (size) => size - 1, any, any];
}

/**
 * Tries a position from outside by playing it, on copies. What a game has written is at rest: running the rules changes
 * nothing. And whatever is decided, the game goes on: a few lines of play unwind all that is under way. Throws otherwise.
 */
export function tryByPlay<S, M, E>({ loop, clone, outcome }: TrialParts<S, M, E>, s: S): void {
  if (outcome(s) !== null) return;
  const rest = clone(s);
  loop.settle(rest, null, patience());
  if (JSON.stringify(rest) !== JSON.stringify(s)) throw new Error('not at rest');
  for (const choose of choosers()) {
    const copy = clone(s);
    for (let n = 0; n < MOVES && outcome(copy) === null; n++) {
      const moves = loop.legalMoves(copy);
      const move = moves[choose(moves.length)];
      if (move === undefined || loop.pending(copy) === null) throw new Error('nobody can move');
      loop.perform(copy, move, null, patience());
    }
  }
}
