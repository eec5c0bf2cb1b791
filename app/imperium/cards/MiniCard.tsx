import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { PictureButton } from '../../ui/PictureButton';
import { Text } from '../../ui/Text';
import { palette, radius } from '../../ui/tokens';
import { useCatalogue } from '../texts/catalogue';
import { cardFact } from './facts';

interface MiniCardProps {
  readonly id: string;
  readonly testID: string;
  readonly onPress: () => void;
}

const WIDTH = 104;

/** Two lines of a usual name; a longer one has more room. */
export function miniWidth(name: string, usual: number): number {
  return usual + 6 * Math.max(0, name.length - 17);
}

/** A card of the Row while something else is decided: what it costs and what it is called. */
export function MiniCard({ id, testID, onPress }: MiniCardProps) {
  const { name } = imperium.printCard(id, useCatalogue());
  const cost = cardFact(id)?.cost ?? null;
  return (
    <PictureButton
      testID={testID}
      label={name}
      onPress={onPress}
      style={[styles.card, { width: miniWidth(name, WIDTH) }]}
    >
      {cost === null ? null : (
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
