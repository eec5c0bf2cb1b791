import { cloneState, pending, play, type DecisionView, type Move, type State } from '../../../../engine';

/** Events that say only that something was begun. */
const BEGINNINGS: ReadonlySet<string> = new Set(['dieSpent', 'leaderActs', 'step']);

/**
 * Would a way to use a die come to nothing now? It may be chosen all the same (R6.5), but nobody should find that out by
 * spending the die. Tells only what whoever decides sees anyway: nothing is drawn or revealed on the way.
 */
export function hasNoEffect(state: State, decision: DecisionView, move: Move): boolean {
  if (decision.kind !== 'die' || (move.kind !== 'option' && move.kind !== 'figure')) return false;
  const after = cloneState(state);
  const events = play(after, move);
  const next = pending(after);
  return (
    next?.kind === 'turn' && next.seat === decision.seat && events.every(({ type }) => BEGINNINGS.has(type))
  );
}
