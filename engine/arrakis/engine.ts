import { item } from '../core/at';
import { createLoop } from '../core/loop';
import { createPlay } from '../core/play';
import type { PlayedStep as AnyPlayedStep } from '../core/steps';
import type { AnyOutcome } from '../core/game';
import { explainFree, freeMoves, startFreeAction } from './actions/freeActions';
import type { GameEvent } from './events';
import type { FrameKind, Frame } from './frames/frame';
import type { Question } from './frames/rule';
import { ruleOf } from './frames/rules';
import { canonicalMove } from './moves';
import type { Move } from './moves';
import { SIDES } from './names';
import type { Side } from './names';
import { refuse } from './refusals';
import { setUp } from './setup';
import { cloneState } from './state/clone';
import { isSolo } from './state/options';
import { isAutomaton, seatsOf } from './state/seating';
import type { GameOptions } from './state/options';
import type { State } from './state/state';

/** The decision that the game waits for. */
export interface Pending extends Question {
  readonly kind: FrameKind;
}

export interface Outcome extends AnyOutcome {
  readonly winner: Side;
}

export type PlayedStep = AnyPlayedStep<State, GameEvent>;

export const loop = createLoop<State, Frame, Move, GameEvent, Question>({
  ruleOf,
  isOver: (s) => s.winner >= 0,
  canonical: canonicalMove,
  // R6.8a
  interjections: {
    includes: (move) => move.kind === 'free',
    moves: freeMoves,
    start: startFreeAction,
    explain: explainFree,
  },
  hasAutomaton: (s) => isSolo(s.options),
  // R14
  automaton: (s, seat) =>
    isAutomaton(s.options, seat) ? { k: 'mahdi', task: { t: 'answer' }, picks: [] } : null,
  overRefusal: refuse('R1.2', 'gameOver'),
  unknownRefusal: refuse('R6.5', 'notNow'),
});

export const { settle, pending, legalMoves, explain, perform, playListed } = loop;

export const playing = createPlay<GameOptions, State, Move, GameEvent>(loop, { setUp, clone: cloneState });
export const { newGame, newGameInSteps, play, playSilently, apply, playInSteps, inSteps } = playing;

export function outcome(s: State): Outcome | null {
  if (s.winner < 0) return null;
  return { winner: item(SIDES, s.winner), winners: seatsOf(s.options, s.winner), round: s.round };
}
