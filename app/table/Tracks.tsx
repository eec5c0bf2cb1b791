import { StyleSheet, View } from 'react-native';

import { MARKERS, type View as GameView } from '../../engine';
import { useT } from '../i18n';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { palette, radius, space } from '../ui/tokens';

const MARKER_COLOUR = {
  kwisatzHaderach: palette.success,
  sandDwellers: palette.warning,
  jihad: palette.danger,
} as const;

/** Who is ahead: supremacy against the three prescience markers, with the objective for those who may see it. */
export function Tracks({ view }: { readonly view: GameView }) {
  const t = useT();
  const { colours } = useTheme();
  const needs = view.objectives?.[0]?.needs;
  return (
    <View style={styles.row}>
      <View
        style={[styles.cell, { backgroundColor: palette.harkonnen }]}
        accessible
        aria-label={`${t('table.supremacy')} ${view.supremacy}`}
      >
        <Text strong colour={palette.bone} testID="supremacy">
          ▲ {view.supremacy}
        </Text>
      </View>
      {MARKERS.map((marker) => (
        <View
          key={marker}
          style={[styles.cell, { backgroundColor: colours.surface, borderColor: MARKER_COLOUR[marker] }]}
          accessible
          aria-label={`${t(`table.marker.${marker}`)} ${view.markers[marker]}`}
        >
          <View style={[styles.dot, { backgroundColor: MARKER_COLOUR[marker] }]} />
          <Text strong>
            {view.markers[marker]}
            {needs ? `/${needs[marker]}` : ''}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' },
  cell: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    paddingVertical: 2,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: 'transparent',
  },
  dot: { width: 10, height: 10, borderRadius: 5 },
});
