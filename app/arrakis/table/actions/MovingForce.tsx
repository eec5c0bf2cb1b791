import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { FigurePiles } from '../../pieces/FigurePiles';
import { pilesOf } from '../../pieces/figures';

/** Who would move now, while the player chooses who stays. */
export function MovingForce({
  going,
  side,
}: {
  readonly going: arrakis.ForceShown;
  readonly side: arrakis.Side;
}) {
  const t = useT();
  return (
    <View style={styles.row} testID="going">
      <Text variant="caption" muted>
        {t('table.going')}
      </Text>
      <FigurePiles piles={pilesOf(going)} side={side} size={26} />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: space.s } });
