import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { outcome, replay, type ImperiumRecord } from '../../../../engine/imperium';
import { violations } from '../support/invariants';

const FOLDER = join(__dirname, 'records');
const FILES = readdirSync(FOLDER);

function read(file: string): ImperiumRecord {
  const stored = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<ImperiumRecord, 'moves'> & {
    moves: string;
  };
  return { ...stored, moves: stored.moves.split(' ') };
}

describe('golden games of Dune: Imperium: finished records replay to the same end', () => {
  it('holds games of every number of players, played by chance and greedily', () => {
    expect(FILES).toHaveLength(16);
  });

  it.each(FILES)('%s', (file) => {
    const record = read(file);
    const end = replay(record); // throws when a move is refused or the hash differs
    expect(outcome(end)).not.toBeNull();
    expect(violations(end)).toEqual([]);
    expect(violations(replay(record, Math.floor(record.moves.length / 2)))).toEqual([]);
  });
});
