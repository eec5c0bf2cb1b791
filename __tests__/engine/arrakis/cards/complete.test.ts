import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEADER_FACTS, PLANNING_CARDS } from '../../../../engine/arrakis';

function specsIn(folder: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function describes(specs: string, name: string): boolean {
  return specs.includes(`describe('${name}'`) || specs.includes(`describe("${name}"`);
}

describe('specs', () => {
  it.each(['atreides', 'fremen', 'harkonnen', 'corrino'] as const)(
    'every planning card of %s has its own',
    (house) => {
      const specs = specsIn(join(__dirname, house));
      const names = PLANNING_CARDS.filter((card) => card.house === house).map((card) => card.name);
      expect(names.filter((name) => !describes(specs, name))).toEqual([]);
    },
  );

  it('every named leader and the Wild Maker have their own', () => {
    const specs = specsIn(join(__dirname, '..', 'leaders'));
    const names = [...LEADER_FACTS.map((leader) => leader.name), 'Wild Maker'];
    expect(names.filter((name) => !describes(specs, name))).toEqual([]);
  });
});
