import { ScrollView, StyleSheet } from 'react-native';

import { useT } from '../../i18n';
import { MiniCard } from '../cards/MiniCard';
import { MiniIntrigue } from '../cards/MiniIntrigue';
import { numbered } from '../cards/numbered';
import { DeckTop } from './DeckTop';
import type { Inspected } from './inspected';
import { plotMove } from './reach';
import type { Table } from './useTable';

interface RowPeekProps {
  readonly table: Table;
  readonly onInspect: (what: Inspected) => void;
}

/** One line above the hand: one's own Intrigue, and the Imperium Row, what there will be to acquire. */
export function RowPeek({ table, onInspect }: RowPeekProps) {
  const t = useT();
  const { view, curtain, moves, choose } = table;
  const seat = curtain.openFor === null ? undefined : view.seats[curtain.openFor];
  const own = seat?.intrigue ?? null;
  return (
    <ScrollView
      horizontal
      testID="row-peek"
      aria-label={t('imp.panel.row')}
      style={styles.strip}
      contentContainerStyle={styles.row}
    >
      {seat === undefined ? null : <DeckTop seat={seat} small onInspect={onInspect} />}
      {numbered(own ?? []).map(({ id, key }) => {
        const play = plotMove(id, moves);
        const use = () => (play === null ? onInspect({ kind: 'intrigue', id }) : choose(play));
        return (
          <MiniIntrigue
            key={`intrigue-${key}`}
            id={id}
            testID={`intrigue-${key}`}
            can={play !== null}
            onPress={use}
            onLongPress={() => onInspect({ kind: 'intrigue', id })}
          />
        );
      })}
      {numbered(view.row).map(({ id, key }) => (
        <MiniCard key={key} id={id} testID={`peek-${key}`} onPress={() => onInspect({ kind: 'card', id })} />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 0, flexShrink: 0 },
  row: { gap: 5 },
});
