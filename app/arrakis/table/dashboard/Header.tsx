import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { useStorage } from '../../../store/gamesLibrary';
import { BackButton } from '../../../ui/Screen';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import type { Inspected } from '../inspect/inspected';
import type { Table } from '../useTable';
import { Tracks } from './Tracks';

interface HeaderProps {
  readonly table: Table;
  readonly onInspect: (what: Inspected) => void;
  /** `column`: at the side of the planet. `line`: one line above the prompt, the way back stands elsewhere. */
  readonly form?: 'block' | 'column' | 'line';
}

/** Round, phase and who is ahead; and, if so, that nothing is being saved. */
export function Header({ table: { view }, onInspect, form = 'block' }: HeaderProps) {
  const t = useT();
  const { colours } = useTheme();
  const status = useStorage((state) => state.status);
  const phase = (
    <Text
      strong
      variant={form === 'line' ? 'caption' : 'body'}
      maxScale={form === 'column' ? undefined : 1.15}
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
          <Tracks view={view} onInspect={onInspect} />
        </View>
        {trouble}
      </View>
    );
  }
  if (form === 'column') {
    return (
      <View style={styles.tall}>
        <BackButton />
        {phase}
        <Tracks view={view} tall onInspect={onInspect} />
        {trouble}
      </View>
    );
  }
  return (
    <View style={styles.frame}>
      <BackButton />
      <View style={styles.words}>
        {phase}
        <Tracks view={view} onInspect={onInspect} />
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
  tall: { gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1, gap: 2 },
});
