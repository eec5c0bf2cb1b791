import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { SmallCard } from '../../pieces/card/SmallCard';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { OptionChip } from '../../../ui/OptionChip';
import { ownLine } from './ownLine';

interface DrawPanelProps {
  /** The deck that is due by R14.10. */
  readonly house: arrakis.House;
  /** The card that came, or null to deal one here. */
  readonly onCard: (id: arrakis.CardId | null) => void;
}

const HIS_DECKS = ['harkonnen', 'corrino'] as const;

/** A card is drawn from a deck on the table: which one? */
export function DrawPanel({ house, onCard }: DrawPanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const [deck, setDeck] = useState<arrakis.House>(house);
  const ids = arrakis.PLANNING_CARDS.filter((card) => card.house === deck).map(({ id }) => id);
  const cards = ids.map((id) => ({ ...arrakis.printPlanningCard(id, catalogue), id }));
  return (
    <View style={styles.stack} testID="draw-panel">
      <View style={styles.head}>
        <Text strong role="heading" style={styles.words}>
          {t('companion.draw', { deck: t(`cards.deck.${house}`) })}
        </Text>
        <ClauseLink clause="R14.10" />
      </View>
      <View style={styles.row} role="radiogroup">
        {HIS_DECKS.map((one) => (
          <OptionChip
            key={one}
            testID={`draw-${one}`}
            role="radio"
            title={t(`cards.deck.${one}`)}
            chosen={deck === one}
            onPress={() => setDeck(one)}
          />
        ))}
      </View>
      <Button testID="draw-deal" title={t('companion.draw.deal')} onPress={() => onCard(null)} />
      <View style={styles.row}>
        {cards.map((card) => (
          <SmallCard
            key={card.id}
            testID={`drawn-${card.id}`}
            // Equal cards are one, told apart by how many there are; cards of one name by what only they say.
            name={card.copies > 1 ? `${card.name} ×${card.copies}` : card.name}
            note={ownLine(card, cards)}
            card={card}
            onPress={() => onCard(card.id)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
