import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { AREA_COUNT, AREA_IDS } from '../board/tables';
import type { Log } from '../events';
import type { LimitsFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { innermost, pop } from '../../core/stack';
import { FIGURES, FIRST_TOKEN, figureMove } from '../moves';
import { SIDES } from '../names';
import { refuse } from '../refusals';
import { NO_FORCE, legionLimit, liftForce, unitsIn } from '../state/legions';
import { decidingSeat } from '../state/deciding';
import { removeOne } from '../state/supply';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';

/** Where figures have moved to in this action, the check waits for its last move (R7.1). */
function waits(s: State, area: number): boolean {
  const moves = innermost(s, 'moves');
  if (moves === null) return false;
  const leader = moves.who.leader;
  if (leader !== undefined && at(s.leaderAt, leader) === area) return true; // between a legion's two moves
  return moves.moved.some((entry) => entry.area === area);
}

function overLimit(s: State): number {
  for (let area = 0; area < AREA_COUNT; area++) {
    const side = at(s.owner, area);
    if (side !== NOBODY && unitsIn(s, area) > legionLimit(s, side) && !waits(s, area)) return area;
  }
  return -1;
}

function choices(s: State, area: number): number[] {
  const figures: number[] = [];
  if (at(s.regular, area) > 0) figures.push(0);
  if (at(s.elite, area) > 0) figures.push(1);
  if (at(s.special, area) > 0) figures.push(2);
  for (const token of bitsOf(at(s.tokens, area))) figures.push(FIRST_TOKEN + token);
  return figures;
}

/** Whoever has too many units in an area removes the excess at once (R3.2). */
export const limitsRule: FrameRule<LimitsFrame> = {
  settle(s, _frame, log) {
    for (;;) {
      const area = overLimit(s);
      if (area < 0) {
        pop(s);
        return false;
      }
      const figures = choices(s, area);
      if (figures.length > 1) return true;
      remove(s, area, at(figures, 0), log);
    }
  },
  ask(s) {
    const area = overLimit(s);
    const side = at(s.owner, area);
    return {
      seat: decidingSeat(s, side),
      private: at(s.tokens, area) !== 0,
      clause: 'R3.2',
      area,
      count: unitsIn(s, area) - legionLimit(s, side),
    };
  },
  moves(s, _frame, out) {
    for (const figure of choices(s, overLimit(s))) out.push(figureMove(figure));
  },
  choose(s, _frame, move, log) {
    remove(s, overLimit(s), move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'figure' ? refuse('R3.2', 'notPresent') : refuse('R3.2', 'compulsory');
  },
};

function remove(s: State, area: number, figure: number, log: Log): void {
  const side = item(SIDES, at(s.owner, area));
  const token = figure >= FIRST_TOKEN;
  log?.push({
    type: 'removed',
    side,
    area: item(AREA_IDS, area),
    figure: token ? 'token' : item(FIGURES, figure),
    why: 'limit',
  });
  // R9.4: a face-down token removed as excess leaves the game unseen.
  if (token) liftForce(s, area, { ...NO_FORCE, tokens: 1 << (figure - FIRST_TOKEN) });
  else removeOne(s, area, figure);
}
