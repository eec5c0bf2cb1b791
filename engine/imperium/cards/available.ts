import { at, item } from '../../core/at';
import { FACTIONS } from '../names';
import { canDraw } from '../state/deck';
import { influenceOf } from '../state/influence';
import { canDrawIntrigue } from '../state/intrigue';
import { ARIANA, MEMNON, isLedBy } from '../state/leaders';
import { TOP_INFLUENCE } from '../state/state';
import type { State } from '../state/state';
import { holds } from './conditions';
import { nodeOf } from './nodes';
import type { Node } from './nodes';
import type { Cost, StepOf } from './step';
import { CARD_FACTIONS, FIRST_RESERVE, FOLDSPACE_CARD } from './tables';

export function canTrash(s: State, seat: number): boolean {
  return (
    item(s.hands, seat).length +
      item(s.discards, seat).length +
      item(s.played, seat).length +
      item(s.shown, seat).length >
    0
  );
}

export function isInPlay(s: State, seat: number, card: number): boolean {
  return item(s.played, seat).includes(card) || item(s.shown, seat).includes(card);
}

function hasInfluence(s: State, seat: number, n: number): boolean {
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if (influenceOf(s, seat, faction) >= n) return true;
  }
  return false;
}

/** I5.4: can what stands before the arrow be paid in full? */
export function canPay(s: State, seat: number, cost: Cost, card: number): boolean {
  if (at(s.solari, seat) < (cost.solari ?? 0)) return false;
  if (at(s.spice, seat) < (cost.spice ?? 0)) return false;
  if (at(s.water, seat) < (cost.water ?? 0)) return false;
  if (cost.trash === true && !canTrash(s, seat)) return false;
  if (cost.trashSelf === true && !isInPlay(s, seat, card)) return false;
  if (cost.influence !== undefined && !hasInfluence(s, seat, cost.influence)) return false;
  return at(s.conflict, seat) >= (cost.troops ?? 0);
}

/** Factions with which a step may raise Influence, as bits. */
export function openFactions(s: State, seat: number, step: StepOf<'influenceAny'>): number {
  let mask = 0;
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    const own = influenceOf(s, seat, faction);
    if (own >= TOP_INFLUENCE) continue;
    if (step.among !== undefined && !step.among.includes(item(FACTIONS, faction))) continue;
    if (step.behind === true && !someoneAhead(s, seat, faction, own)) continue;
    mask |= 1 << faction;
  }
  return mask;
}

function someoneAhead(s: State, seat: number, faction: number, own: number): boolean {
  for (let other = 0; other < s.vp.length; other++) {
    if (other !== seat && influenceOf(s, other, faction) > own) return true;
  }
  return false;
}

export function hasOnBoard(s: State, seat: number): boolean {
  for (let space = 0; space < s.occupied.length; space++) {
    if ((at(s.occupied, space) & (1 << seat)) !== 0) return true;
  }
  return false;
}

export function discardHas(s: State, seat: number, faction: number): boolean {
  const pile = item(s.discards, seat);
  for (let i = 0; i < pile.length; i++) {
    if ((at(CARD_FACTIONS, at(pile, i)) & (1 << faction)) !== 0) return true;
  }
  return false;
}

function anyAvailable(s: State, seat: number, nodes: readonly number[]): boolean {
  for (let i = 0; i < nodes.length; i++) if (isAvailable(s, seat, nodeOf(at(nodes, i)))) return true;
  return false;
}

/** An alternative can be taken if its price can be paid and something in it can be done. */
export function isOpen(s: State, seat: number, nodes: readonly number[]): boolean {
  return anyAvailable(s, seat, nodes);
}

/** Would this step do anything now? What would not waits until the end of the turn (I15.7). */
export function isAvailable(s: State, seat: number, node: Node): boolean {
  const { step } = node;
  switch (step.do) {
    case 'pay':
      return canPay(s, seat, step.cost, node.card);
    case 'if':
      return anyAvailable(s, seat, item(node.inner, holds(s, seat, step.cond, node.card) ? 0 : 1));
    case 'choose':
      return node.inner.some((nodes) => isOpen(s, seat, nodes));
    case 'draw':
      return canDraw(s, seat);
    case 'intrigue':
      return canDrawIntrigue(s);
    case 'influence':
      return influenceOf(s, seat, FACTIONS.indexOf(step.faction)) < TOP_INFLUENCE;
    case 'influenceAny':
      return openFactions(s, seat, step) !== 0;
    case 'trash':
      return canTrash(s, seat);
    case 'trashSelf':
      return isInPlay(s, seat, node.card);
    case 'deploy':
      return at(s.garrison, seat) > 0;
    case 'retreat':
      return at(s.conflict, seat) > 0;
    case 'acquireFoldspace':
      return at(s.reserve, FOLDSPACE_CARD - FIRST_RESERVE) > 0;
    case 'takeFromDiscard':
      return discardHas(s, seat, FACTIONS.indexOf(step.faction));
    case 'snoop':
      return item(s.decks, seat).length > 0;
    case 'recallAgent':
      return hasOnBoard(s, seat);
    default:
      return true;
  }
}

/** Is it done without asking when? Ariana draws a card as she harvests, Memnon chooses a Faction as he takes his seat. */
export function isAtOnce(s: State, seat: number, node: Node): boolean {
  if (!node.atOnce) return false;
  if (node.step.do === 'harvest') return !isLedBy(s, seat, ARIANA);
  return node.step.do !== 'councilSeat' || !isLedBy(s, seat, MEMNON);
}
