import { at } from '../../core/at';

/**
 * Hands and piles are kept in the order of their cards, so that equal piles are equal lists, lists of moves need no
 * sorting, and the way cards came to lie in a pile leaves no trace when it is shuffled.
 */
export function insert(pile: number[], card: number): void {
  let i = pile.length;
  pile.push(card);
  while (i > 0 && at(pile, i - 1) > card) {
    pile[i] = at(pile, i - 1);
    i--;
  }
  pile[i] = card;
}

/** Takes one copy out; false when there is none. */
export function take(pile: number[], card: number): boolean {
  const found = pile.indexOf(card);
  if (found < 0) return false;
  for (let i = found; i < pile.length - 1; i++) pile[i] = at(pile, i + 1);
  pile.pop();
  return true;
}

export function countOf(pile: readonly number[], card: number): number {
  let n = 0;
  for (let i = 0; i < pile.length; i++) if (pile[i] === card) n++;
  return n;
}

/** Is the card at this place of a sorted pile the first of its kind? */
export function isFirst(pile: readonly number[], i: number): boolean {
  return i === 0 || pile[i] !== pile[i - 1];
}
