import { at, item } from '../../core/at';
import { shuffle } from '../../core/random';
import { REVEAL_PROGRAM } from '../cards/nodes';
import { CARD_IDS, FIRST_RESERVE, isReserve } from '../cards/tables';
import type { Log } from '../events';
import { insert, take } from './piles';
import type { State } from './state';

export function canDraw(s: State, seat: number): boolean {
  return item(s.decks, seat).length + item(s.discards, seat).length > 0;
}

/** The discard pile becomes a new deck, only when a card must be drawn (I6.7). */
export function shuffleDiscard(s: State, seat: number, log: Log): void {
  const deck = item(s.decks, seat);
  const discard = item(s.discards, seat);
  if (deck.length === 0) {
    s.decks[seat] = shuffle(s.random, discard);
    s.discards[seat] = deck;
  } else {
    // Refocus: cards still in the deck are shuffled in, from an order that tells nothing about how they lay.
    for (const card of deck) insert(discard, card);
    deck.length = 0;
    s.decks[seat] = shuffle(s.random, discard);
    s.discards[seat] = deck;
  }
  s.openTop[seat] = 0;
  log?.push({ type: 'deckShuffled', seat });
}

/** The top card, or -1 when neither deck nor discard pile has any. */
function drawOne(s: State, seat: number, log: Log): number {
  if (item(s.decks, seat).length === 0) {
    if (item(s.discards, seat).length === 0) return -1;
    shuffleDiscard(s, seat, log);
  }
  if (at(s.openTop, seat) > 0) s.openTop[seat] = at(s.openTop, seat) - 1;
  return item(s.decks, seat).pop() as number;
}

/** Draws to the hand; in one's own Reveal turn the cards are revealed at once (I6.2). */
export function draw(s: State, seat: number, count: number, log: Log): void {
  const reveals = s.revealing === seat;
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawOne(s, seat, log);
    if (card < 0) break;
    if (reveals) show(s, seat, card);
    else insert(item(s.hands, seat), card);
    if (log !== null) drawn.push(card);
  }
  if (log === null || drawn.length === 0) return;
  const cards = drawn.map((card) => item(CARD_IDS, card));
  log.push({ type: 'cardsDrawn', seat, count: drawn.length });
  if (reveals) log.push({ type: 'cardsRevealed', seat, cards });
  else log.push({ type: 'cardsSeen', seat, cards, only: seat });
}

/** A card lies revealed, and what its Reveal box says is still to be done. */
export function show(s: State, seat: number, card: number): void {
  insert(item(s.shown, seat), card);
  for (const node of item(REVEAL_PROGRAM, card)) s.todo.push(node);
}

export function discardFromHand(s: State, seat: number, card: number, log: Log): void {
  take(item(s.hands, seat), card);
  insert(item(s.discards, seat), card);
  log?.push({ type: 'cardDiscarded', seat, card: item(CARD_IDS, card) });
}

/** To the box; cards of the Reserve return to their stack (I6.8). */
export function intoBox(s: State, card: number): void {
  if (isReserve(card)) s.reserve[card - FIRST_RESERVE] = at(s.reserve, card - FIRST_RESERVE) + 1;
  else insert(s.trashed, card);
}
