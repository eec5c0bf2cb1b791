import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useLeftHanded } from '../../feedback/useLeftHanded';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import type { Layout } from './useLayout';

/** The parts of the table; the layouts only say where they stand. */
export interface TableParts {
  readonly board: ReactNode;
  readonly prompt: ReactNode;
  readonly main: ReactNode;
  readonly bar: ReactNode;
  /** What rests beside the decision where there is room. */
  readonly aside: ReactNode;
}

/** The board is never covered: controls stand below it or beside it, at sizes that do not change. */
export function TableLayout({ layout, parts }: { readonly layout: Layout; readonly parts: TableParts }) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const mirrored = useLeftHanded() ? styles.mirrored : null;
  const { board, prompt, main, bar, aside } = parts;
  const edges = {
    backgroundColor: colours.background,
    paddingTop: insets.top,
    paddingLeft: insets.left,
    paddingRight: insets.right,
  };
  const surface = { backgroundColor: colours.surface, paddingBottom: insets.bottom + space.xs };
  if (layout.name === 'phone' || layout.name === 'tablet') {
    const size = { height: layout.dock + insets.bottom };
    return (
      <View testID="imperium-table" style={[styles.fill, edges]}>
        <View key="board" style={styles.fill}>
          {board}
        </View>
        <View style={[styles.columns, mirrored, surface, size]}>
          <View style={[styles.fill, styles.dock]}>
            {prompt}
            <View style={styles.fill}>{main}</View>
            {bar}
          </View>
          {layout.roomy && aside !== null ? <View style={[styles.fill, styles.dock]}>{aside}</View> : null}
        </View>
      </View>
    );
  }
  return (
    <View testID="imperium-table" style={[styles.columns, mirrored, styles.fill, edges]}>
      <View key="board" style={styles.fill}>
        {board}
      </View>
      <View style={[styles.dock, surface, { width: layout.dock }]}>
        {prompt}
        <View style={styles.fill}>{main}</View>
        {bar}
        {layout.roomy && aside !== null ? <View style={styles.fill}>{aside}</View> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  columns: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  dock: { paddingHorizontal: space.s + space.xs, paddingTop: space.xs, gap: 4 },
});
