/** Why the last move cannot be taken back. `start`: there is none, or the record begins here. */
export const UNDO_BARRIERS = ['start', 'chance', 'reveal', 'seat'] as const;
export type UndoBarrier = (typeof UNDO_BARRIERS)[number];

/** What the rule of taking back needs to know of a game. */
export interface UndoParts<S, E> {
  random(s: S): readonly number[];
  /** Somebody has learnt something that a move taken back would not make them forget. */
  reveals(before: S, after: S, events: readonly E[]): boolean;
  /** The team whose seat decides now; null when the game is over. Partners act as one. */
  team(s: S): number | null;
}

/**
 * A move can be taken back until a die, a draw, a reveal or a change of seat, if it is one to another team. Chance is seen by the random stream:
 * whatever rolled or shuffled, it has moved on.
 */
export function undoBarrierBetween<S, E>(
  { random, reveals, team }: UndoParts<S, E>,
  before: S,
  after: S,
  events: readonly E[],
): UndoBarrier | null {
  const then = random(after);
  if (random(before).some((part, index) => part !== then[index])) return 'chance';
  if (reveals(before, after, events)) return 'reveal';
  const next = team(after);
  return next !== null && next !== team(before) ? 'seat' : null;
}
