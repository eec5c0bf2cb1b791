import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { SmallCard } from '../../pieces/card/SmallCard';
import type { Inspected } from '../inspect/inspected';

interface DrawnCardsProps {
  readonly cards: readonly arrakis.CardId[];
  readonly onInspect: (what: Inspected) => void;
  /** The cards alone, each with a plus, where space is short. */
  readonly slim?: boolean;
}

/** "You drew": the cards that have just come, for the eyes of their owner. A touch reads one. */
export function DrawnCards({ cards, onInspect, slim = false }: DrawnCardsProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  return (
    <View
      style={slim ? null : [styles.box, { borderColor: colours.border }]}
      testID="drawn"
      role="group"
      aria-label={t('table.drawn')}
    >
      {slim ? null : (
        <Text variant="caption" strong>
          {t('table.drawn')}
        </Text>
      )}
      <View style={styles.row}>
        {cards.map((id, index) => {
          const printed = arrakis.printPlanningCard(id, catalogue);
          return (
            <SmallCard
              key={`${id}-${index}`}
              testID={`drawn-${id}`}
              name={slim ? `+ ${printed.name}` : printed.name}
              card={printed}
              onPress={() => onInspect({ kind: 'card', id })}
            />
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: space.xs, padding: space.s, borderWidth: 1, borderRadius: radius.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
