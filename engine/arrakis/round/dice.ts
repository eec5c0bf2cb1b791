import { at, filled, item } from '../../core/at';
import { below } from '../../core/random';
import { ACTION_DICE, DASHBOARD } from '../data/components.data';
import type { Log } from '../events';
import type { BeneGesseritFrame, SurplusFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop } from '../../core/stack';
import { readySoloDice } from '../mahdi/round';
import { DONE, moveOf } from '../moves';
import { RESULTS, SIDES } from '../names';
import type { Result } from '../names';
import { refuse } from '../refusals';
import { isSolo } from '../state/options';
import { isAutomaton, planOfSeat, seatPlan, seatsOf } from '../state/seating';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { activeRow } from './vehicles';

function slotsOf(s: State, seat: number, result: number): number {
  return DASHBOARD[planOfSeat(s.options, seat).dashboard].slots[item(RESULTS, result)];
}

/** Unused dice of a seat with a result; a Bene Gesserit token there is one of them (R6.2). */
export function unusedWith(s: State, seat: number, result: number): number {
  return at(item(s.dice, seat), result) + (at(s.tokenOn, seat) === result ? 1 : 0);
}

export function unusedDice(s: State, side: number): number {
  if (isSolo(s.options) && side === HARKONNEN) return s.unrolled; // R14.16
  let n = 0;
  seatPlan(s.options).forEach((plan, seat) => {
    if (plan.side === side)
      for (let result = 0; result < RESULTS.length; result++) n += unusedWith(s, seat, result);
  });
  return n;
}

/** Rolls both sides' dice into their slots; returns how many found none, per seat (R6.1). */
export function rollActionDice(s: State, log: Log): number[] {
  const surplus = filled(s.dice.length, 0);
  if (isSolo(s.options)) readySoloDice(s);
  seatPlan(s.options).forEach((plan, seat) => {
    if (isAutomaton(s.options, seat)) return;
    const side = item(SIDES, plan.side);
    const total = ACTION_DICE[side].count;
    const count = plan.side === HARKONNEN ? Math.min(total, activeRow(s).dice) : total;
    if (plan.side === HARKONNEN) s.setAside = total - count;
    const slots = item(s.dice, seat);
    slots.fill(0);
    item(s.spent, seat).fill(0);
    const rolled: Result[] = [];
    for (let i = 0; i < count; i++) {
      const face = item(ACTION_DICE[side].faces, below(s.random, ACTION_DICE[side].faces.length));
      rolled.push(face);
      const result = RESULTS.indexOf(face);
      if (at(slots, result) < slotsOf(s, seat, result)) slots[result] = at(slots, result) + 1;
      else surplus[seat] = at(surplus, seat) + 1;
    }
    log?.push({ type: 'diceRolled', seat, dice: rolled });
  });
  return surplus;
}

function freeSlots(s: State, seat: number, result: number): number {
  return slotsOf(s, seat, result) - unusedWith(s, seat, result);
}

function mostFree(s: State, seat: number): number[] {
  const free = RESULTS.map((_, result) => freeSlots(s, seat, result));
  const most = Math.max(...free);
  return free.flatMap((n, result) => (n === most && n > 0 ? [result] : []));
}

/** Dice that did not fit are turned one at a time, alternately, Harkonnen first (R6.1). */
export const surplusRule: FrameRule<SurplusFrame> = {
  settle(s, frame, log) {
    if (frame.left.every((n) => n === 0)) {
      pop(s);
      return false;
    }
    if (at(frame.left, frame.next) === 0) {
      become(s, { ...frame, next: otherSeat(frame.next, frame.left.length) });
      return false;
    }
    const results = mostFree(s, frame.next);
    if (results.length > 1) return true;
    turnDie(s, frame, results[0] ?? 0, log);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.next, private: false, clause: 'R6.1', count: at(frame.left, frame.next) };
  },
  moves(s, frame, out) {
    for (const result of mostFree(s, frame.next)) out.push(moveOf('result', result));
  },
  choose(s, frame, move, log) {
    turnDie(s, frame, move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'result' ? refuse('R6.1', 'notMostFree') : refuse('R6.1', 'compulsory');
  },
};

function otherSeat(seat: number, seats: number): number {
  return (seat + seats - 1) % seats;
}

function turnDie(s: State, frame: SurplusFrame, result: number, log: Log): void {
  const slots = item(s.dice, frame.next);
  slots[result] = at(slots, result) + 1;
  log?.push({ type: 'dieTurned', seat: frame.next, result: item(RESULTS, result) });
  const left = frame.left.map((n, seat) => (seat === frame.next ? n - 1 : n));
  become(s, { ...frame, left, next: otherSeat(frame.next, left.length) });
}

/** Free slots of the results with the fewest dice (R6.2). */
function tokenResults(s: State, seat: number): number[] {
  const open = RESULTS.map((_, result) => result).filter((result) => freeSlots(s, seat, result) > 0);
  const fewest = Math.min(...open.map((result) => unusedWith(s, seat, result)));
  return open.filter((result) => unusedWith(s, seat, result) === fewest);
}

/** A Bene Gesserit token may stand in for one more die this round (R6.2). */
export const beneGesseritRule: FrameRule<BeneGesseritFrame> = {
  settle(s, frame) {
    const side = planOfSeat(s.options, frame.seat).side;
    const used = seatsOf(s.options, side).some((seat) => at(s.tokenOn, seat) >= 0);
    if (at(s.beneGesserit, side) > 0 && !used && tokenResults(s, frame.seat).length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.2' };
  },
  moves(s, frame, out) {
    for (const result of tokenResults(s, frame.seat)) out.push(moveOf('result', result));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    pop(s);
    if (move === DONE) return;
    const side = planOfSeat(s.options, frame.seat).side;
    s.beneGesserit[side] = at(s.beneGesserit, side) - 1;
    s.tokenOn[frame.seat] = move.value;
    log?.push({ type: 'tokenUsed', seat: frame.seat, result: item(RESULTS, move.value) });
  },
  explain(s, frame, move) {
    if (move.kind !== 'result') return null;
    return freeSlots(s, frame.seat, move.value) > 0 ? refuse('R6.2', 'notFewest') : refuse('R6.2', 'noSlot');
  },
};
