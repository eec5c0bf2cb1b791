import { arrakis } from '../../engine';

/** Why the last move cannot be taken back. `start`: there is none, or the record begins here. */
export const UNDO_BARRIERS = ['start', 'chance', 'reveal', 'seat'] as const;
export type UndoBarrier = (typeof UNDO_BARRIERS)[number];

/** Somebody has learnt something that a move taken back would not make them forget. */
const REVEALS: ReadonlySet<arrakis.GameEvent['type']> = new Set<arrakis.GameEvent['type']>([
  'cardsDrawn',
  'cardsSeen',
  'prescienceRevealed',
  'tokenSeen',
  'tokenRevealed',
  'sietchRevealed',
  'stationClaimed',
  'wormsignTurned',
  'objectiveDrawn',
]);

/**
 * A move can be taken back until a die, a draw, a reveal or a change of seat. Chance is seen by the random stream:
 * whatever rolled or shuffled, it has moved on.
 */
export function undoBarrier(
  before: arrakis.State,
  after: arrakis.State,
  events: readonly arrakis.GameEvent[],
): UndoBarrier | null {
  if (before.random.some((part, index) => part !== after.random[index])) return 'chance';
  if (events.some((event) => REVEALS.has(event.type) || event.only !== undefined)) return 'reveal';
  const next = arrakis.pending(after);
  if (next !== null && arrakis.pending(before)?.seat !== next.seat) return 'seat';
  return null;
}
