import { makeRecord, replayRecord } from '../core/record';
import type { GameRecord } from '../core/record';
import { arrakisGame } from './game';
import type { Move } from './moves';
import type { GameOptions } from './state/options';
import type { State } from './state/state';

export type ArrakisRecord = GameRecord<GameOptions>;

export function toRecord(options: GameOptions, moves: readonly Move[], state: State): ArrakisRecord {
  return makeRecord(arrakisGame, options, moves, state);
}

/** The state after the record's moves, or after its first `upTo`. Throws ReplayError when it does not replay. */
export function replay(record: ArrakisRecord, upTo?: number): State {
  return replayRecord(arrakisGame, record, upTo);
}
