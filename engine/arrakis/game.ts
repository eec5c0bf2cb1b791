import { createGame } from '../core/createGame';
import type { GameModule, Seat } from '../core/game';
import { loop, outcome, playing } from './engine';
import { EVENT_FACTS } from './events';
import type { GameEvent } from './events';
import { parseMove, printMove } from './moves';
import type { Move } from './moves';
import { examine } from './notation/examine';
import { parsePosition, printPosition } from './notation/position';
import { cloneState } from './state/clone';
import { isAutomaton, seatPlan } from './state/seating';
import type { GameOptions } from './state/options';
import { readOptions } from './state/optionsSchema';
import type { State } from './state/state';
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

function seats(options: GameOptions): readonly Seat[] {
  return seatPlan(options).map(({ side }, seat) => ({
    name: options.names[seat] ?? '',
    team: side,
    automaton: isAutomaton(options, seat),
  }));
}

/** War for Arrakis behind the contract that every game keeps. */
export const arrakisGame: GameModule<GameOptions, State, Move, GameEvent, View<DecisionView>> = createGame({
  id: 'arrakis',
  version: ENGINE_VERSION,
  loop,
  playing,
  readOptions,
  seats,
  clone: cloneState,
  view,
  outcome,
  reveals: (before, after, events) =>
    before.targetTactic !== after.targetTactic || // R14.2: a card of the tactics deck has been turned up
    events.some((event) => revealsSomething(after, event)),
  determinize,
  printMove,
  parseMove,
  printPosition,
  parsePosition,
  examine,
});
