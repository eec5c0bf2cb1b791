import { at, item } from '../../core/at';
import { bitCount, lowestBit } from '../../core/bits';
import { become, pop, push } from '../../core/stack';
import { canPay, isOpen, openFactions } from '../cards/available';
import { holds } from '../cards/conditions';
import { nodeOf } from '../cards/nodes';
import type { Node } from '../cards/nodes';
import { perform } from '../cards/perform';
import type { Log } from '../events';
import type { RivalChoiceFrame, RivalRunFrame } from '../frames/frame';
import { neverAsks } from '../frames/rule';
import type { FrameRule } from '../frames/rule';
import { NO, YES, moveOf, numberMove } from '../moves';
import { FACTIONS } from '../names';
import type { RivalCriterion } from '../names';
import { gainInfluence, influenceOf } from '../state/influence';
import { pay } from '../state/resources';
import { TOP_INFLUENCE } from '../state/state';
import type { State } from '../state/state';
import { tell } from './turn';

/** The person who decides for the Rivals (I13.7). */
const PERSON = 0;

/** What a Rival gets, one step after the other (I13.5). */
export const rivalRunRule: FrameRule<RivalRunFrame> = neverAsks('I13.5', (s, frame, log) => {
  const { seat, nodes, at: next } = frame;
  if (next >= nodes.length) pop(s);
  else {
    become(s, { k: 'rivalRun', seat, nodes, at: next + 1 });
    carryOut(s, seat, nodeOf(at(nodes, next)), log);
  }
  return false;
});

function run(s: State, seat: number, nodes: readonly number[]): void {
  if (nodes.length > 0) push(s, { k: 'rivalRun', seat, nodes, at: 0 });
}

function ask(s: State, of: number, what: RivalChoiceFrame['what'], patch: Partial<RivalChoiceFrame>): void {
  push(s, { k: 'rivalChoice', of, what, among: 0, by: 0, node: -1, left: 0, taken: 0, ...patch });
}

function carryOut(s: State, seat: number, node: Node, log: Log): void {
  const { step } = node;
  switch (step.do) {
    case 'influenceAny':
      raiseLeast(s, seat, openFactions(s, seat, step), step.n, log);
      return;
    case 'pay':
      if (canPay(s, seat, step.cost, -1) && isOpen(s, seat, item(node.inner, 0))) {
        ask(s, seat, 'pay', { node: node.id });
      }
      return;
    case 'if':
      run(s, seat, item(node.inner, holds(s, seat, step.cond, -1) ? 0 : 1));
      return;
    case 'choose':
      choose(s, seat, node, step.n, 0, log);
      return;
    // A Rival has no cards of its own to draw or to trash (I13.1).
    case 'trash':
    case 'draw':
      return;
    default:
      perform(s, seat, node.id, log);
  }
}

/** Those Factions of a set with which the Rival has the least Influence, as bits (I13.7). */
function leastOf(s: State, seat: number, among: number): number {
  let least = TOP_INFLUENCE + 1;
  let mask = 0;
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if ((among & (1 << faction)) === 0) continue;
    const now = influenceOf(s, seat, faction);
    if (now < least) {
      least = now;
      mask = 0;
    }
    if (now === least) mask |= 1 << faction;
  }
  return mask;
}

function raiseLeast(s: State, seat: number, among: number, by: number, log: Log): void {
  if (among === 0) return;
  const least = leastOf(s, seat, among);
  if (bitCount(least) > 1) {
    ask(s, seat, 'influence', { among: least, by });
    return;
  }
  tell(log, seat, 'I13.7', 'least-influence', item(FACTIONS, lowestBit(least)));
  gainInfluence(s, seat, lowestBit(least), by, log);
}

/** The Faction of an alternative that is Influence and nothing else; -1 otherwise. */
function factionOf(nodes: readonly number[]): number {
  const first = nodes[0];
  if (first === undefined || nodes.length > 1) return -1;
  const { step } = nodeOf(first);
  return step.do === 'influence' ? FACTIONS.indexOf(step.faction) : -1;
}

/** Several alternatives: Influence by what there is least of, everything else by the person (I13.7). */
function choose(s: State, seat: number, node: Node, left: number, taken: number, log: Log): void {
  let open = 0;
  for (let i = 0; i < node.inner.length; i++) if ((taken & (1 << i)) === 0) open |= 1 << i;
  if (left === 0 || open === 0) {
    run(
      s,
      seat,
      node.inner.flatMap((nodes, i) => ((taken & (1 << i)) === 0 ? [] : nodes)),
    );
    return;
  }
  let among = 0;
  for (let i = 0; i < node.inner.length; i++) {
    const faction = factionOf(item(node.inner, i));
    if (faction < 0) {
      ask(s, seat, 'alternative', { among: open, node: node.id, left, taken });
      return;
    }
    if ((open & (1 << i)) !== 0) among |= 1 << faction;
  }
  const least = leastOf(s, seat, among);
  const best = node.inner.reduce(
    (mask, nodes, i) =>
      (open & (1 << i)) !== 0 && (least & (1 << factionOf(nodes))) !== 0 ? mask | (1 << i) : mask,
    0,
  );
  if (bitCount(best) > 1) ask(s, seat, 'alternative', { among: best, node: node.id, left, taken });
  else {
    tell(log, seat, 'I13.7', 'least-influence', item(FACTIONS, lowestBit(least)));
    choose(s, seat, node, left - 1, taken | best, log);
  }
}

/** What tied before the person was asked; undefined where the rules know no criterion (I13.7). */
function criterionOf({ what, node }: RivalChoiceFrame): RivalCriterion | undefined {
  if (what === 'pay') return undefined;
  const byInfluence = what === 'influence' || nodeOf(node).inner.every((nodes) => factionOf(nodes) >= 0);
  return byInfluence ? 'least-influence' : undefined;
}

/** What the rules leave open is asked, with the criterion that tied. */
export const rivalChoiceRule: FrameRule<RivalChoiceFrame> = {
  settle: () => true,
  ask(_s, frame) {
    const { of, what, by, left, node } = frame;
    const criterion = criterionOf(frame);
    const question = { seat: PERSON, private: false, clause: 'I13.7', of, what };
    return {
      ...question,
      ...(what === 'pay' ? {} : { count: what === 'influence' ? by : left }),
      ...(criterion === undefined ? {} : { criterion }),
      ...(node < 0 ? {} : { step: nodeOf(node).word }),
    };
  },
  moves(_s, { what, among }, out) {
    if (what === 'pay') out.push(YES, NO);
    for (let i = 0; among >> i !== 0; i++) {
      if ((among & (1 << i)) === 0) continue;
      out.push(what === 'influence' ? moveOf('faction', i) : numberMove(i + 1));
    }
  },
  choose(s, frame, move, log) {
    pop(s);
    const { of } = frame;
    if (frame.what === 'influence') gainInfluence(s, of, move.value, frame.by, log);
    else if (frame.what === 'alternative') {
      choose(s, of, nodeOf(frame.node), frame.left - 1, frame.taken | (1 << (move.value - 1)), log);
    } else if (move === YES) payAndRun(s, of, nodeOf(frame.node), log);
  },
};

function payAndRun(s: State, seat: number, node: Node, log: Log): void {
  const { step } = node;
  if (step.do !== 'pay') return;
  pay(s, seat, 'solari', step.cost.solari ?? 0, log);
  pay(s, seat, 'spice', step.cost.spice ?? 0, log);
  run(s, seat, item(node.inner, 0));
}
