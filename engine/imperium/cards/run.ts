import { at } from '../../core/at';
import { become, pop, push } from '../../core/stack';
import type { Log } from '../events';
import type { RunFrame } from '../frames/frame';
import { neverAsks } from '../frames/rule';
import type { FrameRule } from '../frames/rule';
import type { State } from '../state/state';
import { nodeOf } from './nodes';
import { perform } from './perform';

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
