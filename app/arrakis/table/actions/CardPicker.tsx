import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import { CardFace, cardColours } from '../../pieces/CardFace';
import { useCatalogue } from '../../texts/catalogue';
import { isCard, isPrescience } from '../inspect/inspected';
import type { Table } from '../useTable';
import { testIdOf, wordOf } from './controls';
import { Tile } from '../../ui/Tile';
import { cardVerb, moveLabel } from './moveTexts';

export function printedCard(move: arrakis.Move, catalogue: arrakis.Catalogue): arrakis.PrintedCard | null {
  const word = wordOf(move);
  if (move.kind === 'card' && isCard(word)) return arrakis.printPlanningCard(word, catalogue);
  if (move.kind === 'prescience' && isPrescience(word)) return arrakis.printPrescienceCard(word, catalogue);
  return null;
}

/** More cards than this stand three in a row on a phone, so that all are in sight. */
const MANY = 8;

/** Cards to choose from, listed by name; a tap opens one to read, and then it can be used. */
export function CardPicker({ table }: { readonly table: Table }) {
  const t = useT();
  const catalogue = useCatalogue();
  const { controls, decision, busy, choose, game } = table;
  const [picked, setPicked] = useState<{ readonly key: string; readonly ply: number } | null>(null);
  if (decision === null) return null;
  const up = controls.cards.find((move) => picked?.ply === game.ply && testIdOf(move) === picked.key);
  if (up) {
    const printed = printedCard(up, catalogue);
    return (
      <View style={styles.fill} testID="card-up">
        <ScrollView style={styles.fill} contentContainerStyle={styles.pad}>
          {printed === null ? <Text>{moveLabel(up, decision, catalogue)}</Text> : <CardFace card={printed} />}
        </ScrollView>
        <View style={styles.bar}>
          <Tile
            testID="card-back"
            title={t('table.card.others')}
            tone="quiet"
            centred
            basis={120}
            onPress={() => setPicked(null)}
          />
          <Tile
            testID="card-use"
            title={t(cardVerb(up, decision))}
            label={`${t(cardVerb(up, decision))}: ${moveLabel(up, decision, catalogue)}`}
            tone="only"
            centred
            basis={160}
            disabled={busy}
            onPress={() => choose(up)}
          />
        </View>
      </View>
    );
  }
  const many = controls.cards.length > MANY;
  return (
    <ScrollView contentContainerStyle={styles.grid} testID="card-choices">
      {controls.cards.map((move) => (
        <SmallCard
          key={testIdOf(move)}
          testID={testIdOf(move)}
          name={moveLabel(move, decision, catalogue)}
          card={printedCard(move, catalogue)}
          narrow={many}
          onPress={() => setPicked({ key: testIdOf(move), ply: game.ply })}
        />
      ))}
    </ScrollView>
  );
}

interface SmallCardProps {
  readonly testID: string;
  readonly name: string;
  readonly card: arrakis.PrintedCard | null;
  /** Three in a row instead of two. */
  readonly narrow?: boolean;
  readonly onPress: () => void;
}

export function SmallCard({ testID, name, card, narrow = false, onPress }: SmallCardProps) {
  const { ring, focusEvents } = useFocusRing();
  const { ground, edge, ink } = cardColours(card);
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={name}
      onPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.small,
        narrow ? styles.narrow : null,
        { backgroundColor: ground, borderColor: edge, opacity: pressed ? 0.8 : 1 },
        ring,
      ]}
    >
      <Text variant="caption" strong colour={ink} numberOfLines={3}>
        {name}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  pad: { paddingBottom: space.s },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  bar: { flexDirection: 'row', gap: space.s, paddingTop: space.s },
  small: {
    flexBasis: '46%',
    flexGrow: 1,
    minHeight: touchTarget,
    paddingVertical: 2,
    justifyContent: 'center',
    paddingHorizontal: space.s + 2,
    borderRadius: radius.s,
    borderWidth: 1.5,
    borderLeftWidth: 6,
  },
  narrow: { flexBasis: '30%', paddingHorizontal: space.xs + 1, borderLeftWidth: 4 },
});
