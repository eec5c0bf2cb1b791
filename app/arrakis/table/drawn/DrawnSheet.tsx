import { ScrollView, StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { space } from '../../../ui/tokens';
import { Tile } from '../../../ui/Tile';
import type { Inspected } from '../inspect/inspected';
import { DrawnCards } from './DrawnCards';

interface DrawnSheetProps {
  readonly cards: readonly arrakis.CardId[];
  readonly onInspect: (what: Inspected) => void;
  readonly onSeen: () => void;
}

/** What was drawn as the last act of a turn: it is seen before the other side takes over, and put away with one tap. */
export function DrawnSheet({ cards, onInspect, onSeen }: DrawnSheetProps) {
  const t = useT();
  return (
    <View style={styles.fill} testID="drawn-sheet">
      <ScrollView style={styles.fill}>
        <DrawnCards cards={cards} onInspect={onInspect} />
      </ScrollView>
      <Tile testID="drawn-seen" title={t('table.drawn.seen')} tone="only" centred onPress={onSeen} />
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1, gap: space.s } });
