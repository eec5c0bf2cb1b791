import { at, item } from '../../core/at';
import { CARD_HOUSE, CARD_IDS, HAWATS_SCHEMING } from '../data/planning.data';
import type { Log } from '../events';
import type { CombatCardsFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become, innermost, pop, push } from '../../core/stack';
import { DONE, moveOf } from '../moves';
import { conesInGame } from '../partners/cone';
import { refuse } from '../refusals';
import { discardReinforcements } from '../mahdi/reinforcements';
import { decidingSeat } from '../state/deciding';
import { isAutomaton, partnerOf, planOfSeat } from '../state/seating';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';

/** Different cards of a hand that may be discarded: never Hawat's Scheming (R6.11). */
export function discardable(s: State, seat: number): number[] {
  const cards = new Set<number>();
  for (const card of item(s.hands, seat)) if (card !== HAWATS_SCHEMING) cards.add(card);
  return [...cards].sort((a, b) => a - b);
}

export function discardFromHand(
  s: State,
  seat: number,
  card: number,
  why: 'combat' | 'limit' | 'effect',
  log: Log,
): void {
  const hand = item(s.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  item(s.discards, at(CARD_HOUSE, card)).push(card);
  log?.push({ type: 'cardDiscarded', seat, card: item(CARD_IDS, card), why });
}

export function mayUseCombatCards(s: State, side: number): boolean {
  return side !== HARKONNEN || at(s.bans, 2) === 0; // R10.6, Landsraad
}

function addCards(s: State, attacking: boolean, count: number): void {
  const battle = innermost(s, 'battle');
  if (battle === null) return;
  const roll = attacking ? battle.attack : battle.defence;
  const next = { ...roll, cards: roll.cards + count };
  amend(s, 'battle', attacking ? { attack: next } : { defence: next });
}

/** When one of two partners has given up what they will, the other is asked; who decides for the side comes first (R13.4). */
function nextPartner(s: State, frame: CombatCardsFrame): void {
  const partner = partnerOf(s.options, frame.seat);
  const { side } = planOfSeat(s.options, frame.seat);
  pop(s);
  if (partner >= 0 && decidingSeat(s, side) === frame.seat) push(s, { ...frame, seat: partner });
}

/** Planning cards given up for combat dice, one die each (R7.10). */
export const combatCardsRule: FrameRule<CombatCardsFrame> = {
  interruptible: conesInGame, // R13.7
  settle(s, frame, log) {
    const side = planOfSeat(s.options, frame.seat).side;
    if (isAutomaton(s.options, frame.seat)) {
      pop(s);
      // R14.14: just enough from the top of the reinforcements.
      if (mayUseCombatCards(s, side)) addCards(s, frame.attacking, discardReinforcements(s, frame.room, log));
      return false;
    }
    if (frame.room > 0 && mayUseCombatCards(s, side) && item(s.hands, frame.seat).length > 0) return true;
    nextPartner(s, frame);
    return false;
  },
  ask(s, frame) {
    const battle = innermost(s, 'battle');
    return {
      seat: frame.seat,
      // Everybody with a hand is asked, whatever it holds; giving nothing up needs no look at it (R7.10).
      private: true,
      partlyOpen: true,
      clause: 'R7.10',
      count: frame.room,
      area: battle?.from ?? -1,
      target: battle?.to ?? -1,
    };
  },
  moves(s, frame, out) {
    for (const card of discardable(s, frame.seat)) out.push(moveOf('card', card));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    if (move === DONE) {
      nextPartner(s, frame);
      return;
    }
    discardFromHand(s, frame.seat, move.value, 'combat', log);
    addCards(s, frame.attacking, 1);
    become(s, { ...frame, room: frame.room - 1 });
  },
  explain(_s, _frame, move) {
    if (move.kind !== 'card') return null;
    return move.value === HAWATS_SCHEMING ? refuse('R6.11', 'neverDiscarded') : refuse('R7.10', 'notInHand');
  },
};
