import { ScrollView, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { SmallCard } from '../../pieces/card/SmallCard';
import { CardFace } from '../../pieces/CardFace';
import { Crest } from '../../pieces/Crest';
import { useCatalogue } from '../../texts/catalogue';
import { roleKey, roleOf, roleText } from '../../texts/seats';
import { isCard } from '../inspect/inspected';

interface ConeHandProps {
  readonly seat: arrakis.SeatView;
  /** There is room for whole cards; else a touch opens one. */
  readonly roomy: boolean;
  readonly onRead: (card: arrakis.CardId) => void;
}

/** The hand of one of two partners who confer. */
export function ConeHand({ seat, roomy, onRead }: ConeHandProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const role = roleOf(seat);
  return (
    <View style={styles.fill} testID={`cone-hand-${roleKey(seat)}`}>
      <View style={styles.owner} accessible aria-label={t('cone.handOf', { name: seat.name })}>
        <Crest {...role} size={32} />
        <View style={styles.fill}>
          <Text strong numberOfLines={1}>
            {seat.name}
          </Text>
          {seat.name === roleText(role, t) ? null : (
            <Text variant="caption" muted numberOfLines={1}>
              {roleText(role, t)}
            </Text>
          )}
        </View>
      </View>
      <ScrollView contentContainerStyle={styles.cards}>
        {seat.handSize === 0 ? <Text muted>{t('table.hand.empty')}</Text> : null}
        {(seat.hand ?? []).filter(isCard).map((id, index) => {
          const printed = arrakis.printPlanningCard(id, catalogue);
          return roomy ? (
            <CardFace key={`${id}-${index}`} card={printed} />
          ) : (
            <View key={`${id}-${index}`} style={styles.card}>
              <SmallCard
                testID={`cone-card-${id}`}
                name={printed.name}
                card={printed}
                onPress={() => onRead(id)}
              />
            </View>
          );
        })}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  owner: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingBottom: space.s },
  cards: { gap: space.s, paddingBottom: space.m },
  card: { flexDirection: 'row' },
});
