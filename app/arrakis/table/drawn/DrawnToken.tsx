import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { Figure } from '../../pieces/Figure';
import { pilesOf } from '../../pieces/figures';
import { FigurePiles } from '../../pieces/FigurePiles';
import { figuresText } from '../../texts/describe';

/** A deployment token in the hand of its owner, seen before its place is chosen (R6.6). */
export function DrawnToken({ token }: { readonly token: arrakis.FigureCounts }) {
  const t = useT();
  const { colours } = useTheme();
  const words = figuresText(token, 'atreides', t);
  return (
    <View
      style={[styles.box, { borderColor: colours.border }]}
      testID="drawn-token"
      accessible
      aria-label={`${t('table.drawn.token')} ${words}`}
    >
      <Figure figure="token" side="atreides" size={38} />
      <View style={styles.words}>
        <Text variant="caption" muted>
          {t('table.drawn.token')}
        </Text>
        <Text strong testID="drawn-token-contents">
          {words}
        </Text>
      </View>
      <FigurePiles piles={pilesOf({ ...token, tokens: 0, leaders: [] })} side="atreides" size={30} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.s,
    borderWidth: 1,
    borderRadius: radius.s,
  },
  words: { flex: 1 },
});
