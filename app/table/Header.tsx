import { StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import { useStorage } from '../store/gamesLibrary';
import { BackButton } from '../ui/Screen';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { space } from '../ui/tokens';
import { Tracks } from './Tracks';
import type { Table } from './useTable';

/** Round, phase and who is ahead; and, if so, that nothing is being saved. */
export function Header({ table: { view } }: { readonly table: Table }) {
  const t = useT();
  const { colours } = useTheme();
  const status = useStorage((state) => state.status);
  return (
    <View style={styles.frame}>
      <BackButton />
      <View style={styles.words}>
        <Text strong numberOfLines={1} testID="phase">
          {t('table.round', { round: view.round })} · {t(`table.phase.${view.phase}`)}
        </Text>
        <Tracks view={view} />
        {status.kind === 'memory' ? (
          <Text variant="caption" colour={colours.danger} testID="unsaved">
            {t('table.unsaved')}
          </Text>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.s },
  words: { flex: 1, gap: space.xs },
});
