import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { useStorage } from '../../../store/gamesLibrary';
import { BackButton } from '../../../ui/Screen';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import type { Inspected } from '../inspect/inspected';
import type { Table } from '../useTable';
import { Tracks } from './Tracks';

interface HeaderProps {
  readonly table: Table;
  readonly onInspect: (what: Inspected) => void;
  /**
   * `broad`: over the whole breadth of a tablet. `corner`: in a corner beside the planet. `line`: one line above the prompt,
   * the way back stands elsewhere.
   */
  readonly form?: 'block' | 'broad' | 'corner' | 'line';
}

/** Round, phase and who is ahead; and, if so, that nothing is being saved. */
export function Header({ table: { view }, onInspect, form = 'block' }: HeaderProps) {
  const t = useT();
  const { colours } = useTheme();
  const status = useStorage((state) => state.status);
  // Over a map that was drawn nearer it stays readable.
  const ground = [styles.ground, { backgroundColor: `${colours.background}D9` }];
  const phase = (
    <Text
      strong
      variant={form === 'line' ? 'caption' : 'body'}
      maxScale={form === 'corner' ? undefined : 1.15}
      numberOfLines={form === 'block' ? 1 : 2}
      style={form === 'line' ? styles.words : null}
      testID="phase"
    >
      {t('table.round', { round: view.round })} · {t(`table.phase.${view.phase}`)}
    </Text>
  );
  const trouble = (
    <>
      {status.kind === 'memory' ? (
        <Text variant="caption" colour={colours.danger} testID="unsaved">
          {t('table.unsaved')}
        </Text>
      ) : null}
    </>
  );
  if (form === 'line') {
    return (
      <View>
        <View style={styles.line}>
          {phase}
          <Tracks view={view} form="line" onInspect={onInspect} />
        </View>
        {trouble}
      </View>
    );
  }
  if (form === 'corner') {
    return (
      <View style={styles.tall}>
        <View style={styles.line}>
          <BackButton />
          <View style={[styles.shrink, ground]}>{phase}</View>
        </View>
        <View style={ground}>
          <Tracks view={view} form="column" onInspect={onInspect} />
        </View>
        {trouble}
      </View>
    );
  }
  if (form === 'broad') {
    return (
      <View style={styles.frame}>
        <BackButton />
        <View style={styles.broad}>
          <View>
            {phase}
            {trouble}
          </View>
          <Tracks view={view} form="named" onInspect={onInspect} />
        </View>
      </View>
    );
  }
  return (
    <View style={styles.frame}>
      <BackButton />
      <View style={styles.words}>
        {phase}
        <Tracks view={view} form="headed" onInspect={onInspect} />
        {trouble}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s + 2,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
  },
  tall: { gap: space.s, alignItems: 'flex-start', pointerEvents: 'box-none' },
  ground: { borderRadius: radius.s, padding: space.xs },
  shrink: { flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  broad: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  words: { flex: 1 },
});
