import { at, item } from '../../core/at';
import { shuffle } from '../../core/random';
import { HAGAL_IDS } from '../cards/tables';
import { HAGAL_CARDS } from '../data/hagal.data';
import type { Log } from '../events';
import { insert } from '../state/piles';
import type { State } from '../state/state';

/** All cards of House Hagal make a new deck (I12.1). */
export function reshuffle(s: State, seat: number, log: Log): void {
  for (let i = 0; i < s.hagalDeck.length; i++) insert(s.hagalDiscard, at(s.hagalDeck, i));
  const empty = s.hagalDeck;
  empty.length = 0;
  s.hagalDeck = shuffle(s.random, s.hagalDiscard);
  s.hagalDiscard = empty;
  log?.push({ type: 'hagal', seat, clause: 'I12.1', what: 'reshuffles' });
}

/** The top card; the Reshuffle card and an empty deck make a new one at once (I12.1). */
export function revealHagal(s: State, seat: number, clause: string, log: Log): number {
  for (;;) {
    if (s.hagalDeck.length === 0) reshuffle(s, seat, log);
    const card = s.hagalDeck.pop() as number;
    insert(s.hagalDiscard, card);
    log?.push({ type: 'hagal', seat, clause, what: 'reveals', about: item(HAGAL_IDS, card) });
    if (!item(HAGAL_CARDS, card).reshuffle) return card;
    reshuffle(s, seat, log);
  }
}

export function hagalCards(s: State): number {
  return s.hagalDeck.length + s.hagalDiscard.length;
}
