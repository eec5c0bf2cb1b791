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
import { EVENT_FACTS } from './events';
import type { GameEvent } from './events';
import { parseMove, printMove } from './moves';
import type { Move } from './moves';
import { parsePosition, printPosition } from './notation/position';
import { cloneState } from './state/clone';
import { isAutomaton, seatPlan } from './state/seating';
import type { GameOptions } from './state/options';
import { readOptions } from './state/optionsSchema';
import type { State } from './state/state';
import { applyInSteps, newGameInSteps } from './steps';
import type { DecisionView } from './view/decision';
import { determinize } from './view/determinize';
import type { View } from './view/types';
import { view } from './view/view';

/** Raised whenever an old record would no longer replay to the same end. */
export const ENGINE_VERSION = 2;

/** The automaton's cards come from face-down piles: what it plays or discards, everybody sees for the first time (R14.10). */
function revealsSomething(s: State, event: GameEvent): boolean {
  if (event.only !== undefined || EVENT_FACTS[event.type].reveals) return true;
  return (
    (event.type === 'cardPlayed' || event.type === 'cardDiscarded') && isAutomaton(s.options, event.seat)
  );
}

const UNDO: UndoParts<State, GameEvent> = {
  random: (s) => s.random,
  reveals: (before, after, events) =>
    before.targetTactic !== after.targetTactic || // R14.2: a card of the tactics deck has been turned up
    events.some((event) => revealsSomething(after, event)),
  seat: (s) => pending(s)?.seat ?? null,
};

function seats(options: GameOptions): readonly Seat[] {
  return seatPlan(options).map(({ side }, seat) => ({
    name: options.names[seat] ?? '',
    team: side,
    automaton: isAutomaton(options, seat),
  }));
}

/** War for Arrakis behind the contract that every game keeps. */
export const arrakisGame: GameModule<GameOptions, State, Move, GameEvent, View<DecisionView>> = {
  id: 'arrakis',
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
  parsePosition: (text, options) =>
    options === undefined ? parsePosition(text) : { ...parsePosition(text), options },
  hash: hashState,
  examine(s) {
    view(s, 'table');
    if (outcome(s) !== null) return;
    if (pending(s) === null || legalMoves(s).length === 0) throw new Error('nobody can move');
  },
};
