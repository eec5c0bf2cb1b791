import { at, item } from '../../core/at';
import { CARD_HOUSE, CARD_IDS, HAWATS_SCHEMING } from '../data/planning.data';
import type { Log } from '../events';
import type { State } from '../state/state';
import { runProgram } from './interpreter';

/** Different cards of a hand that may be played: never Hawat's Scheming (R6.11). */
export function playable(s: State, seat: number): number[] {
  const cards: number[] = [];
  for (const card of item(s.hands, seat))
    if (card !== HAWATS_SCHEMING && !cards.includes(card)) cards.push(card);
  return cards.sort((a, b) => a - b);
}

/** A played card lies face up on its discards while its steps are carried out (R6.13). */
export function playCard(s: State, seat: number, card: number, log: Log): void {
  const hand = item(s.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  item(s.discards, at(CARD_HOUSE, card)).push(card);
  log?.push({ type: 'cardPlayed', seat, card: item(CARD_IDS, card) });
  runProgram(s, `card:${item(CARD_IDS, card)}`, seat);
}
