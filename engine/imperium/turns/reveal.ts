import { at, item } from '../../core/at';
import { pop, push } from '../../core/stack';
import { gainPersuasion } from '../cards/gains';
import { CARD_IDS, HALL_OF_ORATORY } from '../cards/tables';
import { SPACES } from '../data/spaces.data';
import type { Log } from '../events';
import type { RevealFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { DONE } from '../moves';
import type { Move } from '../moves';
import { refuse } from '../refusals';
import { show } from '../state/deck';
import { insert } from '../state/piles';
import type { State } from '../state/state';
import { strengthOf } from '../state/troops';
import {
  ASIDE_DISCOUNT,
  acquire,
  asideMoves,
  asidePrice,
  dropAside,
  isInMarket,
  marketMoves,
  priceOf,
  takeAside,
} from './acquire';
import {
  deployLimit,
  deployMoves,
  deployNow,
  effectMoves,
  isAnyAvailable,
  mustResolve,
  resetTurn,
  resolveAtOnce,
  resolveEffect,
  whyNotHub,
} from './hub';
import { dropOpenIntrigue, runOpenIntrigue } from './plots';

/** Persuasion of a seat in the High Council (I6.2). */
const COUNCIL_PERSUASION = 2;
const ORATORY_PERSUASION = item(SPACES, HALL_OF_ORATORY).effect.reduce(
  (sum, step) => sum + (step.do === 'persuasionHere' ? step.n : 0),
  0,
);

/** All cards left in hand are revealed (I6.1). */
export function beginReveal(s: State, seat: number, log: Log): void {
  s.revealing = seat;
  s.revealed.push(seat);
  const hand = item(s.hands, seat);
  log?.push({ type: 'cardsRevealed', seat, cards: hand.map((card) => item(CARD_IDS, card)) });
  for (let i = 0; i < hand.length; i++) show(s, seat, at(hand, i));
  hand.length = 0;
  push(s, { k: 'reveal', seat });
  if (at(s.council, seat) === 1) gainPersuasion(s, seat, COUNCIL_PERSUASION, log);
  if ((at(s.occupied, HALL_OF_ORATORY) & (1 << seat)) !== 0) gainPersuasion(s, seat, ORATORY_PERSUASION, log);
  runOpenIntrigue(s, seat, log);
}

function canAcquire(s: State, seat: number): boolean {
  if (s.persuasion === 0 && item(s.aside, seat).length === 0) return false;
  const moves: Move[] = [];
  marketMoves(s, s.persuasion, moves);
  return moves.length > 0 || item(s.aside, seat).some((card) => asidePrice(card) <= s.persuasion);
}

/** Effects and purchases, mixed freely (I6.2, I6.3). */
export const revealRule: FrameRule<RevealFrame> = {
  interruptible: true,
  settle(s, { seat }, log) {
    if (resolveAtOnce(s, seat, log)) return false;
    if (item(s.intrigue, seat).length > 0 || deployLimit(s, seat) > 0) return true;
    if (isAnyAvailable(s, seat) || canAcquire(s, seat)) return true;
    endReveal(s, seat, log);
    return false;
  },
  ask: (s, { seat }) => ({ seat, private: true, clause: 'I6.2', count: s.persuasion }),
  moves(s, { seat }, out) {
    effectMoves(s, seat, out);
    marketMoves(s, s.persuasion, out);
    asideMoves(s, seat, s.persuasion, ASIDE_DISCOUNT, out);
    deployMoves(s, seat, out);
    if (!mustResolve(s, seat)) out.push(DONE);
  },
  choose(s, { seat }, move, log) {
    if (move === DONE) endReveal(s, seat, log);
    else if (move.kind === 'deploy') deployNow(s, seat, move.value, log);
    else if (move.kind === 'acquire') {
      s.persuasion -= priceOf(s, move.value);
      acquire(s, seat, move.value, false, log);
    } else if (move.kind === 'aside') {
      s.persuasion -= asidePrice(move.value);
      takeAside(s, seat, move.value, false, log);
    } else resolveEffect(s, seat, move.value, log);
  },
  explain(s, { seat }, move) {
    if (move.kind !== 'acquire' && move.kind !== 'aside') return whyNotHub(s, seat, move);
    const there =
      move.kind === 'acquire' ? isInMarket(s, move.value) : item(s.aside, seat).includes(move.value);
    return refuse('I6.3', there ? 'tooExpensive' : 'notForSale');
  },
};

/** Strength is set, and everything in front of the player goes to the discard pile (I6.4, I6.5). */
function endReveal(s: State, seat: number, log: Log): void {
  pop(s);
  log?.push({ type: 'strengthSet', seat, strength: strengthOf(s, seat) });
  cleanUp(s, seat, item(s.played, seat));
  cleanUp(s, seat, item(s.shown, seat));
  dropOpenIntrigue(s, seat);
  dropAside(s, seat, log);
  resetTurn(s, -1);
}

function cleanUp(s: State, seat: number, pile: number[]): void {
  const discard = item(s.discards, seat);
  for (let i = 0; i < pile.length; i++) insert(discard, at(pile, i));
  pile.length = 0;
}
