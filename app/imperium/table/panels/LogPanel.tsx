import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import type { LogLine } from './useLog';

/** What happened, newest first. */
export function LogPanel({ lines }: { readonly lines: readonly LogLine[] }) {
  const t = useT();
  const { colours } = useTheme();
  if (lines.length === 0) return <Text muted>{t('table.log.empty')}</Text>;
  return (
    <View testID="log">
      {[...lines].reverse().map(({ id, text, strong }) => (
        <View key={id} style={[styles.line, { borderColor: colours.border }]}>
          <Text strong={strong}>{text}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { borderBottomWidth: StyleSheet.hairlineWidth, paddingVertical: space.xs },
});
