import { at, item } from '../../core/at';
import { below, shuffle } from '../../core/random';
import { INTRIGUE_IDS } from '../cards/tables';
import type { Log } from '../events';
import { spendForPoints } from '../hagal/spending';
import { isPerson } from './options';
import { insert, take } from './piles';
import type { State } from './state';

/** Cards come to a seat: everybody sees how many, the seat sees which. A Rival's stock is seen by nobody. */
function tellDrawn(s: State, seat: number, cards: readonly number[], log: Log): void {
  if (log === null || cards.length === 0) return;
  log.push({ type: 'intrigueDrawn', seat, count: cards.length });
  if (!isPerson(s.options, seat)) return;
  log.push({ type: 'intrigueSeen', seat, cards: cards.map((card) => item(INTRIGUE_IDS, card)), only: seat });
}

export function canDrawIntrigue(s: State): boolean {
  return s.intrigueDeck.length + s.intrigueDiscard.length > 0;
}

/** The discard is shuffled into a new deck when the deck has run out (I10.2). */
export function drawIntrigue(s: State, seat: number, count: number, log: Log): void {
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    if (s.intrigueDeck.length === 0) {
      if (s.intrigueDiscard.length === 0) break;
      const deck = s.intrigueDeck;
      s.intrigueDeck = shuffle(s.random, s.intrigueDiscard);
      s.intrigueDiscard = deck;
      log?.push({ type: 'intrigueShuffled' });
    }
    const card = s.intrigueDeck.pop() as number;
    insert(item(s.intrigue, seat), card);
    if (!isPerson(s.options, seat)) {
      // I13.6: a Rival spends the moment it has enough, so it never holds more.
      tellDrawn(s, seat, [card], log);
      spendForPoints(s, seat, log);
    } else if (log !== null) drawn.push(card);
  }
  tellDrawn(s, seat, drawn, log);
}

/** Opponents with so many cards give one (I9.6). */
const STOLEN_FROM = 4;

/** Each opponent with four or more gives one at random, clockwise from the left. */
export function stealIntrigue(s: State, seat: number, log: Log): void {
  const seats = s.vp.length;
  for (let step = 1; step < seats; step++) {
    const from = (seat + step) % seats;
    const hand = item(s.intrigue, from);
    if (hand.length < STOLEN_FROM) continue;
    const card = at(hand, below(s.random, hand.length));
    take(hand, card);
    insert(item(s.intrigue, seat), card);
    if (log === null) continue;
    const cards = [item(INTRIGUE_IDS, card)];
    log.push({ type: 'intrigueStolen', seat, from });
    log.push({ type: 'intrigueSeen', seat, cards, only: seat });
    if (isPerson(s.options, from)) log.push({ type: 'intrigueSeen', seat: from, cards, only: from });
  }
}
