import { arrakisGuide } from '../arrakis/reference/guide';
import { imperiumGuide } from '../imperium/reference/guide';
import type { Guide } from './guide';
import type { Address } from './book/places';

/** The reference of every game, in the order in which they are offered. A new game is added here and nowhere else. */
export const GUIDES: readonly [Guide, ...Guide[]] = [arrakisGuide, imperiumGuide];

export function guideOf(game: string): Guide | null {
  return GUIDES.find((guide) => guide.game === game) ?? null;
}

/** The first game whose book has the place; null when the address names none, or one that no book has. */
export function guideWith(address: Address): Guide | null {
  const found = GUIDES.find(({ places }) => {
    const place = places.placeOf(address);
    return place.at === 'chapter' || (place.at === 'glossary' && place.term !== null);
  });
  return found ?? null;
}
