import { at, item } from '../../core/at';
import { pop, push } from '../../core/stack';
import { ACQUIRE_PROGRAM } from '../cards/nodes';
import {
  CARD_COST,
  CARD_IDS,
  FIRST_RESERVE,
  FOLDSPACE_CARD,
  LIAISON,
  SPICE_MUST_FLOW,
  isReserve,
} from '../cards/tables';
import type { Log } from '../events';
import type { AcquireFrame, SetAsideFrame, ToTopFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { DONE, NO, YES, moveOf } from '../moves';
import type { Move } from '../moves';
import { insert, isFirst, take } from '../state/piles';
import type { State } from '../state/state';

/** Persuasion that a card costs now; -1 when it is not for sale. */
export function priceOf(s: State, card: number): number {
  const cost = at(CARD_COST, card);
  return card === SPICE_MUST_FLOW ? Math.max(0, cost - s.discount) : cost;
}

/** Helena pays so much less for what she has set aside. */
export const ASIDE_DISCOUNT = 1;
export function asidePrice(card: number): number {
  return Math.max(0, at(CARD_COST, card) - ASIDE_DISCOUNT);
}

function isInStack(s: State, card: number): boolean {
  return at(s.reserve, card - FIRST_RESERVE) > 0;
}

/** Cards of the Row and the Reserve up to a price, each kind once; Foldspace is never bought (I6.3). */
export function marketMoves(s: State, most: number, out: Move[]): void {
  if (isInStack(s, LIAISON) && priceOf(s, LIAISON) <= most) out.push(moveOf('acquire', LIAISON));
  if (isInStack(s, SPICE_MUST_FLOW) && priceOf(s, SPICE_MUST_FLOW) <= most) {
    out.push(moveOf('acquire', SPICE_MUST_FLOW));
  }
  for (let i = 0; i < s.row.length; i++) {
    const card = at(s.row, i);
    if (s.row.indexOf(card) === i && priceOf(s, card) <= most) out.push(moveOf('acquire', card));
  }
}

export function isInMarket(s: State, card: number): boolean {
  return isReserve(card) ? card !== FOLDSPACE_CARD && isInStack(s, card) : s.row.includes(card);
}

/** Takes a card from the Row, which is refilled at once (I6.3), or from its stack. */
export function takeFromMarket(s: State, card: number, log: Log): void {
  if (isReserve(card)) {
    s.reserve[card - FIRST_RESERVE] = at(s.reserve, card - FIRST_RESERVE) - 1;
    return;
  }
  const slot = s.row.indexOf(card);
  const next = s.imperiumDeck.pop();
  if (next === undefined) s.row.splice(slot, 1);
  else {
    s.row[slot] = next;
    log?.push({ type: 'rowRefilled', card: item(CARD_IDS, next) });
  }
}

function put(s: State, seat: number, card: number, top: boolean, log: Log): void {
  if (top) {
    item(s.decks, seat).push(card);
    s.openTop[seat] = at(s.openTop, seat) + 1;
  } else insert(item(s.discards, seat), card);
  log?.push({ type: 'cardAcquired', seat, card: item(CARD_IDS, card), to: top ? 'deckTop' : 'discard' });
}

/** The card has been taken: it finds its pile, and its acquire box fires once. */
function receive(s: State, seat: number, card: number, top: boolean, log: Log): void {
  const asks = !top && s.toTop === 1 && s.revealing === seat;
  if (!asks) put(s, seat, card, top, log);
  const nodes = item(ACQUIRE_PROGRAM, card);
  if (nodes.length > 0) push(s, { k: 'run', seat, nodes, at: 0 });
  if (asks) push(s, { k: 'toTop', seat, card });
}

export function acquire(s: State, seat: number, card: number, top: boolean, log: Log): void {
  takeFromMarket(s, card, log);
  receive(s, seat, card, top, log);
}

/** Cards set aside up to a price; the discount is for Persuasion alone (I10.5). */
export function asideMoves(s: State, seat: number, most: number, less: number, out: Move[]): void {
  const aside = item(s.aside, seat);
  for (let i = 0; i < aside.length; i++) {
    if (isFirst(aside, i) && at(CARD_COST, at(aside, i)) - less <= most)
      out.push(moveOf('aside', at(aside, i)));
  }
}

/** A card set aside comes to who has set it aside. */
export function takeAside(s: State, seat: number, card: number, top: boolean, log: Log): void {
  take(item(s.aside, seat), card);
  receive(s, seat, card, top, log);
}

/** Bypass Protocol: any card up to a price, or none (I15.8). */
export const acquireRule: FrameRule<AcquireFrame> = {
  settle: () => true,
  ask: (_s, { seat, upTo }) => ({ seat, private: false, clause: 'I6.3', count: upTo }),
  moves(s, frame, out) {
    marketMoves(s, frame.upTo, out);
    asideMoves(s, frame.seat, frame.upTo, 0, out);
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    pop(s);
    if (move.kind === 'aside') takeAside(s, frame.seat, move.value, frame.top, log);
    else if (move !== DONE) acquire(s, frame.seat, move.value, frame.top, log);
  },
};

export const toTopRule: FrameRule<ToTopFrame> = {
  settle: () => true,
  ask: (_s, { seat, card }) => ({ seat, private: false, clause: 'I10.5', card: item(CARD_IDS, card) }),
  moves(_s, _frame, out) {
    out.push(YES, NO);
  },
  choose(s, { seat, card }, move, log) {
    pop(s);
    put(s, seat, card, move === YES, log);
  },
};

/** Helena takes a card out of the Row for herself (I10.5). */
export const setAsideRule: FrameRule<SetAsideFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: false, clause: 'I10.5' }),
  moves(s, _frame, out) {
    for (let i = 0; i < s.row.length; i++) {
      const card = at(s.row, i);
      if (s.row.indexOf(card) === i) out.push(moveOf('acquire', card));
    }
  },
  choose(s, { seat }, move, log) {
    pop(s);
    takeFromMarket(s, move.value, log);
    insert(item(s.aside, seat), move.value);
    log?.push({ type: 'cardSetAside', seat, card: item(CARD_IDS, move.value) });
  },
};

/** What Helena has not bought by the end of her Reveal turn leaves the game (I10.5). */
export function dropAside(s: State, seat: number, log: Log): void {
  const aside = item(s.aside, seat);
  while (aside.length > 0) {
    const card = at(aside, 0);
    take(aside, card);
    insert(s.trashed, card);
    log?.push({ type: 'cardTrashed', seat, card: item(CARD_IDS, card), from: 'aside' });
  }
}
