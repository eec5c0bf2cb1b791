import { arrakis } from '../../../../engine';

/** Are there figures that could stay where they are while the others go (R7.1)? */
export function canSplit(decision: arrakis.DecisionView | null, view: arrakis.View): boolean {
  if (decision?.kind !== 'moveTo') return false;
  const legion = view.areas.find(({ area }) => area === decision.area)?.legion;
  if (!legion) return false;
  const { regular, elite, special, generic, tokens, leaders } = legion;
  return regular + elite + special + generic + tokens.length + leaders.length > 1;
}

const MARCH = arrakis.parseMove('option:march');

/**
 * Most moves are made by the whole legion: naming the place then sets it off, and nobody is asked who stays (R7.1). Both
 * are one tap, and taking it back leads to where the place is named.
 */
export function marchAfter(asked: arrakis.DecisionView | null, state: arrakis.State): arrakis.Move | null {
  if (asked?.kind !== 'moveTo' || arrakis.pending(state)?.kind !== 'moveWho') return null;
  return MARCH;
}
