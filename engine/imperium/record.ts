import { makeRecord, replayRecord } from '../core/record';
import type { GameRecord, Replayable } from '../core/record';
import { hashState, newGame, playSilently } from './engine';
import { parseMove, printMove } from './moves';
import type { Move } from './moves';
import type { GameOptions } from './state/options';
import type { State } from './state/state';

/** Raised whenever an old record would no longer replay to the same end. */
export const ENGINE_VERSION = 1;

const IMPERIUM: Replayable<GameOptions, State, Move> = {
  game: 'imperium',
  version: ENGINE_VERSION,
  newGame,
  play: playSilently,
  hash: hashState,
  printMove,
  parseMove(text) {
    const move = parseMove(text);
    if (move === null) throw new Error('no such move');
    return move;
  },
};

export type ImperiumRecord = GameRecord<GameOptions>;

export function toRecord(options: GameOptions, moves: readonly Move[], state: State): ImperiumRecord {
  return makeRecord(IMPERIUM, options, moves, state);
}

/** The state after the record's moves, or after its first `upTo`. Throws ReplayError when it does not replay. */
export function replay(record: ImperiumRecord, upTo?: number): State {
  return replayRecord(IMPERIUM, record, upTo);
}
