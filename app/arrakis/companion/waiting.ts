import { arrakis } from '../../../engine';

/** What the table waits for. */
export type Waiting =
  | { readonly for: 'nothing' }
  | { readonly for: 'attack'; readonly attack: arrakis.TableAttack }
  | { readonly for: 'card'; readonly house: arrakis.House }
  | { readonly for: 'outcome' }
  | { readonly for: 'decision' };

export function waitingOf(state: arrakis.State, fought: boolean): Waiting {
  if (fought) return { for: 'outcome' };
  const attack = arrakis.tableAttack(state);
  if (attack !== null) return { for: 'attack', attack };
  const house = arrakis.tableDraw(state);
  if (house !== null) return { for: 'card', house };
  return { for: state.frames.length > 0 ? 'decision' : 'nothing' };
}
