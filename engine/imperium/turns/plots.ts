import { at, item } from '../../core/at';
import type { Refusal } from '../../core/illegalMove';
import { top } from '../../core/stack';
import { canPay, hasOnBoard, isAvailable } from '../cards/available';
import { holds } from '../cards/conditions';
import { INTRIGUE_PROGRAM, nodeOf } from '../cards/nodes';
import { runNodes } from '../cards/perform';
import { INTRIGUE_IDS } from '../cards/tables';
import { INTRIGUES, MOMENTS } from '../data/intrigue.data';
import type { Log } from '../events';
import { moveOf } from '../moves';
import type { Move } from '../moves';
import { refuse } from '../refusals';
import { insert, isFirst, take } from '../state/piles';
import type { State } from '../state/state';

export const PLOT = MOMENTS.indexOf('plot');
export const COMBAT = MOMENTS.indexOf('combat');
export const VICTORY = MOMENTS.indexOf('victory');
export const ENDGAME = MOMENTS.indexOf('endgame');

export function intrigueProgram(moment: number, card: number): readonly number[] | null {
  return item(item(INTRIGUE_PROGRAM, moment), card);
}

/** Is its moment now, for cards that are particular about it (I10.2)? */
function isTimely(s: State, seat: number, card: number): boolean {
  const { timing } = item(INTRIGUES, card);
  if (timing === undefined || timing === 'reveal') return true;
  if (top(s)?.k !== 'turn') return false;
  // Before anything else; or before the Agent that it serves, of which there must be one.
  return timing === 'start' ? s.begun === 0 : at(s.agents, seat) > 0 || hasOnBoard(s, seat);
}

/** Playing the card means paying its price (I5.4) and being able to do what it is about. */
function isPayable(s: State, seat: number, program: readonly number[]): boolean {
  for (let i = 0; i < program.length; i++) {
    const node = nodeOf(at(program, i));
    const { step } = node;
    if (step.do === 'pay' && !canPay(s, seat, step.cost, -1)) return false;
    if (
      (step.do === 'choose' || step.do === 'snoop' || step.do === 'recallAgent') &&
      !isAvailable(s, seat, node)
    ) {
      return false;
    }
  }
  return true;
}

export function isPlayable(s: State, seat: number, card: number, moment: number): boolean {
  const program = intrigueProgram(moment, card);
  if (program === null) return false;
  const { requires } = item(INTRIGUES, card);
  if (requires !== undefined && !holds(s, seat, requires, -1)) return false;
  if (moment === PLOT && !isTimely(s, seat, card)) return false;
  return isPayable(s, seat, program);
}

export function intrigueMoves(
  s: State,
  seat: number,
  moment: number,
  kind: 'plot' | 'intrigue',
  out: Move[],
): void {
  const hand = item(s.intrigue, seat);
  for (let i = 0; i < hand.length; i++) {
    if (isFirst(hand, i) && isPlayable(s, seat, at(hand, i), moment)) out.push(moveOf(kind, at(hand, i)));
  }
}

/** Plays an Intrigue card: what it says is done, and it goes to the open discard pile. */
export function playIntrigue(s: State, seat: number, card: number, moment: number, log: Log): void {
  take(item(s.intrigue, seat), card);
  log?.push({ type: 'intriguePlayed', seat, card: item(INTRIGUE_IDS, card) });
  const program = intrigueProgram(moment, card) ?? [];
  if (moment === PLOT && item(INTRIGUES, card).timing === 'reveal') {
    // I10.2: it lies open until the Reveal turn, in which it acts.
    insert(item(s.openIntrigue, seat), card);
    if (s.revealing === seat) runNodes(s, seat, program, log);
    return;
  }
  insert(s.intrigueDiscard, card);
  runNodes(s, seat, program, log);
}

/** Cards that were waiting for the Reveal turn. */
export function runOpenIntrigue(s: State, seat: number, log: Log): void {
  const open = item(s.openIntrigue, seat);
  for (let i = 0; i < open.length; i++) runNodes(s, seat, intrigueProgram(PLOT, at(open, i)) ?? [], log);
}

export function dropOpenIntrigue(s: State, seat: number): void {
  const open = item(s.openIntrigue, seat);
  for (let i = 0; i < open.length; i++) insert(s.intrigueDiscard, at(open, i));
  open.length = 0;
}

/** Plot cards interrupt one's own turn at any moment (I4.6). */
export function plotMoves(s: State, seat: number, out: Move[]): void {
  intrigueMoves(s, seat, PLOT, 'plot', out);
}

export function startPlot(s: State, seat: number, move: Move, log: Log): void {
  playIntrigue(s, seat, move.value, PLOT, log);
  s.begun = 1;
}

export function whyNotIntrigue(s: State, seat: number, card: number, moment: number): Refusal {
  if (!item(s.intrigue, seat).includes(card)) return refuse('I10.2', 'notInHand');
  const program = intrigueProgram(moment, card);
  if (program === null || (moment === PLOT && !isTimely(s, seat, card)))
    return refuse('I10.2', 'wrongMoment');
  const { requires } = item(INTRIGUES, card);
  if (requires !== undefined && !holds(s, seat, requires, -1)) return refuse('I10.2', 'requirement');
  return refuse('I5.4', 'cannotPay');
}

export function whyNotPlot(s: State, seat: number, move: Move): Refusal {
  return whyNotIntrigue(s, seat, move.value, PLOT);
}
