import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { useBook } from '../../book/books';
import { DIAGRAMS, type DiagramId } from '../../book/diagrams';
import type { Book } from '../../book/types';
import { AirZonesMap, AtomicsMap, ImpassableMap, SectorsMap, TerrainMap } from './maps';
import { SandridingMap, TransportMap, WormMap } from './moves';
import { CombatDieScheme, PrescienceScheme, RoundScheme, SpiceBoardScheme, TurnsScheme } from './schemes';
import { BattleScheme, MahdiAttackScheme, MahdiDieScheme } from './steps';

const drawings: Readonly<Record<DiagramId, ComponentType<{ readonly book: Book }>>> = {
  sectors: SectorsMap,
  terrain: TerrainMap,
  impassable: ImpassableMap,
  airZones: AirZonesMap,
  round: RoundScheme,
  spiceBoard: SpiceBoardScheme,
  turns: TurnsScheme,
  sandriding: SandridingMap,
  transport: TransportMap,
  battle: BattleScheme,
  combatDie: CombatDieScheme,
  worm: WormMap,
  prescience: PrescienceScheme,
  atomics: AtomicsMap,
  mahdiDie: MahdiDieScheme,
  mahdiAttack: MahdiAttackScheme,
};

interface DiagramProps {
  readonly id: DiagramId;
  readonly book: Book;
}

/** A drawing of the book with its legend and caption. */
function Diagram({ id, book }: DiagramProps) {
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

function isDiagram(id: string): id is DiagramId {
  return Object.hasOwn(DIAGRAMS, id);
}

/** The drawing of that id, in the language of the screen. */
export function BookDiagram({ id }: { readonly id: string }) {
  const book = useBook();
  return isDiagram(id) ? <Diagram id={id} book={book} /> : null;
}

const styles = StyleSheet.create({
  figure: { gap: space.s, paddingVertical: space.s },
  caption: { textAlign: 'center' },
});
