import { HOUSES, PLANNING_CARDS } from '../../../../engine/arrakis';
import type { CardId, State } from '../../../../engine/arrakis';
import { soloTask, target } from '../support/solo';
import type { Solo } from '../support/solo';

export function houseOf(card: string): 'harkonnen' | 'corrino' {
  return PLANNING_CARDS.find((fact) => fact.id === card)?.house === 'corrino' ? 'corrino' : 'harkonnen';
}

/** The automaton draws this card and plays it; the top cards of the decks after it can be given. */
export function plays(
  card: CardId,
  lines: string,
  next: { readonly harkonnen?: string; readonly corrino?: string } = {},
): Solo {
  const own = houseOf(card);
  const harkonnen = `${next.harkonnen ?? 'hunter-seeker'} ${own === 'harkonnen' ? card : ''}`;
  const corrino = `${next.corrino ?? 'troop-carriers'} ${own === 'corrino' ? card : ''}`;
  return soloTask(
    { t: 'draws', left: 1, house: HOUSES.indexOf(own) },
    `decks = / / ${harkonnen} / ${corrino}\n${lines}`,
  );
}

const nameOf = (card: number) => PLANNING_CARDS[card]?.id ?? '?';
export function reinforcements(state: State): string[] {
  return state.reinforcements.map(nameOf);
}
export function discards(state: State): string[] {
  return state.discards.flat().map(nameOf);
}

/** A sietch far off that nobody can attack. */
export const STRONG = `${target('windgap')}\nwindgap: A 6r sietch`;
export const OPEN = `${target('windgap')}\nwindgap: A 1r sietch`;
