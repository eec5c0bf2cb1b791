import type { arrakis } from '../../../../engine';
import { ALL_CARDS, printCard, type Deck, type GalleryCard } from './catalogue';
import { effectsOf, type Effect } from './effects';
import { cardStatus, type CardStatus } from './cardStatus';

export interface CardFilter {
  readonly deck: Deck | 'all';
  readonly effect: Effect | 'any';
  readonly where: CardStatus | 'any';
}

export const NO_FILTER: CardFilter = { deck: 'all', effect: 'any', where: 'any' };

export interface ShownCard {
  readonly card: GalleryCard;
  readonly printed: arrakis.PrintedCard;
}

/** The cards that match, in the order of the gallery. Without a running game the filter by status is ignored. */
export function filterCards(
  { deck, effect, where }: CardFilter,
  catalogue: arrakis.Catalogue,
  table: arrakis.View | null,
): readonly ShownCard[] {
  return ALL_CARDS.filter((card) => deck === 'all' || card.deck === deck)
    .filter((card) => where === 'any' || table === null || cardStatus(card, table) === where)
    .map((card) => ({ card, printed: printCard(card, catalogue) }))
    .filter(({ printed }) => effect === 'any' || effectsOf(printed).has(effect));
}
