import fc from 'fast-check';
import { AREA_FACTS } from '../../../../engine/arrakis';
import type { AreaFact } from '../../../../engine/arrakis';
import { sandrideEnds, sandrideReach } from '../../../../engine/arrakis/board/sandriding';
import { position } from '../support/position';

const FACTS: readonly AreaFact[] = AREA_FACTS;
const DESERTS = FACTS.filter((fact) => fact.terrain === 'desert').map((fact) => fact.id);

interface Scene {
  readonly start: string;
  readonly wormsigns: ReadonlySet<string>;
  readonly worms: ReadonlySet<string>;
  readonly enemies: ReadonlySet<string>;
}

const isNeighbour = (a: string, b: string) =>
  FACTS.find((fact) => fact.id === a)?.adjacent.includes(b) ?? false;

/** By the words of R7.3: chains are grown area by area until nothing can be added. */
function chainOf(scene: Scene): Set<string> {
  const rideable = DESERTS.filter(
    (id) => (scene.wormsigns.has(id) || scene.worms.has(id)) && !scene.enemies.has(id),
  );
  const chain = new Set<string>();
  for (let grown = true; grown;) {
    grown = false;
    for (const id of rideable) {
      if (chain.has(id)) continue;
      if (isNeighbour(scene.start, id) || [...chain].some((link) => isNeighbour(link, id))) {
        chain.add(id);
        grown = true;
      }
    }
  }
  return chain;
}

function endsByTheBook(scene: Scene): string[] {
  const chain = chainOf(scene);
  return FACTS.map((fact) => fact.id).filter((id) => {
    if (id === scene.start || scene.worms.has(id) || scene.enemies.has(id)) return false;
    return chain.has(id) || [...chain].some((link) => isNeighbour(link, id));
  });
}

function enemiesByTheBook(scene: Scene): string[] {
  const chain = chainOf(scene);
  return [...scene.enemies].filter(
    (id) => !scene.worms.has(id) && [...chain].some((link) => isNeighbour(link, id)),
  );
}

const scenes = fc
  .record({
    start: fc.constantFrom(...FACTS.map((fact) => fact.id)),
    wormsigns: fc.uniqueArray(fc.constantFrom(...DESERTS), { maxLength: 16 }),
    worms: fc.uniqueArray(fc.constantFrom(...DESERTS), { maxLength: 4 }),
    enemies: fc.uniqueArray(fc.constantFrom(...FACTS.map((fact) => fact.id)), { maxLength: 12 }),
  })
  .map(({ start, wormsigns, worms, enemies }) => ({
    start,
    wormsigns: new Set(wormsigns),
    worms: new Set(worms.filter((id) => id !== start)),
    enemies: new Set(enemies.filter((id) => id !== start && !worms.includes(id))),
  }));

function stateOf(scene: Scene) {
  const ids = new Set([scene.start, ...scene.wormsigns, ...scene.worms, ...scene.enemies]);
  const lines = [...ids].map((id) => {
    const words = [scene.start === id ? 'A 1r' : '', scene.enemies.has(id) ? 'H 1r' : ''];
    words.push(scene.wormsigns.has(id) ? 'wormsign' : '', scene.worms.has(id) ? 'sandworm' : '');
    return `${id}: ${words.join(' ')}`;
  });
  return position(lines.join('\n'));
}

const ids = (areas: readonly number[]) => areas.map((area) => FACTS[area]?.id ?? '').sort();
const indexOf = (id: string) => FACTS.findIndex((fact) => fact.id === id);

describe('R7.3 chains anywhere on the board', () => {
  it('end exactly where the rule says', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(ids(sandrideEnds(stateOf(scene), indexOf(scene.start)))).toEqual(endsByTheBook(scene).sort());
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('reach exactly the enemies that the rule says', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const reached = ids(sandrideReach(stateOf(scene), indexOf(scene.start)));
        const enemies = reached.filter((id) => scene.enemies.has(id));
        expect(enemies).toEqual(enemiesByTheBook(scene).sort());
      }),
      { numRuns: 400, seed: 8 },
    );
  });
});
