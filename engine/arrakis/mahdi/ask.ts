import { item } from '../../core/at';
import { below } from '../../core/random';
import type { Log } from '../events';
import { printMove } from '../moves';
import type { Move } from '../moves';
import type { State } from '../state/state';

/** One thing that the criteria prefer; the higher score wins. */
export interface Criterion<T> {
  /** Short name, shown in the explanation. */
  readonly name: string;
  score(candidate: T): number;
}

/** What is being decided, for the explanation and for the human who breaks a tie. */
export interface Matter {
  readonly clause: string;
  readonly what: string;
}

/** What the criteria left, step by step (R14). */
export interface TraceStep {
  readonly criterion: string;
  readonly left: readonly string[];
}

/**
 * A plan under way. A Mahdi task is worked out without touching the state; where the criteria leave a tie, it stops
 * until the human has picked (R14.0) and is then worked out again with the picks made so far.
 */
export interface Plan {
  readonly s: State;
  readonly log: Log;
  readonly picks: readonly number[];
  used: number;
  tie: { readonly matter: Matter; readonly moves: readonly Move[] } | null;
}

export function newPlan(s: State, picks: readonly number[], log: Log): Plan {
  return { s, log, picks, used: 0, tie: null };
}

/** Keeps the best by each criterion in turn. */
export function narrow<T>(
  candidates: readonly T[],
  criteria: readonly Criterion<T>[],
  steps?: (name: string, left: readonly T[]) => void,
): readonly T[] {
  let left = candidates;
  for (const criterion of criteria) {
    if (left.length < 2) break;
    const scores = left.map((candidate) => criterion.score(candidate));
    const best = Math.max(...scores);
    left = left.filter((_, index) => scores[index] === best);
    steps?.(criterion.name, left);
  }
  return left;
}

/**
 * The one that the criteria single out; the human's pick where they tie. Null when there is none, or when the human
 * has to be asked first (`plan.tie` is set then, and nothing more may be done).
 */
export function decide<T>(
  plan: Plan,
  matter: Matter,
  candidates: readonly T[],
  criteria: readonly Criterion<T>[],
  label: (candidate: T) => Move,
): T | null {
  if (plan.tie !== null || candidates.length === 0) return null;
  const names = (list: readonly T[]) => list.map((candidate) => printMove(label(candidate)));
  const trace: TraceStep[] = [];
  const left = narrow(candidates, criteria, (criterion, kept) =>
    trace.push({ criterion, left: names(kept) }),
  );
  const chosen = left.length === 1 ? item(left, 0) : breakTie(plan, matter, left, label);
  if (chosen !== null && plan.log !== null && plan.used === plan.picks.length) {
    plan.log.push({
      type: 'mahdi',
      clause: matter.clause,
      what: matter.what,
      candidates: names(candidates),
      trace,
      chosen: printMove(label(chosen)),
    });
  }
  return chosen;
}

/** Candidates with the same label are one choice for the human. */
function breakTie<T>(
  plan: Plan,
  matter: Matter,
  left: readonly T[],
  label: (candidate: T) => Move,
): T | null {
  const moves: Move[] = [];
  const firsts: T[] = [];
  for (const candidate of left) {
    const move = label(candidate);
    if (moves.includes(move)) continue;
    moves.push(move);
    firsts.push(candidate);
  }
  if (firsts.length === 1) return item(firsts, 0);
  const pick = plan.picks[plan.used];
  if (pick !== undefined) {
    plan.used++;
    return item(firsts, pick);
  }
  if (plan.s.options.ties === 'random') return item(firsts, below(plan.s.random, firsts.length));
  plan.tie = { matter, moves };
  return null;
}
