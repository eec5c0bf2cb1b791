import { IllegalMove } from './illegalMove';
import type { Refusal } from './illegalMove';
import { isInterruptible } from './rule';
import type { EventLog, FrameRule, Interjections, Question } from './rule';
import { push, top } from './stack';
import type { AnyFrame, Framed } from './stack';

/** What a game tells the loop about itself. */
export interface LoopParts<S extends Framed<F>, F extends AnyFrame, M, E, Q extends Question> {
  ruleOf(frame: F): FrameRule<S, F, M, E, Q>;
  isOver(s: S): boolean;
  /** The one shared object for a move; null if there is no such move. Lists of legal moves hold shared objects only. */
  canonical(move: M): M | null;
  readonly interjections: Interjections<S, M, E> | null;
  /** Whether an automaton sits at the table at all: asked at every rest, so it must be cheap. */
  hasAutomaton(s: S): boolean;
  /** The frame in which the automaton answers for a seat; null where a person decides. */
  automaton(s: S, seat: number): F | null;
  /** Said of any move once the game is over, and of what is no move at all. */
  readonly overRefusal: Refusal;
  readonly unknownRefusal: Refusal;
}

/** Told after each part of what a move sets going, with the state as it is then. It may let the game rest there. */
export type Watch<S> = (s: S) => 'stop' | undefined;

export interface Loop<S, M, E, P> {
  /** Runs the game on until someone must decide, or it is over. */
  settle(s: S, log: EventLog<E>, watch?: Watch<S>): void;
  pending(s: S): P | null;
  /** Every legal move, in canonical order; empty when the game is over. */
  legalMoves(s: S): M[];
  /** Why a move is not legal now; null if it is. */
  explain(s: S, move: M): Refusal | null;
  /** Plays a move in place, if it is legal; throws IllegalMove and changes nothing otherwise. */
  perform(s: S, move: M, log: EventLog<E>, watch?: Watch<S>): void;
  /**
   * Plays a move taken from `legalMoves` of this very state, without looking for it there again and without telling
   * what happened: for those who have just made the list, such as a search or a simulation.
   */
  playListed(s: S, move: M): void;
}

/** The same loop runs every game: a stack of frames, one rule for each kind, one list of legal moves. */
export function createLoop<S extends Framed<F>, F extends AnyFrame, M, E, Q extends Question>(
  parts: LoopParts<S, F, M, E, Q>,
): Loop<S, M, E, Q & { readonly kind: F['k'] }> {
  const { ruleOf, isOver, canonical, interjections, hasAutomaton, automaton } = parts;

  function settle(s: S, log: EventLog<E>, watch?: Watch<S>): void {
    for (;;) {
      if (isOver(s)) {
        s.frames.length = 0;
        return;
      }
      const frame = top(s);
      if (frame === undefined) return;
      const rule = ruleOf(frame);
      const waits = rule.settle(s, frame, log);
      if (watch !== undefined && watch(s) === 'stop') return;
      if (!waits) continue;
      const now = top(s);
      if (now === undefined || !hasAutomaton(s)) return;
      const answer = automaton(s, rule.ask(s, now).seat);
      if (answer === null) return;
      push(s, answer);
    }
  }

  function pending(s: S): (Q & { readonly kind: F['k'] }) | null {
    const frame = top(s);
    return frame === undefined ? null : { kind: frame.k, ...ruleOf(frame).ask(s, frame) };
  }

  function legalMoves(s: S): M[] {
    const moves: M[] = [];
    const frame = top(s);
    if (frame === undefined) return moves;
    const rule = ruleOf(frame);
    rule.moves(s, frame, moves);
    if (interjections !== null && isInterruptible(rule, s)) {
      interjections.moves(s, rule.ask(s, frame).seat, moves);
    }
    return moves;
  }

  function explain(s: S, move: M): Refusal | null {
    const frame = top(s);
    if (frame === undefined) return parts.overRefusal;
    const known = canonical(move);
    if (known === null) return parts.unknownRefusal;
    if (legalMoves(s).includes(known)) return null;
    const rule = ruleOf(frame);
    const question = rule.ask(s, frame);
    const given =
      interjections !== null && interjections.includes(known)
        ? interjections.explain(s, question.seat, known)
        : rule.explain?.(s, frame, known);
    return given ?? { clause: question.clause, reason: parts.unknownRefusal.reason };
  }

  function carryOut(s: S, frame: F, move: M, log: EventLog<E>, watch?: Watch<S>): void {
    const rule = ruleOf(frame);
    if (interjections !== null && interjections.includes(move)) {
      interjections.start(s, rule.ask(s, frame).seat, move, log);
    } else rule.choose(s, frame, move, log);
    settle(s, log, watch);
  }

  function perform(s: S, move: M, log: EventLog<E>, watch?: Watch<S>): void {
    const frame = top(s);
    const known = canonical(move);
    if (frame === undefined || known === null || !legalMoves(s).includes(known)) {
      throw new IllegalMove(explain(s, move) ?? parts.unknownRefusal);
    }
    carryOut(s, frame, known, log, watch);
  }

  function playListed(s: S, move: M): void {
    const frame = top(s);
    if (frame !== undefined) carryOut(s, frame, move, null);
  }

  return { settle, pending, legalMoves, explain, perform, playListed };
}
