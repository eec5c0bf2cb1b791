import { legalMoves, printPosition, type Move, type State } from '../../../../../engine/arrakis';
import { BOARD_CHECKS } from './board';
import { CARD_CHECKS } from './cards';
import { followCourse } from './course';
import { checkDecision } from './decision';
import { FIGURE_CHECKS } from './figures';
import { plain } from './plain';
import type { Check, Report } from './report';
import { TRACK_CHECKS } from './tracks';

const CHECKS: readonly Check[] = [plain, ...FIGURE_CHECKS, ...BOARD_CHECKS, ...CARD_CHECKS, ...TRACK_CHECKS];

/** What is wrong with a state that waits for a decision, each with the clause it offends; nothing if all is well. */
export function violations(s: State, moves: readonly Move[] = legalMoves(s)): string[] {
  const found: string[] = [];
  const report: Report = (clause, what) => found.push(`${clause}: ${what}`);
  for (const check of CHECKS) check(s, report);
  checkDecision(s, moves, report);
  return found;
}

export class InvariantBroken extends Error {
  constructor(
    readonly faults: readonly string[],
    readonly decision: number,
    readonly position: string,
  ) {
    super(`decision ${decision}: ${faults.join('; ')}`);
    this.name = 'InvariantBroken';
  }
}

/** Looks at every decision of one game and throws at the first broken invariant. */
export function watchInvariants(): (s: State, moves: readonly Move[], decision: number) => void {
  const follow = followCourse();
  return (s, moves, decision) => {
    const found = violations(s, moves);
    follow(s, (clause, what) => found.push(`${clause}: ${what}`));
    if (found.length > 0) throw new InvariantBroken(found, decision, printPosition(s));
  };
}
