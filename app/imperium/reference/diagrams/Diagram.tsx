import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { useBook } from '../../book/books';
import { DIAGRAMS, type DiagramId } from '../../book/diagrams';
import type { Book } from '../../book/types';
import { CardScheme } from './CardScheme';
import { PhasesScheme } from './PhasesScheme';
import { AgentTurnScheme, HagalTurnScheme } from './steps';
import { StrengthScheme } from './StrengthScheme';
import { TrackScheme } from './TrackScheme';

const drawings: Readonly<Record<DiagramId, ComponentType<{ readonly book: Book }>>> = {
  track: TrackScheme,
  card: CardScheme,
  phases: PhasesScheme,
  agentTurn: AgentTurnScheme,
  strength: StrengthScheme,
  hagalTurn: HagalTurnScheme,
};

function isDiagram(id: string): id is DiagramId {
  return Object.hasOwn(DIAGRAMS, id);
}

/** The drawing of that id with its legend and caption, in the language of the screen. */
export function BookDiagram({ id }: { readonly id: string }) {
  const book = useBook();
  if (!isDiagram(id)) return null;
  const Drawing = drawings[id];
  return (
    <View style={styles.figure} testID={`diagram-${id}`}>
      <Drawing book={book} />
      <Text variant="caption" muted style={styles.caption}>
        {book.diagrams[id].caption}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  figure: { gap: space.s, paddingVertical: space.s },
  caption: { textAlign: 'center' },
});
