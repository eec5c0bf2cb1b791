import { at, item } from '../../core/at';
import { CARD_HOUSE, CARD_IDS } from '../data/planning.data';
import type { CardId } from '../data/planning.data';
import { top } from '../../core/stack';
import { HOUSES } from '../names';
import type { House } from '../names';
import { discardReinforcements, nextHouse, reinforce } from '../mahdi/reinforcements';
import { cloneState } from '../state/clone';
import { leadSeat } from '../state/seating';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';

/** Whose cards Mahdi plays: dealt here, or drawn from the decks on the table and said here. */
export const CARD_SOURCES = ['dealt', 'table'] as const;
export type CardSource = (typeof CARD_SOURCES)[number];

/** The deck from which Mahdi is about to draw a card to play (R14.10); null when he is not. */
export function tableDraw(s: State): House | null {
  const frame = top(s);
  if (frame?.k !== 'mahdi' || frame.task.t !== 'draws' || frame.task.left === 0) return null;
  return item(HOUSES, frame.task.house >= 0 ? frame.task.house : nextHouse(s));
}

/** Takes one copy of a card from wherever it lies here; false when all copies are beside the board. */
function takeCopy(s: State, card: number): boolean {
  const house = at(CARD_HOUSE, card);
  const hand = item(s.hands, leadSeat(s.options, HARKONNEN));
  for (const pile of [item(s.decks, house), s.reinforcements, item(s.discards, house), hand]) {
    const found = pile.indexOf(card);
    if (found < 0) continue;
    pile.splice(found, 1);
    return true;
  }
  return false;
}

/**
 * The card that was drawn on the table comes next. One of the other deck than is due here is believed: the discards on
 * the table, which decide it, may differ from those here.
 */
export function withNextCard(s: State, id: CardId): State {
  const next = cloneState(s);
  const card = CARD_IDS.indexOf(id);
  const house = at(CARD_HOUSE, card);
  if (takeCopy(next, card)) item(next.decks, house).push(card);
  const other = item(HOUSES, house) === 'harkonnen' ? 'corrino' : 'harkonnen';
  if (nextHouse(next) !== house) next.drawnHouse = HOUSES.indexOf(other);
  return next;
}

/** The pile of reinforcements is as high as that on the table: which cards lie there nobody knows (R14.2). */
export function withReinforcements(s: State, count: number): State {
  const next = cloneState(s);
  discardReinforcements(next, next.reinforcements.length - count, null);
  reinforce(next, count - next.reinforcements.length, null);
  next.drawnHouse = s.drawnHouse;
  return next;
}
