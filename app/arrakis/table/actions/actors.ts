import { arrakis } from '../../../../engine';

/** One of two partners who may act now, and the turn that would be theirs (R13.3). */
export interface Actor {
  readonly move: arrakis.Move;
  readonly seat: number;
  readonly turn: arrakis.DecisionView;
}

/**
 * A die of either partner says who acts and with what: both are asked at once. What each could begin with lies open (R6.1),
 * so the table as everybody sees it answers.
 */
export function actorsOf(state: arrakis.State, decision: arrakis.DecisionView | null): readonly Actor[] {
  if (decision?.kind !== 'actor') return [];
  return (decision.moves ?? []).flatMap((move) => {
    if (move.kind !== 'house') return [];
    const after = arrakis.cloneState(state);
    arrakis.playSilently(after, move);
    const turn = arrakis.view(after, 'table').decision;
    return turn === null ? [] : [{ move, seat: turn.seat, turn }];
  });
}

/** What somebody can begin their turn with: dice, and Desert Power. */
export function beginningsOf({ turn }: Actor): readonly arrakis.Move[] {
  return (turn.moves ?? []).filter(({ kind }) => kind === 'result' || kind === 'option');
}
