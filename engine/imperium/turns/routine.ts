import { item } from '../../core/at';
import { holds } from '../cards/conditions';
import { nodeOf } from '../cards/nodes';
import type { Node } from '../cards/nodes';
import { legalMoves, pending } from '../engine';
import type { Step, StepKind } from '../cards/step';
import type { Move } from '../moves';
import type { State } from '../state/state';
import { drawnBy, isBetterLater, stepsWithin } from './before';
import { PLOT, intrigueProgram } from './plots';

/**
 * Compulsory effects that ask for nothing, in the order in which they are taken: what may bring an Intrigue card comes
 * first, and cards of one's own deck come last. Ariana draws a card as she harvests (I10.3); for others that is done at once.
 */
const ROUTINE: readonly StepKind[] = [
  'recruit',
  'influence',
  'acquireFoldspace',
  'stealIntrigue',
  'opponentsLoseTroop',
  'intrigue',
  'trashSelf',
  'harvest',
  'draw',
];

function rankOf(step: Step): number {
  const place = ROUTINE.indexOf(step.do);
  return place < 0 ? ROUTINE.length : place;
}

/** Steps after which a condition may be true that is not yet: of Influence, Alliances, seats and cards in play. */
const MAY_FULFIL: ReadonlySet<StepKind> = new Set([
  'influence',
  'influenceAny',
  'councilSeat',
  'acquire',
  'doubleCross',
  'deploy',
]);

/**
 * What the effect does as things stand: what hangs on a condition is what stands under it. Null where something that could
 * still be done might make the condition true, and for what the player decides.
 */
function stepsNow(s: State, seat: number, node: Node, others: readonly Step[]): readonly Step[] | null {
  if (node.step.do !== 'if') return [node.step];
  const holding = holds(s, seat, node.step.cond, node.card);
  if (!holding && others.some(({ do: what }) => MAY_FULFIL.has(what))) return null;
  return item(node.inner, holding ? 0 : 1).map((id) => nodeOf(id).step);
}

/** Where the deck is shuffled anew for a draw, purchases of a Reveal turn may come before it (I6.2). */
function isTooEarly(s: State, now: { readonly kind: string; readonly seat: number }, step: Step): boolean {
  return now.kind === 'reveal' && item(s.decks, now.seat).length < drawnBy(step);
}

/** What else could be done now: the other effects of the turn, and Plot cards (I4.6). */
function othersOf(move: Move, moves: readonly Move[]): readonly Step[] {
  return moves.flatMap((other) => {
    if (other === move) return [];
    if (other.kind === 'effect') return stepsWithin([other.value]);
    return other.kind === 'plot' ? stepsWithin(intrigueProgram(PLOT, other.value) ?? []) : [];
  });
}

/**
 * The next effect of a turn that no other order could better: it is compulsory, asks for nothing, and nothing that could be
 * done now is better done before it (I5.3, I4.6). Null where the player has to pick.
 */
export function routineMove(s: State): Move | null {
  const now = pending(s);
  if (now === null || (now.kind !== 'agent' && now.kind !== 'reveal')) return null;
  let best: Move | null = null;
  let rank = ROUTINE.length;
  const moves = legalMoves(s);
  for (const move of moves) {
    if (move.kind !== 'effect') continue;
    const others = othersOf(move, moves);
    const steps = stepsNow(s, now.seat, nodeOf(move.value), others);
    if (steps === null) continue;
    const place = Math.max(...steps.map((step) => rankOf(step)));
    if (place >= rank) continue;
    if (steps.some((step) => isTooEarly(s, now, step) || isBetterLater(s, now.seat, step, others))) continue;
    rank = place;
    best = move;
  }
  return best;
}
