import { at, item } from '../../core/at';
import { HAGAL_IDS } from '../cards/tables';
import { HAGAL_CARDS } from '../data/hagal.data';
import type { Log } from '../events';
import { reshuffle } from '../hagal/deck';
import { tell } from '../hagal/turn';
import { cloneState } from '../state/clone';
import { isSolo } from '../state/options';
import { insert } from '../state/piles';
import type { State } from '../state/state';

/** A card of House Hagal, how many of it are in the deck of that game, and how many are still to come. */
export interface DeckCard {
  readonly id: string;
  readonly copies: number;
  readonly left: number;
}

export function cardIndex(id: string): number {
  const index = HAGAL_IDS.indexOf(id);
  if (index < 0) throw new Error(`no such House Hagal card: ${id}`);
  return index;
}

/** The deck on the table, as far as it is known from what was turned up (I12.9, I13.1). */
export function tableDeck(s: State): readonly DeckCard[] {
  const other = isSolo(s.options) ? 'two' : 'solo';
  return HAGAL_CARDS.flatMap(({ id, copies, mode }, index) =>
    mode === other ? [] : [{ id, copies, left: s.hagalDeck.filter((card) => card === index).length }],
  );
}

/** Dealt here, for those who leave the deck in its box: the card that is on top. An empty deck is shuffled first. */
export function tableDeal(s: State): string {
  if (s.hagalDeck.length > 0) return item(HAGAL_IDS, at(s.hagalDeck, s.hagalDeck.length - 1));
  const state = cloneState(s);
  reshuffle(state, 0, null);
  return item(HAGAL_IDS, at(state.hagalDeck, state.hagalDeck.length - 1));
}

/** All cards are shuffled into a new deck, because people did so on their table. */
export function tableShuffle(s: State): State {
  const state = cloneState(s);
  reshuffle(state, 0, null);
  return state;
}

/**
 * A card has been turned up. An empty deck was shuffled first (I12.1), and so was one that can hold no such card any more:
 * what lies on the table is right.
 */
export function turnUp(s: State, seat: number, id: string, clause: string, log: Log): number {
  const card = cardIndex(id);
  if (!s.hagalDeck.includes(card)) reshuffle(s, seat, s.hagalDeck.length === 0 ? log : null);
  s.hagalDeck.splice(s.hagalDeck.lastIndexOf(card), 1);
  insert(s.hagalDiscard, card);
  tell(log, seat, clause, 'reveals', id);
  if (item(HAGAL_CARDS, card).reshuffle) reshuffle(s, seat, log);
  return card;
}
