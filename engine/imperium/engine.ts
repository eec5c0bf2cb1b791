import { bitsOf } from '../core/bits';
import type { AnyOutcome } from '../core/game';
import { canonicalJson, hashText } from '../core/hash';
import type { Json } from '../core/hash';
import { createLoop } from '../core/loop';
import type { GameEvent } from './events';
import type { Frame, FrameKind } from './frames/frame';
import type { Question } from './frames/rule';
import { ruleOf } from './frames/rules';
import { canonicalMove } from './moves';
import type { Move } from './moves';
import { refuse } from './refusals';
import { setUp } from './setup';
import type { GameOptions } from './state/options';
import type { State } from './state/state';
import { plotMoves, startPlot, whyNotPlot } from './turns/plots';

/** The decision that the game waits for. */
export interface Pending extends Question {
  readonly kind: FrameKind;
}

export interface Outcome extends AnyOutcome {
  /** Victory points by seat. */
  readonly points: readonly number[];
}

const loop = createLoop<State, Frame, Move, GameEvent, Question>({
  ruleOf,
  isOver: (s) => s.winners !== 0,
  canonical: canonicalMove,
  // I4.6: Plot Intrigue at any moment of one's own turn
  interjections: {
    includes: (move) => move.kind === 'plot',
    moves: plotMoves,
    start: startPlot,
    explain: whyNotPlot,
  },
  // House Hagal and the Rivals act in frames of their own, which never wait (I12).
  hasAutomaton: () => false,
  automaton: () => null,
  overRefusal: refuse('I3.2', 'gameOver'),
  unknownRefusal: refuse('I4.2', 'notNow'),
});

export const { settle, pending, legalMoves, explain, perform, playListed } = loop;

export function newGame(options: GameOptions): State {
  const s = setUp(options);
  settle(s, null);
  return s;
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

export function outcome(s: State): Outcome | null {
  if (s.winners === 0) return null;
  return { winners: bitsOf(s.winners), round: s.round, points: s.vp.slice() };
}

export function hashState(s: State): string {
  return hashText(canonicalJson(s as unknown as Json));
}
