import { bitsOf } from '../core/bits';
import type { AnyOutcome } from '../core/game';
import { createLoop } from '../core/loop';
import { createPlay } from '../core/play';
import type { GameEvent } from './events';
import type { Frame, FrameKind } from './frames/frame';
import type { Question } from './frames/rule';
import { ruleOf } from './frames/rules';
import { canonicalMove } from './moves';
import type { Move } from './moves';
import { refuse } from './refusals';
import { setUp } from './setup';
import { cloneState } from './state/clone';
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

export const loop = createLoop<State, Frame, Move, GameEvent, Question>({
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

export const { settle, pending, legalMoves, explain } = loop;

export const playing = createPlay<GameOptions, State, Move, GameEvent>(loop, { setUp, clone: cloneState });
export const { newGame, play } = playing;

export function outcome(s: State): Outcome | null {
  if (s.winners === 0) return null;
  return { winners: bitsOf(s.winners), round: s.round, points: s.vp.slice() };
}
