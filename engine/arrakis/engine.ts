import { IllegalMove } from '../core/illegalMove';
import type { Refusal } from '../core/illegalMove';
import { canonicalJson, hashText } from '../core/hash';
import type { Json } from '../core/hash';
import { item } from '../core/at';
import { explainFree, freeMoves, startFreeAction } from './actions/freeActions';
import type { GameEvent, Log } from './events';
import type { Frame, FrameKind } from './frames/frame';
import type { Question } from './frames/rule';
import { ruleOf } from './frames/rules';
import { push, top } from './frames/stack';
import { canonicalMove } from './moves';
import type { Move } from './moves';
import { SIDES } from './names';
import type { Side } from './names';
import { refuse } from './refusals';
import { setUp } from './setup';
import { cloneState } from './state/clone';
import { isAutomaton, isSolo } from './state/options';
import type { GameOptions } from './state/options';
import type { State } from './state/state';

/** The decision that the game waits for. */
export interface Pending extends Question {
  readonly kind: FrameKind;
}

export interface Outcome {
  readonly winner: Side;
  readonly round: number;
}

export function newGame(options: GameOptions): State {
  const s = setUp(options);
  settle(s, null);
  return s;
}

/** Told after each part of what a move sets going, with the state as it is then. It may let the game rest there. */
export type Watch = (s: State) => 'stop' | undefined;

/** Runs the game on until someone must decide, or it is over. */
export function settle(s: State, log: Log, watch?: Watch): void {
  for (;;) {
    if (s.winner >= 0) {
      s.frames.length = 0;
      return;
    }
    const frame = top(s);
    if (frame === undefined) return;
    const rule = ruleOf(frame);
    const waits = rule.settle(s, frame, log);
    if (watch?.(s) === 'stop') return;
    if (!waits) continue;
    const now = top(s);
    if (now === undefined || !isSolo(s.options) || !isAutomaton(s.options, rule.ask(s, now).seat)) return;
    push(s, { k: 'mahdi', task: { t: 'answer' }, picks: [] });
  }
}

export function pending(s: State): Pending | null {
  const frame = top(s);
  return frame === undefined ? null : { kind: frame.k, ...ruleOf(frame).ask(s, frame) };
}

/** Every legal move, in canonical order; empty when the game is over. */
export function legalMoves(s: State): Move[] {
  const moves: Move[] = [];
  const frame = top(s);
  if (frame === undefined) return moves;
  const rule = ruleOf(frame);
  rule.moves(s, frame, moves);
  if (rule.free === true) freeMoves(s, rule.ask(s, frame).seat, moves);
  return moves;
}

/** Why a move is not legal now; null if it is. */
export function explain(s: State, move: Move): Refusal | null {
  const frame = top(s);
  if (frame === undefined) return refuse('R1.2', 'gameOver');
  const known = canonicalMove(move);
  if (known === null) return refuse('R6.5', 'notNow');
  if (legalMoves(s).includes(known)) return null;
  const rule = ruleOf(frame);
  const question = rule.ask(s, frame);
  if (known.kind === 'free') return explainFree(s, question.seat, known);
  return rule.explain?.(s, frame, known) ?? refuse(question.clause, 'notNow');
}

/** Plays a move in place, if it is legal. */
export function perform(s: State, move: Move, log: Log, watch?: Watch): void {
  const frame = top(s);
  const known = canonicalMove(move);
  if (frame === undefined || known === null || !legalMoves(s).includes(known)) {
    throw new IllegalMove(explain(s, move) ?? refuse('R6.5', 'notNow'));
  }
  carryOut(s, frame, known, log, watch);
}

function carryOut(s: State, frame: Frame, move: Move, log: Log, watch?: Watch): void {
  const rule = ruleOf(frame);
  if (move.kind === 'free') startFreeAction(s, rule.ask(s, frame).seat, move, log);
  else rule.choose(s, frame, move, log);
  settle(s, log, watch);
}

/**
 * Plays a move taken from `legalMoves` of this very state, without looking for it there again and without telling what
 * happened: for those who have just made the list, such as a search or a simulation.
 */
export function playListed(s: State, move: Move): void {
  const frame = top(s);
  if (frame !== undefined) carryOut(s, frame, move, null);
}

/** Plays a move in place: for search, fuzzing and replay. Nothing is changed when the move is refused. */
export function play(s: State, move: Move): GameEvent[] {
  const events: GameEvent[] = [];
  perform(s, move, events);
  return events;
}

/** The same without telling what happened. */
export function playSilently(s: State, move: Move): void {
  perform(s, move, null);
}

/** Plays a move on a copy. */
export function apply(
  s: State,
  move: Move,
): { readonly state: State; readonly events: readonly GameEvent[] } {
  const state = cloneState(s);
  const events = play(state, move);
  return { state, events };
}

export function outcome(s: State): Outcome | null {
  return s.winner < 0 ? null : { winner: item(SIDES, s.winner), round: s.round };
}

export function hashState(s: State): string {
  return hashText(canonicalJson(s as unknown as Json));
}
