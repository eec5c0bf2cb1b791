/** Why the last move cannot be taken back. `start`: there is none, or the record begins here. */
export const UNDO_BARRIERS = ['start', 'chance', 'reveal', 'seat'] as const;
export type UndoBarrier = (typeof UNDO_BARRIERS)[number];

/** What the rule of taking back needs to know of a game. */
export interface UndoParts<S, E> {
  random(s: S): readonly number[];
  /** Somebody has learnt something that a move taken back would not make them forget. */
  reveals(before: S, after: S, events: readonly E[]): boolean;
  /** The seat that decides now; null when the game is over. */
  seat(s: S): number | null;
}

/**
 * A move can be taken back until a die, a draw, a reveal or a change of seat. Chance is seen by the random stream:
 * whatever rolled or shuffled, it has moved on.
 */
export function undoBarrierBetween<S, E>(
  { random, reveals, seat }: UndoParts<S, E>,
  before: S,
  after: S,
  events: readonly E[],
): UndoBarrier | null {
  const then = random(after);
  if (random(before).some((part, index) => part !== then[index])) return 'chance';
  if (reveals(before, after, events)) return 'reveal';
  const next = seat(after);
  return next !== null && next !== seat(before) ? 'seat' : null;
}
