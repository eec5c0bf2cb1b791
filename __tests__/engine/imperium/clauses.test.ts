import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SPACES } from '../../../engine/imperium';

/** Clauses of each section that the engine plays, as `engine/imperium/README.md` counts them. */
const COUNTS = { 2: 10, 3: 5, 4: 6, 5: 9, 6: 8, 7: 6, 8: 6, 10: 5, 12: 11, 13: 9, 15: 10 };
const CLAUSES = Object.entries(COUNTS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, n) => `I${section}.${n + 1}`),
);

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** Clauses that the code of a test names; what stands in a comment does not count. */
function citedIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return code.match(/\bI\d+\.\d+\b/g) ?? [];
}

describe('every clause of the rules has a test', () => {
  const cited = new Set(testFiles(__dirname).flatMap((path) => citedIn(readFileSync(path, 'utf8'))));

  it('that names it', () => {
    expect(CLAUSES.filter((clause) => !cited.has(clause))).toEqual([]);
  });

  it('and every space of section 9 has its own', () => {
    const spec = readFileSync(join(__dirname, 'cards', 'spaces.test.ts'), 'utf8');
    expect(SPACES).toHaveLength(22);
    expect(SPACES.filter(({ id }) => !new RegExp(`^  '?${id}'?: \\(\\) =>`, 'm').test(spec))).toEqual([]);
  });
});
