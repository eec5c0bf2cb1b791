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
import type { Result, Side } from '../names';
import { conesInGame } from '../partners/cone';
import { dealDice } from '../partners/deal';
import { refuse } from '../refusals';
import { isSolo } from '../state/options';
import { isAutomaton, nextToTurn, partnerOf, planOfSeat, seatPlan, seatsOf } from '../state/seating';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { activeRow } from './vehicles';

export function slotsOf(s: State, seat: number, result: number): number {
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

function roll(s: State, side: Side, count: number): Result[] {
  const { faces } = ACTION_DICE[side];
  const rolled: Result[] = [];
  for (let i = 0; i < count; i++) rolled.push(item(faces, below(s.random, faces.length)));
  return rolled;
}

/** Dice that find a slot of their result lie there; returns how many do not (R6.1). */
function placeDice(s: State, seat: number, rolled: readonly Result[]): number {
  const dice = item(s.dice, seat);
  let surplus = 0;
  for (const face of rolled) {
    const result = RESULTS.indexOf(face);
    if (at(dice, result) < slotsOf(s, seat, result)) dice[result] = at(dice, result) + 1;
    else surplus++;
  }
  return surplus;
}

/** Partners share the roll of their side (R13.2). */
function shareDice(s: State, seat: number, partner: number, rolled: readonly Result[], log: Log): number[] {
  const board = (of: number) => planOfSeat(s.options, of).dashboard;
  const deal = dealDice([board(seat), board(partner)], rolled);
  [seat, partner].forEach((of, index) => {
    const dealt = item(deal.dice, index);
    item(s.dice, of).splice(0, RESULTS.length, ...dealt);
    const dice = RESULTS.flatMap((result, n) => Array.from({ length: at(dealt, n) }, () => result));
    log?.push({ type: 'diceDealt', seat: of, dice, aside: at(deal.aside, index) });
  });
  return [...deal.aside];
}

/** Rolls both sides' dice into their slots; returns how many found none, per seat (R6.1). */
export function rollActionDice(s: State, log: Log): number[] {
  const surplus = filled(s.dice.length, 0);
  if (isSolo(s.options)) readySoloDice(s);
  SIDES.forEach((name, side) => {
    const seats = seatsOf(s.options, side);
    const seat = item(seats, 0);
    if (isAutomaton(s.options, seat)) return;
    const total = ACTION_DICE[name].count;
    const count = side === HARKONNEN ? Math.min(total, activeRow(s).dice) : total;
    if (side === HARKONNEN) s.setAside = total - count;
    for (const own of seats) {
      item(s.dice, own).fill(0);
      item(s.spent, own).fill(0);
    }
    const rolled = roll(s, name, count);
    log?.push({ type: 'diceRolled', seat, dice: rolled });
    const partner = partnerOf(s.options, seat);
    if (partner < 0) surplus[seat] = placeDice(s, seat, rolled);
    else [surplus[seat], surplus[partner]] = shareDice(s, seat, partner, rolled, log) as [number, number];
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

/** Results with a free slot of which the seat has the fewest dice (R6.2, R13.2). */
function fewest(s: State, seat: number): number[] {
  const open = RESULTS.map((_, result) => result).filter((result) => freeSlots(s, seat, result) > 0);
  const least = Math.min(...open.map((result) => unusedWith(s, seat, result)));
  return open.filter((result) => unusedWith(s, seat, result) === least);
}

/** What a die that did not fit may be turned to: where slots are freest (R6.1); of partners, what they have least of (R13.2). */
function turnable(s: State, seat: number): number[] {
  return partnerOf(s.options, seat) < 0 ? mostFree(s, seat) : fewest(s, seat);
}

/** Dice that did not fit are turned one at a time, alternately, Harkonnen first (R6.1). */
export const surplusRule: FrameRule<SurplusFrame> = {
  settle(s, frame, log) {
    if (frame.left.every((n) => n === 0)) {
      pop(s);
      return false;
    }
    if (at(frame.left, frame.next) === 0) {
      become(s, { ...frame, next: nextToTurn(s.options, frame.next) });
      return false;
    }
    const results = turnable(s, frame.next);
    if (results.length > 1) return true;
    turnDie(s, frame, results[0] ?? 0, log);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.next, private: false, clause: 'R6.1', count: at(frame.left, frame.next) };
  },
  moves(s, frame, out) {
    for (const result of turnable(s, frame.next)) out.push(moveOf('result', result));
  },
  choose(s, frame, move, log) {
    turnDie(s, frame, move.value, log);
  },
  explain(s, frame, move) {
    if (move.kind !== 'result') return refuse('R6.1', 'compulsory');
    return partnerOf(s.options, frame.next) < 0
      ? refuse('R6.1', 'notMostFree')
      : refuse('R13.2', freeSlots(s, frame.next, move.value) > 0 ? 'notFewestDice' : 'noSlot');
  },
};

function turnDie(s: State, frame: SurplusFrame, result: number, log: Log): void {
  const slots = item(s.dice, frame.next);
  slots[result] = at(slots, result) + 1;
  log?.push({ type: 'dieTurned', seat: frame.next, result: item(RESULTS, result) });
  const left = frame.left.map((n, seat) => (seat === frame.next ? n - 1 : n));
  become(s, { ...frame, left, next: nextToTurn(s.options, frame.next) });
}

/** A Bene Gesserit token may stand in for one more die this round (R6.2). */
export const beneGesseritRule: FrameRule<BeneGesseritFrame> = {
  interruptible: conesInGame, // R13.7
  settle(s, frame) {
    const side = planOfSeat(s.options, frame.seat).side;
    const used = seatsOf(s.options, side).some((seat) => at(s.tokenOn, seat) >= 0);
    if (at(s.beneGesserit, side) > 0 && !used && fewest(s, frame.seat).length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.2' };
  },
  moves(s, frame, out) {
    for (const result of fewest(s, frame.seat)) out.push(moveOf('result', result));
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
