import { at, item } from '../../core/at';
import { AREA_COUNT, AREA_IDS } from '../board/tables';
import type { ReplaceFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop } from '../../core/stack';
import { DONE, FIGURES, areaMove } from '../moves';
import { SIDES } from '../names';
import { refuse } from '../refusals';
import { addForce, liftForce } from '../state/legions';
import { planOfSeat } from '../state/seating';
import { changeSupply, countOf, forceOf, inSupply } from '../state/supply';
import type { State } from '../state/state';

function areasWith(s: State, frame: ReplaceFrame): number[] {
  const side = planOfSeat(s.options, frame.seat).side;
  const areas: number[] = [];
  if (frame.left === 0 || inSupply(s, side, frame.to) === 0) return areas;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.owner, area) === side && countOf(s, area, frame.from) > 0) areas.push(area);
  }
  return areas;
}

/** Units on the board become better ones, one by one (R6.6). */
export const replaceRule: FrameRule<ReplaceFrame> = {
  interruptible: true,
  settle(s, frame) {
    if (areasWith(s, frame).length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.6', count: frame.left };
  },
  moves(s, frame, out) {
    for (const area of areasWith(s, frame)) out.push(areaMove(area));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    if (move === DONE) {
      pop(s);
      return;
    }
    const side = planOfSeat(s.options, frame.seat).side;
    liftForce(s, move.value, forceOf(frame.from, 1));
    changeSupply(s, side, frame.from, 1);
    changeSupply(s, side, frame.to, -1);
    addForce(s, move.value, side, forceOf(frame.to, 1));
    log?.push({
      type: 'replaced',
      side: item(SIDES, side),
      area: item(AREA_IDS, move.value),
      from: item(FIGURES, frame.from),
      to: item(FIGURES, frame.to),
    });
    become(s, { ...frame, left: frame.left - 1 });
  },
  explain(s, frame, move) {
    if (move.kind !== 'area') return null;
    const side = planOfSeat(s.options, frame.seat).side;
    return at(s.owner, move.value) === side
      ? refuse('R6.6', 'notPresent')
      : refuse('R6.6', 'ownLegionMissing');
  },
};
