import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { outcome, replay } from '../../../engine/arrakis';
import type { ArrakisRecord } from '../../../engine/arrakis';
import { violations } from '../arrakis/support/invariants';

const FOLDER = join(__dirname, 'records');
const FILES = readdirSync(FOLDER);

function read(file: string): ArrakisRecord {
  const stored = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<ArrakisRecord, 'moves'> & { moves: string };
  return { ...stored, moves: stored.moves.split(' ') };
}

describe('golden games: finished records replay to the same end', () => {
  it('holds at least twenty games, won by both sides, in both modes', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(20);
    for (const part of ['-atreides-', '-harkonnen-', 'two-greedy', 'two-random', 'mahdi-']) {
      expect(FILES.some((file) => file.includes(part))).toBe(true);
    }
  });

  it.each(FILES)('%s', (file) => {
    const record = read(file);
    const end = replay(record); // throws when a move is refused or the hash differs
    expect(file).toContain(`-${outcome(end)?.winner}-`);
    expect(violations(end)).toEqual([]);
    const middle = replay(record, Math.floor(record.moves.length / 2));
    expect(violations(middle)).toEqual([]);
  });
});
