import { at, item } from '../../core/at';
import { CARD_IDS } from '../data/planning.data';
import type { Log } from '../events';
import type { DrawFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { pop, push } from '../../core/stack';
import { DONE, moveOf } from '../moves';
import { HOUSES } from '../names';
import { refuse } from '../refusals';
import { planOfSeat } from '../state/seating';
import type { State } from '../state/state';

/** Draws from one deck into a hand; an empty deck is not reshuffled (R6.13). */
export function drawFrom(s: State, seat: number, house: number, count: number, log: Log): void {
  const deck = item(s.decks, house);
  const drawn: number[] = [];
  while (drawn.length < count) {
    const card = deck.pop();
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  item(s.hands, seat).push(...drawn);
  log?.push({ type: 'cardsDrawn', seat, house: item(HOUSES, house), count: drawn.length });
  log?.push({ type: 'cardsSeen', seat, cards: drawn.map((card) => item(CARD_IDS, card)), only: seat });
}

export function startDraw(s: State, seat: number, count: number, house: number, log: Log): void {
  if (house >= 0) drawFrom(s, seat, house, count, log);
  else push(s, { k: 'draw', seat, count, house });
}

/** Numbers of cards that may come from the seat's first deck; the rest comes from the second. */
function splits(s: State, frame: DrawFrame): number[] {
  const houses = planOfSeat(s.options, frame.seat).houses;
  const first = item(s.decks, at(houses, 0)).length;
  const second = houses.length > 1 ? item(s.decks, at(houses, 1)).length : 0;
  const total = Math.min(frame.count, first + second);
  const list: number[] = [];
  if (total === 0) return list;
  for (let n = 0; n <= total; n++) if (n <= first && total - n <= second) list.push(n);
  return list;
}

/** The split between the two decks is named before drawing (R6.6). */
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
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    pop(s);
    if (move === DONE) return;
    const houses = planOfSeat(s.options, frame.seat).houses;
    const left = houses.reduce((sum, house) => sum + item(s.decks, house).length, 0);
    drawFrom(s, frame.seat, at(houses, 0), move.value, log);
    if (houses.length > 1)
      drawFrom(s, frame.seat, at(houses, 1), Math.min(frame.count, left) - move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'number' ? refuse('R6.6', 'tooFewCards') : null;
  },
};
