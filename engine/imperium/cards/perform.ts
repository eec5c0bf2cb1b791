import { at, item } from '../../core/at';
import { bitCount, lowestBit } from '../../core/bits';
import { become, pop, push } from '../../core/stack';
import type { Log } from '../events';
import type { RunFrame } from '../frames/frame';
import { neverAsks } from '../frames/rule';
import type { FrameRule } from '../frames/rule';
import { FACTIONS } from '../names';
import { draw } from '../state/deck';
import { gainInfluence } from '../state/influence';
import { drawIntrigue } from '../state/intrigue';
import { pay } from '../state/resources';
import { loseTroops, recruit } from '../state/troops';
import type { State } from '../state/state';
import { canPay, canTrash, isOpen, openFactions } from './available';
import { holds } from './conditions';
import { gainAll } from './gains';
import { nodeOf } from './nodes';
import type { Node } from './nodes';
import { performSpecial } from './specials';
import type { Step, StepOf } from './step';
import { trash } from './trash';

/** Steps that act through a frame of their own or steer; the rest are gains and specials. */
type Perform<K extends Step['do']> = (s: State, seat: number, step: StepOf<K>, node: Node, log: Log) => void;

const performRecruit: Perform<'recruit'> = (s, seat, step, _node, log) => {
  const before = s.deployable;
  const came = recruit(s, seat, step.n, log);
  const free = step.deploy === 'always' || (step.deploy === 'reveal' && s.revealing === seat);
  if (free && seat === s.turnSeat) s.deployable = before + came;
};

const performPay: Perform<'pay'> = (s, seat, step, node, log) => {
  const { cost } = step;
  if (!canPay(s, seat, cost, node.card)) return;
  pay(s, seat, 'solari', cost.solari ?? 0, log);
  pay(s, seat, 'spice', cost.spice ?? 0, log);
  pay(s, seat, 'water', cost.water ?? 0, log);
  if (cost.troops !== undefined) loseTroops(s, seat, 'conflict', cost.troops, log);
  if (cost.trashSelf === true) trash(s, seat, node.card, 'play', log);
  const then = item(node.inner, 0);
  if (cost.trash !== true && cost.influence === undefined) {
    runNodes(s, seat, then, log);
    return;
  }
  // What is bought waits below until the rest of the price has been chosen.
  push(s, { k: 'run', seat, nodes: then, at: 0 });
  if (cost.trash === true) push(s, { k: 'trash', seat, must: true });
  if (cost.influence !== undefined) push(s, { k: 'influence', seat, by: 0 - cost.influence, among: 0 });
};

const performIf: Perform<'if'> = (s, seat, step, node, log) =>
  runNodes(s, seat, item(node.inner, holds(s, seat, step.cond, node.card) ? 0 : 1), log);

/** Alternatives that can be taken, as bits. */
export function openAlternatives(s: State, seat: number, node: Node): number {
  let mask = 0;
  for (let i = 0; i < node.inner.length; i++) if (isOpen(s, seat, item(node.inner, i))) mask |= 1 << i;
  return mask;
}

/** The alternatives taken, one after the other. */
export function runAlternatives(s: State, seat: number, node: Node, taken: number, log: Log): void {
  runNodes(
    s,
    seat,
    node.inner.flatMap((nodes, i) => ((taken & (1 << i)) === 0 ? [] : nodes)),
    log,
  );
}

const performChoose: Perform<'choose'> = (s, seat, step, node, log) => {
  const open = openAlternatives(s, seat, node);
  if (bitCount(open) <= step.n) runAlternatives(s, seat, node, open, log);
  else push(s, { k: 'choice', seat, node: node.id, left: step.n, taken: 0 });
};

const performInfluenceAny: Perform<'influenceAny'> = (s, seat, step, _node, log) => {
  const among = openFactions(s, seat, step);
  if (among === 0) return;
  if (bitCount(among) === 1) gainInfluence(s, seat, lowestBit(among), step.n, log);
  else push(s, { k: 'influence', seat, by: step.n, among });
};

function performTroops(s: State, seat: number, deed: 'deploy' | 'retreat', upTo: number): void {
  const most = Math.min(upTo, at(deed === 'deploy' ? s.garrison : s.conflict, seat));
  if (most > 0) push(s, { k: 'troops', seat, deed, most });
}

/** Carries out steps in their order; where one needs a decision the rest waits on the stack. */
export function runNodes(s: State, seat: number, nodes: readonly number[], log: Log): void {
  for (let i = 0; i < nodes.length; i++) {
    if (nodeOf(at(nodes, i)).atOnce) continue;
    if (nodes.length === 1) perform(s, seat, at(nodes, 0), log);
    else push(s, { k: 'run', seat, nodes, at: 0 });
    return;
  }
  for (let i = 0; i < nodes.length; i++) perform(s, seat, at(nodes, i), log);
}

export const runRule: FrameRule<RunFrame> = neverAsks('I5.3', (s, frame, log) => {
  const { seat, nodes, at: next } = frame;
  if (next >= nodes.length) pop(s);
  else {
    if (next === nodes.length - 1) pop(s);
    else become(s, { k: 'run', seat, nodes, at: next + 1 });
    perform(s, seat, at(nodes, next), log);
  }
  return false;
});

/** Carries out one step; most that need a decision put a frame on the stack. */
export function perform(s: State, seat: number, id: number, log: Log): void {
  const node = nodeOf(id);
  const { step } = node;
  switch (step.do) {
    case 'gain':
      gainAll(s, seat, step, log);
      return;
    case 'recruit':
      performRecruit(s, seat, step, node, log);
      return;
    case 'draw':
      draw(s, seat, step.n, log);
      return;
    case 'intrigue':
      drawIntrigue(s, seat, step.n, log);
      return;
    case 'influence':
      gainInfluence(s, seat, FACTIONS.indexOf(step.faction), step.n, log);
      return;
    case 'influenceAny':
      performInfluenceAny(s, seat, step, node, log);
      return;
    case 'trash':
      if (canTrash(s, seat)) push(s, { k: 'trash', seat, must: false });
      return;
    case 'trashSelf':
      if (item(s.played, seat).includes(node.card)) trash(s, seat, node.card, 'play', log);
      return;
    case 'deploy':
    case 'retreat':
      performTroops(s, seat, step.do, step.upTo);
      return;
    case 'pay':
      performPay(s, seat, step, node, log);
      return;
    case 'if':
      performIf(s, seat, step, node, log);
      return;
    case 'choose':
      performChoose(s, seat, step, node, log);
      return;
    default:
      performSpecial(s, seat, step, log);
  }
}
