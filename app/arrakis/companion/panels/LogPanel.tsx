import { setStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import type { CompanionEntry } from '../record';
import { logText } from '../instructions';
import { StepLines } from './StepLines';

interface LogPanelProps {
  readonly log: readonly CompanionEntry[];
  readonly round: number;
}

/** What went on after a question belongs to what it interrupted: an entry without a title continues the one before. */
function whole(entries: readonly CompanionEntry[]): CompanionEntry[] {
  const joined: CompanionEntry[] = [];
  for (const entry of entries) {
    const before = joined.at(-1);
    if (entry.title !== '' || before === undefined) joined.push(entry);
    else joined[joined.length - 1] = { ...before, lines: [...before.lines, ...entry.lines] };
  }
  return joined;
}

/** What Mahdi did this round, die by die; each line says why when it is touched, and all of it can be copied. */
export function LogPanel({ log, round }: LogPanelProps) {
  const t = useT();
  const [opened, setOpened] = useState<{ readonly entry: number; readonly line: number } | null>(null);
  const [copied, setCopied] = useState<number | null>(null);
  const entries = log.filter((entry) => entry.round === round);
  if (entries.length === 0) return <Text muted>{t('companion.log.empty')}</Text>;
  const newest = entries.at(-1)?.id ?? 0;
  const copy = () => void setStringAsync(logText(entries)).then(() => setCopied(newest));
  return (
    <View style={styles.stack} testID="log-panel">
      <View style={styles.row}>
        <Chip
          testID="log-copy"
          title={t(copied === newest ? 'companion.log.copied' : 'companion.log.copy')}
          onPress={copy}
        />
      </View>
      {/* The newest die is read first; what is copied goes from first to last. */}
      {whole(entries)
        .reverse()
        .map(({ id, title, lines }) => (
          <View key={id} testID={`entry-${id}`}>
            {title === '' ? null : (
              <Text strong role="heading">
                {title}
              </Text>
            )}
            <StepLines
              lines={lines}
              at={opened?.entry === id ? opened.line : null}
              onLook={(line) =>
                setOpened((now) => (now?.entry === id && now.line === line ? null : { entry: id, line }))
              }
              testID={`told-${id}`}
            />
          </View>
        ))}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  row: { flexDirection: 'row' },
});
