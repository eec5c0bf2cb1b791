import { StyleSheet, View } from 'react-native';

import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { palette, radius, space } from '../../ui/tokens';

export interface LegendEntry {
  /** A number in a disc, or the colour of a ground. */
  readonly mark: string | number | { readonly swatch: string };
  readonly words: string;
}

/** What the numbers and colours of a drawing stand for, in text that grows and wraps. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const { colours } = useTheme();
  return (
    <View style={styles.legend}>
      {entries.map(({ mark, words }, index) => (
        <View key={index} style={styles.entry}>
          {typeof mark === 'object' ? (
            <View style={[styles.swatch, { backgroundColor: mark.swatch, borderColor: colours.border }]} />
          ) : (
            <View style={[styles.disc, { borderColor: palette.bone }]}>
              <Text variant="caption" strong colour={palette.bone}>
                {mark}
              </Text>
            </View>
          )}
          <Text style={styles.words}>{words}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  legend: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.m,
    rowGap: space.xs,
    justifyContent: 'center',
  },
  entry: { flexDirection: 'row', alignItems: 'center', gap: space.s, maxWidth: '100%' },
  swatch: { width: 28, height: 20, borderRadius: radius.s, borderWidth: 1 },
  disc: {
    minWidth: 26,
    minHeight: 26,
    borderRadius: radius.round,
    borderWidth: 1.5,
    backgroundColor: palette.nightInk,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flexShrink: 1 },
});
