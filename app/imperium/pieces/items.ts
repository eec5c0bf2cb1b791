import { imperium } from '../../../engine';
import type { TokenName } from './tokens';

/** What stands in a row of tokens: a token with what is written in it, or a sign between tokens. */
export type Item =
  | { readonly kind: 'token'; readonly token: TokenName; readonly words: string | null }
  /** `then`: what is left of it pays for what is right of it. `or`: one of both. `if`: a condition that words have to tell. */
  | { readonly kind: 'then' | 'or' | 'if' };

function token(name: TokenName, words: string | null = null): Item {
  return { kind: 'token', token: name, words };
}

/** Numbers of things that carry a sign of their own are written only from two on. */
function counted(name: TokenName, n: number): Item {
  return token(name, n > 1 ? String(n) : null);
}

export function costItems(cost: imperium.Cost): readonly Item[] {
  const items: Item[] = [];
  for (const resource of imperium.RESOURCES) {
    const n = cost[resource];
    if (n !== undefined && n > 0) items.push(token(resource, String(n)));
  }
  if (cost.trash === true || cost.trashSelf === true) items.push(token('trash'));
  if (cost.influence !== undefined) items.push(token('influence', `−${cost.influence}`));
  if (cost.troops !== undefined) items.push(token('troop', `−${cost.troops}`));
  return items;
}

function gainItems(step: imperium.Step & { readonly do: 'gain' }): readonly Item[] {
  const items: Item[] = [];
  const add = (name: TokenName, n: number | undefined): void => {
    if (n !== undefined && n !== 0) items.push(token(name, String(n)));
  };
  for (const resource of imperium.RESOURCES) add(resource, step[resource]);
  add('points', step.vp);
  add('persuasion', step.persuasion);
  if (step.swords !== undefined) items.push(counted('sword', step.swords));
  return items;
}

function stepItems(step: imperium.Step): readonly Item[] {
  switch (step.do) {
    case 'gain':
      return gainItems(step);
    case 'draw':
      return [counted('card', step.n)];
    case 'intrigue':
      return [counted('intrigue', step.n)];
    case 'recruit':
      return [token('troop', String(step.n))];
    case 'influence':
      return [counted(step.faction, step.n)];
    case 'influenceAny':
      return [counted('influence', step.n)];
    case 'trash':
    case 'trashSelf':
      return [token('trash')];
    case 'deploy':
      return [token('deploy')];
    case 'retreat':
      return [token('retreat')];
    case 'pay':
      return [...costItems(step.cost), { kind: 'then' }, ...itemsOf(step.then)];
    case 'if':
      return [{ kind: 'if' }, ...itemsOf(step.then)];
    case 'choose':
      return step.of.flatMap((steps, index): readonly Item[] =>
        index === 0 ? itemsOf(steps) : [{ kind: 'or' }, ...itemsOf(steps)],
      );
    case 'acquireFoldspace':
      return [token('foldspace')];
    case 'stealIntrigue':
      return [token('steal')];
    case 'councilSeat':
      return [token('seat')];
    case 'takeMentat':
    case 'mentatNextRound':
      return [token('mentat')];
    case 'swordmaster':
      return [token('swordmaster')];
    case 'persuasionHere':
    case 'persuasionPer':
      return [token('persuasion', String(step.n))];
    case 'sellMelange': {
      const [least] = step.rates;
      if (least === undefined) return [];
      return [token('spice', `${least[0]}+`), { kind: 'then' }, token('solari', `${least[1]}+`)];
    }
    case 'harvest':
      return [token('spice', String(step.base))];
    case 'recallAgent':
      return [token('agent')];
    default:
      return [token('special')];
  }
}

/** What steps give, as a row of tokens. Words say more; a row says enough to choose by. */
export function itemsOf(steps: readonly imperium.Step[]): readonly Item[] {
  return steps.flatMap(stepItems);
}
