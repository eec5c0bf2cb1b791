import { join } from 'node:path';
import { replayRecord } from '../../../engine/core/record';
import { arrakisGame, outcome } from '../../../engine/arrakis';
import { goldenFiles, readGolden } from '../support/goldenRecords';
import { violations } from '../arrakis/support/invariants';

const FOLDER = join(__dirname, 'records');
const FILES = goldenFiles(FOLDER);

describe('golden games: finished records replay to the same end', () => {
  it('holds at least twenty games, won by both sides, in all modes', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(20);
    for (const part of ['-atreides-', '-harkonnen-', 'two-greedy', 'two-random', 'mahdi-']) {
      expect(FILES.some((file) => file.includes(part))).toBe(true);
    }
    for (const start of ['three-greedy-', 'three-random-', 'four-greedy-', 'four-random-', 'mahdi-two-'])
      expect(FILES.some((file) => file.startsWith(start))).toBe(true);
  });

  it.each(FILES)('%s', (file) => {
    const record = readGolden(join(FOLDER, file), arrakisGame);
    const end = replayRecord(arrakisGame, record); // throws when a move is refused or the hash differs
    expect(file).toContain(`-${outcome(end)?.winner}-`);
    expect(violations(end)).toEqual([]);
    const middle = replayRecord(arrakisGame, record, Math.floor(record.moves.length / 2));
    expect(violations(middle)).toEqual([]);
  });
});
