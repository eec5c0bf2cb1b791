import { at } from '../../core/at';
import { isAtOnce, isAvailable } from '../cards/available';
import { holds } from '../cards/conditions';
import { nodeOf } from '../cards/nodes';
import type { Node } from '../cards/nodes';
import { perform } from '../cards/perform';
import type { Log } from '../events';
import { moveOf } from '../moves';
import type { Move } from '../moves';
import { refuse } from '../refusals';
import type { Refusal } from '../../core/illegalMove';
import { deploy } from '../state/deploy';
import type { State } from '../state/state';

/** Effects of a turn wait in `todo`; these are the parts that Agent and Reveal turns share. */

function isDue(s: State, seat: number, node: Node): boolean {
  if (!isAtOnce(s, seat, node)) return false;
  const { step } = node;
  // What hangs on a condition waits until it is true or the player wants it as it is (I5.3, I15.7).
  return step.do !== 'if' || holds(s, seat, step.cond, node.card);
}

/** Gains are taken at once: nobody would wait with them. Returns whether anything was done. */
export function resolveAtOnce(s: State, seat: number, log: Log): boolean {
  let done = false;
  for (let i = 0; i < s.todo.length;) {
    const node = nodeOf(at(s.todo, i));
    if (!isDue(s, seat, node)) {
      i++;
      continue;
    }
    removeAt(s.todo, i);
    perform(s, seat, node.id, log);
    done = true;
  }
  return done;
}

function removeAt(list: number[], place: number): void {
  for (let i = place; i < list.length - 1; i++) list[i] = at(list, i + 1);
  list.pop();
}

/** Effects that can be resolved now, each kind once. */
export function effectMoves(s: State, seat: number, out: Move[]): void {
  for (let i = 0; i < s.todo.length; i++) {
    const id = at(s.todo, i);
    if (s.todo.indexOf(id) === i && isAvailable(s, seat, nodeOf(id))) out.push(moveOf('effect', id));
  }
}

/** Is something left that must be done before the turn ends (I5.4)? */
export function mustResolve(s: State, seat: number): boolean {
  for (let i = 0; i < s.todo.length; i++) {
    const node = nodeOf(at(s.todo, i));
    if (!node.optional && isAvailable(s, seat, node)) return true;
  }
  return false;
}

export function isAnyAvailable(s: State, seat: number): boolean {
  for (let i = 0; i < s.todo.length; i++) if (isAvailable(s, seat, nodeOf(at(s.todo, i)))) return true;
  return false;
}

export function resolveEffect(s: State, seat: number, id: number, log: Log): void {
  removeAt(s.todo, s.todo.indexOf(id));
  log?.push({ type: 'effect', seat, step: nodeOf(id).word });
  perform(s, seat, id, log);
}

/** The one thing that has to be done, where nothing else could be; -1 otherwise. */
export function onlyEffect(s: State, seat: number): number {
  let only = -1;
  for (let i = 0; i < s.todo.length; i++) {
    const id = at(s.todo, i);
    const node = nodeOf(id);
    if (!isAvailable(s, seat, node)) continue;
    if (only >= 0 || node.optional) return -1;
    only = id;
  }
  return only;
}

/** I5.5: how many troops may still go from the garrison to the Conflict. */
export function deployLimit(s: State, seat: number): number {
  return Math.min(s.deployable, at(s.garrison, seat));
}

export function deployMoves(s: State, seat: number, out: Move[]): void {
  const most = deployLimit(s, seat);
  for (let n = 1; n <= most; n++) out.push(moveOf('deploy', n));
}

export function deployNow(s: State, seat: number, count: number, log: Log): void {
  s.deployable -= count;
  deploy(s, seat, count, log);
}

export function whyNotHub(s: State, seat: number, move: Move): Refusal | null {
  if (move.kind === 'done' && mustResolve(s, seat)) return refuse('I5.4', 'mustResolve');
  if (move.kind === 'deploy') return refuse('I5.5', 'tooMany');
  return move.kind === 'effect' ? refuse('I5.3', 'notResolvable') : null;
}

/** Everything that lasts for one turn alone. */
export function resetTurn(s: State, seat: number): void {
  s.turnSeat = seat;
  s.begun = 0;
  s.todo.length = 0;
  s.turnCard = -1;
  s.turnSpace = -1;
  s.recruited = 0;
  s.deployed = 0;
  s.deployable = 0;
  s.persuasion = 0;
  s.revealing = -1;
  s.factionIcons = 0;
  s.infiltrate = 0;
  s.discount = 0;
  s.toTop = 0;
  s.melange = 0;
}
