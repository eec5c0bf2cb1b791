import type { arrakis } from '../../../../engine';
import type { GalleryCard } from './catalogue';

export const CARD_STATUSES = ['inPlay', 'discarded'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

/** Where a card is in the running game, as far as that is public; null where it is not known. */
export function cardStatus({ which, deck }: GalleryCard, table: arrakis.View): CardStatus | null {
  switch (which.kind) {
    case 'planning': {
      if (table.prescience.some(({ attached }) => attached.includes(which.id))) return 'inPlay';
      const heap = table.decks.find(({ house }) => house === deck);
      const gone = heap?.discarded.includes(which.id) || heap?.removed.includes(which.id);
      return gone ? 'discarded' : null;
    }
    case 'leader': {
      const place = table.leaders.find(({ leader }) => leader === which.id)?.place.at;
      if (place === undefined || place === 'notInPlay') return null;
      return place === 'removed' ? 'discarded' : 'inPlay';
    }
    case 'wildMaker':
      return table.wildMaker === 'notInPlay' ? null : 'inPlay';
    case 'prescience':
      return table.prescience.some(({ card }) => card === which.id) ? 'inPlay' : null;
    case 'ban':
      return table.powers.some(({ power, banned }) => power === which.id && banned) ? 'inPlay' : null;
    case 'genericLeader':
    case 'objective':
    case 'tactic':
    case 'result':
    case 'desertPower':
      return null;
  }
}
