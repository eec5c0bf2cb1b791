import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Chip } from '../../../ui/Chip';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { Tile } from '../../../ui/Tile';
import { space } from '../../../ui/tokens';
import { AgentIcon } from '../../pieces/AgentIcon';
import { Token } from '../../pieces/Token';
import { useCatalogue } from '../../texts/catalogue';
import { changeHagalTable, useHagalTable } from '../store';

interface CardGridProps {
  readonly state: imperium.State;
  readonly onCard: (id: string) => void;
}

const ICON = 26;

/** Which card of House Hagal was turned up: of the deck on the table, or dealt here. */
export function CardGrid({ state, onCard }: CardGridProps) {
  const t = useT();
  const { textScale } = useTheme();
  const catalogue = useCatalogue();
  const source = useHagalTable((table) => table.deck);
  const deck = imperium.tableDeck(state);
  const total = deck.reduce((sum, { left }) => sum + left, 0);
  const count = (
    <Text variant="caption" muted testID="hagal-deck">
      {total === 0 ? t('hagal.deck.empty') : t('hagal.deck.left', { n: total })}
    </Text>
  );
  if (source === 'here') {
    return (
      <View style={styles.stack}>
        <Tile
          testID="hagal-deal"
          title={t('hagal.card.here')}
          art={<Token token="card" size={30} />}
          tone="only"
          centred
          onPress={() => onCard(imperium.tableDeal(state))}
        />
        {count}
      </View>
    );
  }
  return (
    <View style={styles.stack}>
      <Text strong>{t('hagal.card.which')}</Text>
      <View style={styles.grid}>
        {deck.map(({ id, left, copies }) => (
          <Tile
            key={id}
            testID={`hagal-card-${id}`}
            title={imperium.printHagal(id, catalogue).name}
            detail={t('hagal.card.left', { left, copies })}
            art={<CardArt id={id} />}
            small
            tone="quiet"
            basis={150 * textScale}
            // A deck that has run out is shuffled first, so any card may come.
            disabled={left === 0 && total > 0}
            onPress={() => onCard(id)}
          />
        ))}
      </View>
      <View style={styles.foot}>
        <View style={styles.fill}>{count}</View>
        <Chip
          testID="hagal-shuffled"
          title={t('hagal.deck.shuffled')}
          onPress={() => changeHagalTable(imperium.tableShuffle)}
        />
      </View>
    </View>
  );
}

function CardArt({ id }: { readonly id: string }) {
  const card = imperium.HAGAL_CARDS.find((fact) => fact.id === id);
  const place = imperium.SPACES.find((fact) => fact.id === card?.space);
  if (place !== undefined) return <AgentIcon icon={place.icon} size={ICON} />;
  return <Token token={card?.harvest === true ? 'spice' : 'special'} size={ICON} />;
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs + 2 },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
