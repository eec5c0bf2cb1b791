import { setStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Chip } from '../../../ui/Chip';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import type { HagalEntry } from '../record';
import { logText } from '../steps';
import { useHagalTable } from '../store';

/** What House Hagal did, the newest first; all of it can be copied. */
export function LogPanel() {
  const t = useT();
  const log = useHagalTable((table) => table.log);
  const [copied, setCopied] = useState<number | null>(null);
  if (log.length === 0) return <Text muted>{t('hagal.log.empty')}</Text>;
  const newest = log.at(-1)?.id ?? 0;
  const copy = () => void setStringAsync(logText(log)).then(() => setCopied(newest));
  return (
    <View style={styles.stack} testID="hagal-log">
      <View style={styles.row}>
        <Chip
          testID="hagal-copy"
          title={t(copied === newest ? 'companion.log.copied' : 'companion.log.copy')}
          onPress={copy}
        />
      </View>
      {newestFirst(log).map(({ id, round, title, steps }) => (
        <View key={id} testID={`hagal-entry-${id}`}>
          {title === '' ? null : (
            <Text strong role="heading">
              {`${t('table.round', { round })} · ${title}`}
            </Text>
          )}
          {steps.map(({ text }, index) => (
            <Text key={index} selectable>
              {text}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

/** What continues a turn stays below its title. */
function newestFirst(log: readonly HagalEntry[]): readonly HagalEntry[] {
  const turns: (readonly HagalEntry[])[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (entry.title === '' && last !== undefined) turns[turns.length - 1] = [...last, entry];
    else turns.push([entry]);
  }
  return turns.reverse().flat();
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  row: { flexDirection: 'row' },
});
