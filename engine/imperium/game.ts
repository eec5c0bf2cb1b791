import type { GameModule, Seat } from '../core/game';
import { undoBarrierBetween } from '../core/undo';
import type { UndoParts } from '../core/undo';
import {
  explain,
  hashState,
  legalMoves,
  newGame,
  outcome,
  pending,
  play,
  playListed,
  playSilently,
} from './engine';
import { EVENT_FACTS } from './eventFacts';
import type { GameEvent } from './events';
import { parseMove, printMove } from './moves';
import type { Move } from './moves';
import { parsePosition, printPosition } from './notation/position';
import { cloneState } from './state/clone';
import { isPerson, seatCount } from './state/options';
import type { GameOptions } from './state/options';
import { readOptions } from './state/optionsSchema';
import type { State } from './state/state';
import { applyInSteps, newGameInSteps } from './steps';
import { determinize } from './view/determinize';
import type { View } from './view/types';
import { view } from './view/view';

/** Raised whenever an old record would no longer replay to the same end. */
export const ENGINE_VERSION = 1;

const UNDO: UndoParts<State, GameEvent> = {
  random: (s) => s.random,
  reveals: (_before, _after, events) =>
    events.some((event) => event.only !== undefined || EVENT_FACTS[event.type].reveals),
  seat: (s) => pending(s)?.seat ?? null,
};

function seats(options: GameOptions): readonly Seat[] {
  return Array.from({ length: seatCount(options) }, (_, seat) => ({
    name: options.names[seat] ?? '',
    team: seat,
    automaton: !isPerson(options, seat),
  }));
}

/** Dune: Imperium behind the contract that every game keeps. */
export const imperiumGame: GameModule<GameOptions, State, Move, GameEvent, View> = {
  id: 'imperium',
  version: ENGINE_VERSION,
  readOptions,
  seats,
  options: (s) => s.options,
  round: (s) => s.round,
  newGame,
  newGameInSteps,
  clone: cloneState,
  pending,
  legalMoves,
  explain,
  play,
  playSilently,
  playListed,
  playInSteps: applyInSteps,
  view,
  outcome,
  undoBarrier: (before, after, events) => undoBarrierBetween(UNDO, before, after, events),
  determinize,
  printMove,
  parseMove,
  printPosition,
  parsePosition,
  hash: hashState,
  examine(s) {
    view(s, 'table');
    if (outcome(s) !== null) return;
    if (pending(s) === null || legalMoves(s).length === 0) throw new Error('nobody can move');
  },
};
