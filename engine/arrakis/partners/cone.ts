import { at, item } from '../../core/at';
import { pop, push, top } from '../../core/stack';
import type { Log } from '../events';
import type { ConeFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { DONE } from '../moves';
import { SIDES } from '../names';
import { refuse } from '../refusals';
import { planOfSeat } from '../state/seating';
import type { State } from '../state/state';

/** Has the side a cone of silence left? Only a shared side ever has (R13.7). */
export function hasCone(s: State, side: number): boolean {
  return s.cones !== undefined && at(s.cones, side) > 0;
}

/** Decisions within which nothing but a cone of silence may be interjected. */
export function conesInGame(s: State): boolean {
  return s.cones !== undefined;
}

export function spendCone(s: State, seat: number, log: Log): void {
  const { side } = planOfSeat(s.options, seat);
  if (s.cones === undefined) return;
  const left = at(s.cones, side) - 1;
  s.cones[side] = left;
  log?.push({ type: 'coneSpent', side: item(SIDES, side), seat, left });
  push(s, { k: 'cone', seat });
}

/** The side whose partners confer now, and see each other's cards; -1 for none (R13.7). */
export function conferring(s: State): number {
  const frame = top(s);
  return frame?.k === 'cone' ? planOfSeat(s.options, frame.seat).side : -1;
}

/** Partners confer in secret until they say that they are done; whatever was being decided waits (R13.7). */
export const coneRule: FrameRule<ConeFrame> = {
  settle() {
    return true;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: true, clause: 'R13.7' };
  },
  moves(_s, _frame, out) {
    out.push(DONE);
  },
  choose(s, frame, _move, log) {
    pop(s);
    log?.push({ type: 'coneEnds', side: item(SIDES, planOfSeat(s.options, frame.seat).side) });
  },
  explain() {
    return refuse('R13.7', 'notNow');
  },
};
