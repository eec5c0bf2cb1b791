import {
  canonicalMove,
  parseMove,
  pending,
  printMove,
  type Move,
  type State,
} from '../../../../../engine/arrakis';
import type { Report } from './report';

/** A running game waits for one seat, which has at least one legal move; all are known, and no two are alike. */
export function checkDecision(s: State, moves: readonly Move[], report: Report): void {
  const now = pending(s);
  if (s.winner >= 0) {
    if (now !== null || moves.length > 0) report('R1.2', 'a decision after the end');
    return;
  }
  if (now === null) {
    report('R6.3', 'the game neither ends nor goes on');
    return;
  }
  if (moves.length === 0) report('R6.3', `nothing can be done in ${now.kind}`);
  if (now.seat < 0 || now.seat >= s.hands.length) report('R13', `seat ${now.seat} decides ${now.kind}`);
  if (!/^R\d+(\.\d+[a-z]?)?$/.test(now.clause)) report(now.clause, `${now.kind} names no clause`);
  if (new Set(moves).size !== moves.length) report('moves', `the same move twice in ${now.kind}`);
  for (const move of moves) {
    if (canonicalMove(move) !== move) report('moves', `${printMove(move)} is a copy`);
    if (parseMove(printMove(move)) !== move) report('moves', `${printMove(move)} does not read back`);
  }
}
