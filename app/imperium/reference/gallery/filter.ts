import type { imperium } from '../../../../engine';
import { ITEMS, printItem, TAGS, type Deck, type GalleryItem, type Tag } from './items';

export interface GalleryFilter {
  readonly deck: Deck | 'all';
  readonly tag: Tag | 'any';
}

export const NO_FILTER: GalleryFilter = { deck: 'all', tag: 'any' };

export interface ShownItem {
  readonly item: GalleryItem;
  readonly printed: imperium.Printed;
}

/** The tags that can be asked for in a deck; in all of them together, the icons. */
export function tagsOf(deck: Deck | 'all'): readonly Tag[] {
  return deck === 'all' ? TAGS.spaces : TAGS[deck];
}

export function filterItems(
  { deck, tag }: GalleryFilter,
  catalogue: imperium.Catalogue,
): readonly ShownItem[] {
  return ITEMS.filter((item) => deck === 'all' || item.deck === deck)
    .filter((item) => tag === 'any' || item.tags.includes(tag))
    .map((item) => ({ item, printed: printItem(item, catalogue) }));
}
