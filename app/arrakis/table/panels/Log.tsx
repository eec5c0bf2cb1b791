import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import type { RunningGame } from '../../runningGame';
import { useEarlier } from './useEarlier';
import type { LogLine } from './useLog';

interface LogProps {
  readonly game: RunningGame;
  /** Of this sitting; what was before is read from the record. */
  readonly lines: readonly LogLine[];
}

/** What happened, newest first. */
export function Log({ game, lines: recent }: LogProps) {
  const lines = useEarlier(game, recent);
  const t = useT();
  const { colours } = useTheme();
  if (lines.length === 0) return <Text muted>{t('table.log.empty')}</Text>;
  return (
    <View style={styles.stack} testID="log">
      {[...lines].reverse().map((line) => (
        <View key={line.id} style={[styles.line, { borderColor: colours.border }]}>
          <Text strong={line.strong}>{line.text}</Text>
          {line.detail === null ? null : (
            <Text variant="caption" muted>
              {line.detail}
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  line: { borderBottomWidth: StyleSheet.hairlineWidth, paddingVertical: space.xs },
});
