import { replayRecord } from '../core/record';
import type { GameRecord } from '../core/record';
import { arrakisGame } from './game';
import type { GameOptions } from './state/options';
import type { State } from './state/state';

export type ArrakisRecord = GameRecord<GameOptions>;

/** The state after the record's moves, or after its first `upTo`. Throws ReplayError when it does not replay. */
export function replay(record: ArrakisRecord, upTo?: number): State {
  return replayRecord(arrakisGame, record, upTo);
}
