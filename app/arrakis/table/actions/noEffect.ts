import { arrakis } from '../../../../engine';

/** Events that say only that something was begun. */
const BEGINNINGS: ReadonlySet<string> = new Set(['dieSpent', 'leaderActs', 'step']);

/**
 * Would a way to use a die come to nothing now? It may be chosen all the same (R6.5), but nobody should find that out by
 * spending the die. Tells only what whoever decides sees anyway: nothing is drawn or revealed on the way.
 */
export function hasNoEffect(
  state: arrakis.State,
  decision: arrakis.DecisionView,
  move: arrakis.Move,
): boolean {
  if (decision.kind !== 'die' || (move.kind !== 'option' && move.kind !== 'figure')) return false;
  const after = arrakis.cloneState(state);
  const events = arrakis.play(after, move);
  const next = arrakis.pending(after);
  return (
    next?.kind === 'turn' && next.seat === decision.seat && events.every(({ type }) => BEGINNINGS.has(type))
  );
}

const NONE: ReadonlySet<arrakis.Move> = new Set();
/** By state, which never changes once it is shown: each move is tried once, however often it is drawn. */
const tried = new WeakMap<arrakis.State, ReadonlySet<arrakis.Move>>();

/** Those of the offered moves that would come to nothing. */
export function movesWithoutEffect(
  state: arrakis.State,
  decision: arrakis.DecisionView | null,
): ReadonlySet<arrakis.Move> {
  if (decision?.kind !== 'die' || decision.moves === null) return NONE;
  const known = tried.get(state);
  if (known) return known;
  const found = new Set(decision.moves.filter((move) => hasNoEffect(state, decision, move)));
  tried.set(state, found);
  return found;
}
