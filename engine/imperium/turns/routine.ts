import { item } from '../../core/at';
import { nodeOf } from '../cards/nodes';
import { legalMoves, pending } from '../engine';
import type { Step, StepKind } from '../cards/step';
import type { Move } from '../moves';
import type { State } from '../state/state';

/**
 * Compulsory effects that ask for nothing, in the order in which they are taken: what may bring an Intrigue card comes
 * before what a Plot card could still change, and cards of one's own deck come last.
 */
const ROUTINE: readonly StepKind[] = [
  'influence',
  'acquireFoldspace',
  'stealIntrigue',
  'opponentsLoseTroop',
  'intrigue',
  'trashSelf',
  'draw',
];

/** The deck is not shuffled anew by it: whatever is acquired or trashed before makes no difference to the draw. */
function isPlainDraw(s: State, seat: number, step: Step): boolean {
  return step.do !== 'draw' || item(s.decks, seat).length >= step.n;
}

/** Where it is shuffled anew, the draw comes by itself only when nothing else of an Agent turn could come before it. */
function isLast(now: { readonly kind: string }, moves: readonly Move[]): boolean {
  return now.kind === 'agent' && moves.filter(({ kind }) => kind === 'effect').length === 1;
}

/**
 * The next effect of a turn that no other order could better: everything that can be resolved now is compulsory, asks for
 * nothing and does not touch the rest, and no Plot card could come first (I5.3, I4.6). Null where the player has to pick.
 */
export function routineMove(s: State): Move | null {
  const now = pending(s);
  if (now === null || (now.kind !== 'agent' && now.kind !== 'reveal')) return null;
  let best: Move | null = null;
  let rank = ROUTINE.length;
  const moves = legalMoves(s);
  for (const move of moves) {
    if (move.kind === 'plot') return null;
    if (move.kind !== 'effect') continue;
    const { step } = nodeOf(move.value);
    const place = ROUTINE.indexOf(step.do);
    if (place < 0 || !(isPlainDraw(s, now.seat, step) || isLast(now, moves))) return null;
    if (place < rank) {
      rank = place;
      best = move;
    }
  }
  return best;
}
