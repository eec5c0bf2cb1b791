import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../engine';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { Figure } from './Figure';
import type { FigurePile } from './figures';

interface FigurePilesProps {
  readonly piles: readonly FigurePile[];
  readonly side: arrakis.Side;
  readonly size: number;
  /** Of the numbers, where they lie on another ground. */
  readonly colour?: string;
}

/** A legion as small figures with their numbers, not interactive. */
export function FigurePiles({ piles, side, size, colour }: FigurePilesProps) {
  return (
    <View style={styles.row}>
      {piles.map(({ figure, count }) => (
        <View key={figure} style={styles.pile}>
          <Figure figure={figure} side={side} size={size} />
          {count > 1 ? (
            <Text strong {...(colour === undefined ? {} : { colour })}>
              {count}
            </Text>
          ) : null}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, flexShrink: 1 },
  pile: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
