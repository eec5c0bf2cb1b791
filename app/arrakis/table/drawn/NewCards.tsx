import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { panelIcons } from '../../../ui/panelIcons';
import { Tile } from '../../../ui/Tile';
import type { Inspected } from '../inspect/inspected';
import type { Table } from '../useTable';
import { roleKey } from '../../texts/seats';
import { DrawnCards } from './DrawnCards';

interface NewCardsProps {
  readonly table: Table;
  readonly onInspect: (what: Inspected) => void;
  readonly crowded: boolean;
}

/**
 * What has come into a hand. Its owner sees the cards; the open table only how many there are, which everybody knows, and
 * the way to look at them behind the curtain.
 */
export function NewCards({ table, onInspect, crowded }: NewCardsProps) {
  const t = useT();
  const { colours } = useTheme();
  const { curtain, drawn, decision, view } = table;
  if (curtain.openFor !== null) {
    const own = drawn.of(curtain.openFor);
    return own === null ? null : <DrawnCards cards={own.cards} onInspect={onInspect} slim={crowded} />;
  }
  const waiting = view.seats.flatMap((owner) => {
    const { seat, name } = owner;
    const unseen = drawn.of(seat);
    const told = unseen !== null && (unseen.justNow || decision?.seat === seat);
    return told ? [{ seat, key: roleKey(owner), name, count: unseen.cards.length }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <View style={styles.row} testID="new-cards">
      {waiting.map(({ seat, key, name, count }) => (
        <Tile
          key={seat}
          testID={`new-cards-${key}`}
          title={t('table.drawn.unseen', { name, count })}
          art={<Icon drawing={panelIcons.cards} colour={colours.text} size={20} />}
          tone="quiet"
          small
          tight
          basis="46%"
          onPress={() => curtain.call(seat)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
