import { ScrollView, StyleSheet, View } from 'react-native';

import { CardFace } from './CardFace';
import { numbered } from './numbered';

interface CardStripProps {
  readonly cards: readonly string[];
  /** Goes before the id of each card in its test id. */
  readonly prefix: string;
  readonly can?: (card: string) => boolean;
  readonly dim?: (card: string) => boolean;
  /** In rows where there is room, so that nothing has to be swiped to. */
  readonly wrapped?: boolean;
  readonly counts?: Readonly<Record<string, number>>;
  readonly onPick: (card: string) => void;
  readonly onInspect: (card: string) => void;
}

/** Cards side by side; more than fit are reached by swiping. */
export function CardStrip(props: CardStripProps) {
  const { cards, prefix, can, dim, wrapped = false, counts, onPick, onInspect } = props;
  const faces = numbered(cards).map(({ id, key }) => (
    <CardFace
      key={key}
      id={id}
      testID={`${prefix}${key}`}
      look={can?.(id) ? 'can' : dim?.(id) ? 'dim' : 'plain'}
      count={counts?.[id] ?? null}
      onPress={() => onPick(id)}
      onLongPress={() => onInspect(id)}
    />
  ));
  if (wrapped) {
    return (
      <View testID={`${prefix}strip`} style={[styles.row, styles.wrapped]}>
        {faces}
      </View>
    );
  }
  return (
    <ScrollView horizontal testID={`${prefix}strip`} contentContainerStyle={styles.row} style={styles.strip}>
      {faces}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 0 },
  row: { gap: 6, paddingVertical: 2 },
  wrapped: { flexDirection: 'row', flexWrap: 'wrap' },
});
