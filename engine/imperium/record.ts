import { replayRecord } from '../core/record';
import type { GameRecord } from '../core/record';
import { imperiumGame } from './game';
import type { GameOptions } from './state/options';
import type { State } from './state/state';

export type ImperiumRecord = GameRecord<GameOptions>;

/** The state after the record's moves, or after its first `upTo`. Throws ReplayError when it does not replay. */
export function replay(record: ImperiumRecord, upTo?: number): State {
  return replayRecord(imperiumGame, record, upTo);
}
