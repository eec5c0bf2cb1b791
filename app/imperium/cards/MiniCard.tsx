import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { PictureButton } from '../../ui/PictureButton';
import { Text } from '../../ui/Text';
import { palette, radius } from '../../ui/tokens';
import { Token } from '../pieces/Token';
import type { TokenName } from '../pieces/tokens';
import { useCatalogue } from '../texts/catalogue';
import { cardFact } from './facts';

interface MiniCardProps {
  readonly id: string;
  readonly testID: string;
  /** Read aloud; its name where nothing else is given. */
  readonly label?: string;
  /** Stands before the name of a card that is none of the Row. */
  readonly mark?: TokenName;
  readonly onPress: () => void;
}

const WIDTH = 104;

/** Two lines of a usual name; a longer one has more room. */
export function miniWidth(name: string, usual: number): number {
  return usual + 6 * Math.max(0, name.length - 17);
}

/** A card in one line while something else is decided: what it costs and what it is called. */
export function MiniCard({ id, testID, label, mark, onPress }: MiniCardProps) {
  const { name } = imperium.printCard(id, useCatalogue());
  const cost = cardFact(id)?.cost ?? null;
  return (
    <PictureButton
      testID={testID}
      label={label ?? name}
      onPress={onPress}
      style={[
        styles.card,
        { width: miniWidth(name, mark === undefined ? WIDTH : WIDTH + 14) },
        mark === undefined ? null : styles.marked,
      ]}
    >
      {mark === undefined ? null : <Token token={mark} size={22} />}
      {cost === null || mark !== undefined ? null : (
        <View style={styles.cost}>
          <Text variant="caption" strong colour={palette.bone} maxScale={1} style={styles.number}>
            {cost}
          </Text>
        </View>
      )}
      <Text
        variant="caption"
        strong
        colour={palette.nightInk}
        maxScale={1}
        numberOfLines={2}
        style={styles.name}
      >
        {name}
      </Text>
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  card: {
    height: 44,
    borderRadius: radius.s,
    backgroundColor: '#CDBE9F',
    paddingHorizontal: 5,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
  },
  marked: { backgroundColor: palette.parchment, borderWidth: 1, borderColor: palette.rock },
  cost: {
    width: 20,
    height: 20,
    borderRadius: 10,
    backgroundColor: palette.nightInk,
    alignItems: 'center',
    justifyContent: 'center',
  },
  number: { fontSize: 13, lineHeight: 16 },
  name: { flex: 1, fontSize: 13, lineHeight: 15 },
});
