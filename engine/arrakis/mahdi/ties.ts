import { item } from '../../core/at';
import { hashState } from '../../core/hash';
import { below, seedStream } from '../../core/random';
import { top } from '../../core/stack';
import { legalMoves, perform } from '../engine';
import type { Move } from '../moves';
import { cloneState } from '../state/clone';
import type { State } from '../state/state';

/** So many picks are tried at most; a tie that needs more is left to the human. */
const TRIALS = 120;

interface Trials {
  left: number;
}

function isTie(s: State): boolean {
  return top(s)?.k === 'tie';
}

function sameChance(one: readonly number[], other: readonly number[]): boolean {
  return one.every((part, index) => part === other[index]);
}

/**
 * The positions that a pick leads through by itself, as fingerprints. It ends where chance comes in: what a die will show
 * must not decide whether somebody is asked. It goes on through ties that make no difference.
 */
function wayAfter(s: State, pick: Move, trials: Trials): ReadonlySet<string> {
  const way = new Set<string>();
  const now = cloneState(s);
  let chance = false;
  let next: Move | null = pick;
  while (next !== null && trials.left > 0) {
    trials.left--;
    perform(now, next, null, (then) => {
      chance = !sameChance(s.random, then.random);
      if (chance) return 'stop';
      way.add(hashState(then));
      return undefined;
    });
    next = !chance && isTie(now) && !differs(now, trials) ? item(legalMoves(now), 0) : null;
  }
  return way;
}

function differs(s: State, trials: Trials): boolean {
  const [first, ...others] = legalMoves(s);
  if (first === undefined) return false;
  const way = wayAfter(s, first, trials);
  return others.some((pick) => {
    const other = wayAfter(s, pick, trials);
    return trials.left <= 0 || [...other].every((position) => !way.has(position));
  });
}

/**
 * Does it matter which of the tied candidates the human picks (R14.0)? Not if all picks lead to one and the same position,
 * such as two harvesters for two areas: whichever is served first, both have one in the end.
 */
export function tieMatters(s: State): boolean {
  return isTie(s) && differs(s, { left: TRIALS });
}

/** A pick for a tie that nobody wants to break, each as likely as the others. The same position gives the same pick. */
export function evenPick(s: State): Move | null {
  if (!isTie(s)) return null;
  const moves = legalMoves(s);
  const stream = seedStream(Number.parseInt(hashState(s).slice(0, 7), 16));
  return item(moves, below(stream, moves.length));
}
