import { join } from 'node:path';
import { replayRecord } from '../../../../engine/core/record';
import {
  DIFFICULTIES,
  imperiumGame,
  legalMoves,
  outcome,
  parseMove,
  play,
  type GameEvent,
  type GameOptions,
} from '../../../../engine/imperium';
import type { GameRecord } from '../../../../engine/core/record';
import { goldenFiles, readGolden } from '../../support/goldenRecords';
import { watchInvariants } from '../support/invariants';

const FOLDER = join(__dirname, 'records');
const FILES = goldenFiles(FOLDER);
const RECORDS = FILES.map((file) => readGolden(join(FOLDER, file), imperiumGame));

/** Plays a record move by move; throws at the first rule of conservation that is broken. */
function watched(record: GameRecord<GameOptions>): void {
  const state = imperiumGame.newGame(record.options);
  const watch = watchInvariants();
  let events: readonly GameEvent[] = [];
  record.moves.forEach((text, n) => {
    watch(state, legalMoves(state), n, events);
    const move = parseMove(text);
    if (move === null) throw new Error(`no such move: ${text}`);
    events = play(state, move);
  });
  watch(state, [], record.moves.length, events);
}

describe('golden games of Dune: Imperium: finished records replay to the same end', () => {
  it('holds games of every number of players and every difficulty, played by chance and greedily', () => {
    for (const players of [1, 2, 3, 4]) {
      expect(FILES.some((file) => file.startsWith(`${players}-greedy`))).toBe(true);
      expect(FILES.some((file) => file.startsWith(`${players}-random`))).toBe(true);
    }
    const played = new Set(RECORDS.map((record) => record.options.difficulty));
    for (const difficulty of DIFFICULTIES) expect(played).toContain(difficulty);
    expect(RECORDS.some((record) => record.options.leaders?.includes('ask') === true)).toBe(true);
  });

  it.each(FILES.map((file, n) => [file, n] as const))('%s', (_file, n) => {
    const record = RECORDS[n];
    if (record === undefined) throw new Error('no record');
    const end = replayRecord(imperiumGame, record); // throws when a move is refused or the hash differs
    expect(outcome(end)).not.toBeNull();
    watched(record);
  });
});
