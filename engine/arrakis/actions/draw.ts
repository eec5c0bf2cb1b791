import { at, item } from '../../core/at';
import { CARD_IDS } from '../data/planning.data';
import type { Log } from '../events';
import type { DrawFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import { DONE, isOption, moveOf, optionMove } from '../moves';
import { HOUSES } from '../names';
import { refuse } from '../refusals';
import { planOfSeat, seatOfHouse } from '../state/seating';
import type { State } from '../state/state';

/** Draws from one deck into the hand that it belongs to; an empty deck is not reshuffled (R6.13). */
export function drawFrom(s: State, seat: number, house: number, count: number, log: Log): void {
  const deck = item(s.decks, house);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const card = deck.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  const owner = seatOfHouse(s.options, house);
  item(s.hands, owner).push(...drawn);
  if (log === null) return;
  const cards = drawn.map((card) => item(CARD_IDS, card));
  const what = { house: item(HOUSES, house), count: drawn.length };
  log.push({ type: 'cardsDrawn', seat, ...what });
  if (owner === seat) {
    log.push({ type: 'cardsSeen', seat, cards, only: seat });
    return;
  }
  log.push({ type: 'cardsSeen', seat, cards, handedTo: owner, only: seat });
  // R13.4: House Atreides looks at the Fremen's cards and hands them over.
  log.push({ type: 'cardsHanded', seat, to: owner, ...what });
  log.push({ type: 'cardsSeen', seat: owner, cards, only: owner });
}

export function startDraw(s: State, seat: number, count: number, house: number): void {
  push(s, { k: 'draw', seat, count, house });
}

/** Decks that may be drawn from: one that is named, or those of the seat (R13.4). */
function decksOf(s: State, frame: DrawFrame): readonly number[] {
  return frame.house >= 0 ? [frame.house] : planOfSeat(s.options, frame.seat).draws;
}

/** How many cards there are to draw. */
function total(s: State, frame: DrawFrame): number {
  const left = decksOf(s, frame).reduce((sum, house) => sum + item(s.decks, house).length, 0);
  return Math.min(frame.count, left);
}

/** From one deck the numbers that may be drawn; from two those of the first, the second giving the rest. */
function splits(s: State, frame: DrawFrame): number[] {
  const houses = decksOf(s, frame);
  const most = total(s, frame);
  const numbers = Array.from({ length: most + 1 }, (_, n) => n);
  if (most === 0) return [];
  if (houses.length < 2) return numbers.slice(1);
  const [first, second] = [item(s.decks, at(houses, 0)).length, item(s.decks, at(houses, 1)).length];
  return numbers.filter((n) => n <= first && most - n <= second);
}

/** The split between the two decks is named before drawing (R6.6); fewer cards than all may be drawn (R6.5). */
export const drawRule: FrameRule<DrawFrame> = {
  interruptible: true,
  settle(s, frame) {
    if (splits(s, frame).length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.6', count: frame.count };
  },
  moves(s, frame, out) {
    for (const n of splits(s, frame)) out.push(moveOf('number', n));
    if (decksOf(s, frame).length > 1 && total(s, frame) > 1) out.push(optionMove('fewer'));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    if (isOption(move, 'fewer')) {
      become(s, { ...frame, count: total(s, frame) - 1 });
      return;
    }
    pop(s);
    if (move === DONE) return;
    const houses = decksOf(s, frame);
    const rest = total(s, frame) - move.value;
    drawFrom(s, frame.seat, at(houses, 0), move.value, log);
    if (houses.length > 1) drawFrom(s, frame.seat, at(houses, 1), rest, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'number' ? refuse('R6.6', 'tooFewCards') : null;
  },
};
