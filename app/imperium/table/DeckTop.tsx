import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { CardFace } from '../cards/CardFace';
import { MiniCard } from '../cards/MiniCard';
import { useCatalogue } from '../texts/catalogue';
import type { Inspected } from './inspected';

interface DeckTopProps {
  readonly seat: imperium.SeatView;
  /** In one line above a hand, or as a card. */
  readonly small: boolean;
  readonly onInspect: (what: Inspected) => void;
}

/** The top card of the deck, for who may look at it: Paul at any time, and Poison Snooper while it is decided (I10.4). */
export function DeckTop({ seat, small, onInspect }: DeckTopProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const id = seat.deckSeen;
  if (id === null) return null;
  const label = t('imp.deckTop', { card: imperium.printCard(id, catalogue).name });
  const inspect = () => onInspect({ kind: 'card', id });
  return small ? (
    <MiniCard id={id} testID="deck-top" label={label} mark="card" onPress={inspect} />
  ) : (
    <CardFace id={id} testID="deck-top" note={label} onPress={inspect} onLongPress={inspect} />
  );
}
