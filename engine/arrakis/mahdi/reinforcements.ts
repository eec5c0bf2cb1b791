import { at, item } from '../../core/at';
import { shuffle } from '../../core/random';
import { CARD_HOUSE, CARD_IDS } from '../data/planning.data';
import type { Log } from '../events';
import { HOUSES } from '../names';
import { leadSeat } from '../state/seating';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';

const HOUSE_HARKONNEN = HOUSES.indexOf('harkonnen');
const CORRINO = HOUSES.indexOf('corrino');

/** The deck that the next draw of this action takes: by the discards' top first, then always the other (R14.10). */
export function nextHouse(s: State): number {
  const before = s.drawnHouse >= 0 ? s.drawnHouse : (s.pile[s.pile.length - 1] ?? CORRINO);
  return before === HOUSE_HARKONNEN ? CORRINO : HOUSE_HARKONNEN;
}

/** An empty deck is made anew from its own discards (R14.16). */
function rebuild(s: State, house: number): void {
  const deck = item(s.decks, house);
  if (deck.length > 0) return;
  const discards = item(s.discards, house);
  deck.push(...shuffle(s.random, discards.splice(0, discards.length)));
  s.pile = s.pile.filter((other) => other !== house);
}

/** Takes the top card of a deck. It is rebuilt when that empties it, or later if it had no discards then (R14.16). */
function takeCard(s: State, house: number): number | null {
  rebuild(s, house);
  const card = item(s.decks, house).pop() ?? null;
  rebuild(s, house);
  return card;
}

/** A card of the given house, face down to the reinforcements. */
function reinforceFrom(s: State, house: number, log: Log): void {
  const card = takeCard(s, house);
  if (card === null) return;
  s.reinforcements.push(card);
  log?.push({ type: 'reinforced', count: s.reinforcements.length });
}

export function reinforce(s: State, count: number, log: Log): void {
  for (let i = 0; i < count; i++) {
    const house = nextHouse(s);
    s.drawnHouse = house;
    reinforceFrom(s, house, log);
  }
}

/** One card of each deck every round (R14.2). */
export function reinforceRound(s: State, log: Log): void {
  reinforceFrom(s, CORRINO, log);
  reinforceFrom(s, HOUSE_HARKONNEN, log);
}

/** Draws the next card to be played; it lies in the automaton's hand while it is resolved. */
export function drawToPlay(s: State, house: number): number | null {
  s.drawnHouse = house;
  const card = takeCard(s, house);
  if (card !== null) item(s.hands, leadSeat(s.options, HARKONNEN)).push(card);
  return card;
}

function takeFromHand(s: State, card: number): void {
  const hand = item(s.hands, leadSeat(s.options, HARKONNEN));
  hand.splice(hand.lastIndexOf(card), 1);
}

/** After play: face up on the common discards. */
export function discardPlayed(s: State, card: number): void {
  takeFromHand(s, card);
  toDiscards(s, card);
}

/** A card without effect joins the reinforcements (R14.10). */
export function reinforcePlayed(s: State, card: number, log: Log): void {
  takeFromHand(s, card);
  s.reinforcements.push(card);
  log?.push({ type: 'reinforced', count: s.reinforcements.length });
}

/** Beside the board, where it waits for a second copy (R14.18). */
export function layAside(s: State, card: number): void {
  takeFromHand(s, card);
  s.schemes++;
}

export function toDiscards(s: State, card: number): void {
  const house = at(CARD_HOUSE, card);
  item(s.discards, house).push(card);
  s.pile.push(house);
}

/** Cards from the top of the reinforcements for combat dice (R14.14). */
export function discardReinforcements(s: State, count: number, log: Log): number {
  let used = 0;
  while (used < count) {
    const card = s.reinforcements.pop();
    if (card === undefined) break;
    toDiscards(s, card);
    used++;
    log?.push({
      type: 'cardDiscarded',
      seat: leadSeat(s.options, HARKONNEN),
      card: item(CARD_IDS, card),
      why: 'combat',
    });
  }
  return used;
}
