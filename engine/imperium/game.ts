import { createGame } from '../core/createGame';
import type { GameModule, Seat } from '../core/game';
import { loop, outcome, playing } from './engine';
import { EVENT_FACTS } from './eventFacts';
import type { GameEvent } from './events';
import { parseMove, printMove } from './moves';
import type { Move } from './moves';
import { examine } from './notation/examine';
import { parsePosition, printPosition } from './notation/position';
import { cloneState } from './state/clone';
import { isPerson, seatCount } from './state/options';
import type { GameOptions } from './state/options';
import { readOptions } from './state/optionsSchema';
import type { State } from './state/state';
import { determinize } from './view/determinize';
import type { View } from './view/types';
import { view } from './view/view';

/** Raised whenever an old record would no longer replay to the same end. */
export const ENGINE_VERSION = 1;

function seats(options: GameOptions): readonly Seat[] {
  return Array.from({ length: seatCount(options) }, (_, seat) => ({
    name: options.names[seat] ?? '',
    team: seat,
    automaton: !isPerson(options, seat),
  }));
}

/** Dune: Imperium behind the contract that every game keeps. */
export const imperiumGame: GameModule<GameOptions, State, Move, GameEvent, View> = createGame({
  id: 'imperium',
  version: ENGINE_VERSION,
  loop,
  playing,
  readOptions,
  seats,
  clone: cloneState,
  view,
  outcome,
  reveals: (_before, _after, events) =>
    events.some((event) => event.only !== undefined || EVENT_FACTS[event.type].reveals),
  determinize,
  printMove,
  parseMove,
  printPosition,
  parsePosition,
  examine,
});
