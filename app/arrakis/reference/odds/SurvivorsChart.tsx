import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { sideTextColour } from '../../pieces/sideTextColour';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { percentText, wholePercent } from '../../odds/numbers';
import { barColours } from '../../odds/barColours';

interface SurvivorsChartProps {
  readonly side: arrakis.Side;
  readonly fate: arrakis.OddsSide;
  readonly wide: boolean;
}

const HEIGHT = 110;
const THIN = 2;

/** How many units of a side are left at the end, and how likely: a column for each number. */
export function SurvivorsChart({ side, fate, wide }: SurvivorsChartProps) {
  const t = useT();
  const { colours, dark } = useTheme();
  const { fill, edge } = barColours(side, dark);
  const highest = Math.max(...fate.left.map(({ chance }) => chance), Number.EPSILON);
  const list = fate.left
    .map(({ units, chance }) => t('odds.left.item', { units, chance: percentText(chance, t) }))
    .join(', ');
  return (
    <View
      role="img"
      aria-label={t('odds.left.spoken', { side: t(`side.${side}`), list })}
      testID={`survivors-${side}`}
      style={[styles.chart, wide ? styles.half : null]}
    >
      <Text variant="caption" strong colour={sideTextColour(side, dark)}>
        {t(`side.${side}`)}
      </Text>
      <View style={styles.columns}>
        {fate.left.map(({ units, chance }) => (
          <View key={units} style={styles.column}>
            <Text variant="caption" style={styles.words} numberOfLines={1} adjustsFontSizeToFit>
              {wholePercent(chance, t)}
            </Text>
            <View
              style={[
                styles.bar,
                {
                  height: Math.max(THIN, (chance / highest) * HEIGHT),
                  backgroundColor: fill,
                  borderColor: edge,
                },
              ]}
            />
            <View style={[styles.foot, { borderColor: colours.border }]}>
              <Text strong style={styles.words}>
                {units}
              </Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.s },
  half: { flex: 1 },
  columns: { flexDirection: 'row', alignItems: 'flex-end' },
  column: { flex: 1, maxWidth: 72, alignItems: 'center', gap: 2 },
  bar: {
    width: '62%',
    borderWidth: 1.5,
    borderBottomWidth: 0,
    borderTopLeftRadius: radius.s / 2,
    borderTopRightRadius: radius.s / 2,
  },
  foot: { alignSelf: 'stretch', borderTopWidth: 1, paddingTop: 2 },
  words: { textAlign: 'center' },
});
