import { imperium } from '../../../engine';
import { costItems, itemsOf, type Item } from './items';

const FACTS: ReadonlyMap<string, imperium.SpaceFact> = new Map(
  imperium.SPACES.map((space) => [space.id, space]),
);

export function spaceFact(id: string): imperium.SpaceFact {
  const fact = FACTS.get(id);
  if (!fact) throw new Error(`no such space: ${id}`);
  return fact;
}

export interface SpaceItems {
  readonly cost: readonly Item[];
  readonly reward: readonly Item[];
}

/** What a space costs and gives; a price that belongs to its effect stands among the costs. */
export function spaceItems(id: string): SpaceItems {
  const { solari, spice, water, needsFremen, effect } = spaceFact(id);
  const all = itemsOf(effect);
  const arrow = all.findIndex(({ kind }) => kind === 'then');
  const needs: readonly Item[] =
    needsFremen > 0 ? [{ kind: 'token', token: 'fremen', words: `${needsFremen}+` }] : [];
  return {
    cost: [...needs, ...costItems({ solari, spice, water }), ...(arrow < 0 ? [] : all.slice(0, arrow))],
    reward: all.slice(arrow + 1),
  };
}

const CONFLICTS: ReadonlyMap<string, imperium.ConflictFact> = new Map(
  imperium.CONFLICTS.map((conflict) => [conflict.id, conflict]),
);

export function conflictFact(id: string): imperium.ConflictFact | null {
  return CONFLICTS.get(id) ?? null;
}
