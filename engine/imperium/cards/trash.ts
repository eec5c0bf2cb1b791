import { at, item } from '../../core/at';
import type { Log } from '../events';
import { intoBox } from '../state/deck';
import { countOf, take } from '../state/piles';
import type { State } from '../state/state';
import { gainAll } from './gains';
import { nodeOf } from './nodes';
import { CARDS, CARD_IDS } from './tables';

/** One own card goes to the box (I6.8). */
export function trash(
  s: State,
  seat: number,
  card: number,
  from: 'hand' | 'discard' | 'play',
  log: Log,
): void {
  if (from === 'hand') take(item(s.hands, seat), card);
  else if (from === 'discard') take(item(s.discards, seat), card);
  else {
    // Of two copies the one whose effects are over goes first.
    if (!take(item(s.played, seat), card)) take(item(s.shown, seat), card);
    dropEffects(s, seat, card);
  }
  wasTrashed(s, seat, card, from, log);
}

/** The card has left its place: it goes to the box and does what it does on being trashed. */
export function wasTrashed(
  s: State,
  seat: number,
  card: number,
  from: 'hand' | 'discard' | 'play' | 'deck',
  log: Log,
): void {
  intoBox(s, card);
  log?.push({ type: 'cardTrashed', seat, card: item(CARD_IDS, card), from });
  for (const step of item(CARDS, card).trashed ?? []) gainAll(s, seat, step, log);
}

/** What a trashed card had still to do is not done any more (I15.5). */
function dropEffects(s: State, seat: number, card: number): void {
  const left = countOf(item(s.revealing === seat ? s.shown : s.played, seat), card);
  for (let i = s.todo.length - 1; i >= 0; i--) {
    const node = at(s.todo, i);
    if (nodeOf(node).card === card && countOf(s.todo, node) > left) s.todo.splice(i, 1);
  }
}
