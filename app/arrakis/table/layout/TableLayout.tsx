import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useLeftHanded } from '../../../feedback/useLeftHanded';
import { BackButton } from '../../../ui/Screen';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import type { Layout } from './useLayout';

/** The parts of the table; the layouts only say where they stand. */
export interface TableParts {
  readonly board: ReactNode;
  readonly header: ReactNode;
  /** Tracks, dice and spice board in the corners around a planet with much room. */
  readonly instruments: ReactNode;
  readonly prompt: ReactNode;
  readonly actions: ReactNode;
  readonly bar: ReactNode;
  readonly dashboards: ReactNode;
  readonly tabs: ReactNode;
  /** Null while nothing lies beside the decision. */
  readonly aside: ReactNode;
}

interface TableLayoutProps {
  readonly layout: Layout;
  /** The controls of a phone rise over the foot of the planet by so many points, which keeps its size beneath them. */
  readonly rise?: number;
  /** A card is held up beside the decision, and is read whole. */
  readonly reading?: boolean;
  readonly parts: TableParts;
}

/**
 * Four layouts. The planet is never covered: controls stand below it or beside it, at sizes that do not change. A device
 * that is turned keeps its planet: the board has the same key among the same parents in all of them.
 */
export function TableLayout({ layout, rise = 0, reading = false, parts }: TableLayoutProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const mirrored = useLeftHanded() ? styles.mirrored : null;
  const { board, header, instruments, prompt, actions, bar, dashboards, tabs, aside } = parts;
  const edges = {
    backgroundColor: colours.background,
    paddingTop: insets.top,
    paddingLeft: insets.left,
    paddingRight: insets.right,
  };
  const surface = { backgroundColor: colours.surface };
  const foot = { paddingBottom: insets.bottom + space.xs };

  switch (layout.name) {
    case 'phone':
      return (
        <View testID="game-screen" style={[styles.fill, edges]}>
          {header}
          <View key="board" style={styles.fill}>
            {board}
          </View>
          <View
            style={[
              styles.dock,
              surface,
              foot,
              { height: layout.dock + rise + insets.bottom, marginTop: -rise },
            ]}
          >
            {prompt}
            {aside ?? (
              <>
                <View style={styles.fill}>{actions}</View>
                {bar}
                {dashboards}
              </>
            )}
            {tabs}
          </View>
        </View>
      );
    case 'phoneWide':
      return (
        <View testID="game-screen" style={[styles.beside, mirrored, edges]}>
          <View key="board" style={styles.fill}>
            {board}
            {/* The planet is round: its corners are free. */}
            <View style={styles.corner}>
              <BackButton />
            </View>
          </View>
          <View style={[styles.dock, styles.tight, surface, foot, { width: layout.dock }]}>
            {header}
            {prompt}
            {aside ?? (
              <>
                <View style={styles.fill}>{actions}</View>
                {bar}
                {dashboards}
              </>
            )}
            {tabs}
          </View>
        </View>
      );
    case 'tabletWide':
      return (
        <View testID="game-screen" style={[styles.beside, mirrored, edges]}>
          <View key="board" style={styles.fill}>
            {board}
            {instruments}
          </View>
          <View style={[styles.dock, styles.airy, surface, foot, { width: layout.dock }]}>
            {prompt}
            <View style={styles.most}>{actions}</View>
            {bar}
            {tabs}
            {aside === null ? null : <View style={reading ? styles.read : styles.fill}>{aside}</View>}
          </View>
        </View>
      );
    case 'tablet':
      return (
        <View testID="game-screen" style={[styles.fill, edges]}>
          {header}
          <View key="board" style={styles.fill}>
            {board}
          </View>
          <View style={[styles.columns, mirrored, surface, foot, { height: layout.dock + insets.bottom }]}>
            <View style={[styles.dock, styles.fill]}>
              {prompt}
              <View style={styles.fill}>{actions}</View>
              {bar}
              {aside === null ? tabs : dashboards}
            </View>
            {aside === null ? null : (
              <View style={[styles.dock, styles.fill]}>
                {tabs}
                <View style={styles.fill}>{aside}</View>
              </View>
            )}
          </View>
        </View>
      );
  }
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  columns: { flexDirection: 'row', gap: space.s },
  dock: { paddingHorizontal: space.s + space.xs, paddingTop: space.s, gap: 6 },
  tight: { paddingTop: space.xs, gap: 3 },
  corner: { position: 'absolute', left: space.s, top: space.s },
  airy: { gap: space.s },
  most: { flex: 1.15 },
  read: { flex: 2.1 },
});
