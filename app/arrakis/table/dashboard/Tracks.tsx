import { Pressable, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { palette, radius, space } from '../../../ui/tokens';
import { MarkerSign } from '../../pieces/signs';
import { Crest } from '../../pieces/Crest';
import type { Inspected } from '../inspect/inspected';

interface TracksProps {
  readonly view: arrakis.View;
  /** One under the other, with their names. */
  readonly tall?: boolean;
  readonly onInspect: (what: Inspected) => void;
}

/** Who is ahead: supremacy against the three prescience markers, with the objective for those who may see it. */
export function Tracks({ view, tall = false, onInspect }: TracksProps) {
  const t = useT();
  const { colours } = useTheme();
  const needs = view.objectives?.[0]?.needs;
  return (
    <View style={tall ? styles.column : styles.row}>
      <Pressable
        testID="track-supremacy"
        role="button"
        hitSlop={10}
        aria-label={t('table.supremacy.of', { step: view.supremacy, win: arrakis.SUPREMACY.win })}
        onPress={() => onInspect({ kind: 'supremacy' })}
        style={[styles.cell, tall ? styles.tall : null, { backgroundColor: palette.harkonnen }]}
      >
        <Crest side="harkonnen" size={18} />
        {tall ? (
          <Text variant="caption" colour={palette.bone} style={styles.name}>
            {t('table.supremacy')}
          </Text>
        ) : null}
        <Text strong colour={palette.bone} testID="supremacy">
          {view.supremacy}
          {tall ? `/${arrakis.SUPREMACY.win}` : ''}
        </Text>
      </Pressable>
      {arrakis.MARKERS.map((marker) => (
        <Pressable
          key={marker}
          testID={`track-${marker}`}
          role="button"
          hitSlop={10}
          aria-label={`${t(`table.marker.${marker}`)} ${view.markers[marker]}`}
          onPress={() => onInspect({ kind: 'marker', id: marker })}
          style={[
            styles.cell,
            tall ? styles.tall : null,
            { backgroundColor: colours.surface, borderColor: colours.border },
          ]}
        >
          <MarkerSign marker={marker} size={18} />
          {tall ? (
            <Text variant="caption" style={styles.name} numberOfLines={2}>
              {t(`table.marker.${marker}`)}
            </Text>
          ) : null}
          <Text strong>
            {view.markers[marker]}
            {needs ? `/${needs[marker]}` : ''}
          </Text>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 6, alignItems: 'center' },
  column: { gap: space.xs },
  cell: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    paddingHorizontal: 7,
    paddingVertical: 1,
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: 'transparent',
  },
  tall: { paddingVertical: 5 },
  name: { flex: 1 },
});
