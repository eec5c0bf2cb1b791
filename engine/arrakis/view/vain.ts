import { hashState } from '../../core/hash';
import { pop, top } from '../../core/stack';
import { seedStream } from '../../core/random';
import { spendDie } from '../actions/spend';
import { perform } from '../engine';
import type { Move } from '../moves';
import { cloneState } from '../state/clone';
import { seatPlan } from '../state/seating';
import type { State } from '../state/state';
import { determinize } from './determinize';
import type { Viewer } from './types';

/** Worlds in which a move is tried; one that does something in any of them is not called vain. */
const WORLDS = [1, 2];

/** Worlds that the viewer cannot tell from the real one. What is found in them tells nothing that is hidden. */
function fairWorlds(s: State, viewer: Viewer): State[] {
  const seats = viewer === 'table' ? seatPlan(s.options).map((_, seat) => seat) : [viewer];
  return WORLDS.map((seed) => seats.reduce((world, seat) => determinize(world, seat, seedStream(seed)), s));
}

/** Decisions in which something is begun that may turn out to be impossible. */
function begins(s: State, move: Move): boolean {
  const frame = top(s);
  if (frame?.k === 'die') return move.kind === 'option' || move.kind === 'figure' || move.kind === 'card';
  if (frame?.k === 'choice') return move.kind !== 'done';
  return frame?.k === 'pick' && frame.pick === 'playCard' && move.kind === 'card';
}

/** All of a state but what is given up to begin something: the card, the readiness of a leader, the turn itself. */
function substance(s: State, seat: number): string {
  const hands = s.hands.map((hand, other) => (other === seat ? [] : hand));
  return hashState({ ...s, frames: [], hands, discards: [], leaderSpent: [] });
}

/** The same position with the price paid and nothing begun. */
function forNothing(world: State): { readonly state: State; readonly seat: number } | null {
  const state = cloneState(world);
  const frame = top(state);
  if (frame?.k === 'die') {
    pop(state);
    if (!frame.paid) spendDie(state, frame.seat, frame.result, null);
    return { state, seat: frame.seat };
  }
  if (frame?.k !== 'choice' && frame?.k !== 'pick') return null;
  pop(state);
  // Declining an alternative ends the program around it (R6.5).
  if (frame.k === 'choice') pop(state);
  return { state, seat: frame.seat };
}

function isVainIn(world: State, move: Move): boolean {
  const idle = forNothing(world);
  if (idle === null) return false;
  const copy = cloneState(world);
  const floor = idle.state.frames.length;
  let ended = false;
  perform(copy, move, null, (then) => {
    ended = then.frames.length <= floor;
    return ended ? 'stop' : undefined;
  });
  return ended && substance(copy, idle.seat) === substance(idle.state, idle.seat);
}

/**
 * Which of these moves would come to nothing now (R6.5): they may be made, but the die, the card or the leader's action
 * would be spent on nothing. Only what the viewer may know decides it. A move that leaves something to choose is not vain.
 */
export function vainMoves(s: State, viewer: Viewer, moves: readonly Move[]): ReadonlySet<Move> {
  const tried = moves.filter((move) => begins(s, move));
  if (tried.length === 0) return new Set();
  const worlds = fairWorlds(s, viewer);
  return new Set(tried.filter((move) => worlds.every((world) => isVainIn(world, move))));
}
