import { ScrollView, StyleSheet } from 'react-native';

import { useT } from '../../i18n';
import { MiniCard } from '../cards/MiniCard';
import { numbered } from '../cards/numbered';
import type { Inspected } from './inspected';
import type { Table } from './useTable';

interface RowPeekProps {
  readonly table: Table;
  readonly onInspect: (what: Inspected) => void;
}

/** The Imperium Row in one line above the hand: what there will be to acquire. */
export function RowPeek({ table, onInspect }: RowPeekProps) {
  const t = useT();
  return (
    <ScrollView
      horizontal
      testID="row-peek"
      aria-label={t('imp.panel.row')}
      style={styles.strip}
      contentContainerStyle={styles.row}
    >
      {numbered(table.view.row).map(({ id, key }) => (
        <MiniCard key={key} id={id} testID={`peek-${key}`} onPress={() => onInspect({ kind: 'card', id })} />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({ strip: { flexGrow: 0 }, row: { gap: 5 } });
