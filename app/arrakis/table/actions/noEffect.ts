import { arrakis } from '../../../../engine';

const NONE: ReadonlySet<arrakis.Move> = new Set();
/** By state, which never changes once it is shown, and by viewer: each move is tried once, however often it is drawn. */
const tried = new WeakMap<arrakis.State, Map<arrakis.Viewer, ReadonlySet<arrakis.Move>>>();

/**
 * Those of the offered moves that would come to nothing now. They may be chosen all the same (R6.5), but nobody should find
 * that out by spending a die or a card. Tiles, cards and answers all ask here, so that they agree.
 */
export function movesWithoutEffect(
  state: arrakis.State,
  { viewer, decision }: arrakis.View<arrakis.DecisionView>,
): ReadonlySet<arrakis.Move> {
  if (decision === null || decision.moves === null) return NONE;
  const known = tried.get(state) ?? new Map<arrakis.Viewer, ReadonlySet<arrakis.Move>>();
  tried.set(state, known);
  const found = known.get(viewer) ?? arrakis.vainMoves(state, viewer, decision.moves);
  known.set(viewer, found);
  return found;
}

/** What would do something first; the order is kept otherwise. */
export function vainLast<T>(things: readonly T[], isVain: (thing: T) => boolean): readonly T[] {
  return [...things.filter((thing) => !isVain(thing)), ...things.filter(isVain)];
}
