import { join } from 'node:path';
import { replayRecord } from '../../../../engine/core/record';
import { imperiumGame, outcome } from '../../../../engine/imperium';
import { goldenFiles, readGolden } from '../../support/goldenRecords';
import { violations } from '../support/invariants';

const FOLDER = join(__dirname, 'records');
const FILES = goldenFiles(FOLDER);

describe('golden games of Dune: Imperium: finished records replay to the same end', () => {
  it('holds games of every number of players, played by chance and greedily', () => {
    expect(FILES).toHaveLength(16);
  });

  it.each(FILES)('%s', (file) => {
    const record = readGolden(join(FOLDER, file), imperiumGame);
    const end = replayRecord(imperiumGame, record); // throws when a move is refused or the hash differs
    expect(outcome(end)).not.toBeNull();
    expect(violations(end)).toEqual([]);
    expect(violations(replayRecord(imperiumGame, record, Math.floor(record.moves.length / 2)))).toEqual([]);
  });
});
