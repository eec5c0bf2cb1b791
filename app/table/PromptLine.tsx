import { Pressable, StyleSheet, View } from 'react-native';

import { useLeftHanded } from '../feel/hand';
import { useT } from '../i18n';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { palette, radius, space, touchTarget } from '../ui/tokens';
import { Crest } from './Crest';
import type { Table } from './useTable';

/** Who decides what, and how many: the one line that is always there. */
export function PromptLine({ table }: { readonly table: Table }) {
  const t = useT();
  const { colours } = useTheme();
  const leftHanded = useLeftHanded();
  const { prompt, notice, choices, curtain, view } = table;
  if (prompt === null) return null;
  const onMap = choices.areas.length + choices.zones.length > 0;
  return (
    <View style={styles.stack}>
      <View style={[styles.row, leftHanded ? styles.mirrored : null]}>
        <Crest side={prompt.side} size={36} />
        <View style={styles.words} accessible aria-label={prompt.line} testID="prompt">
          <Text
            variant="caption"
            colour={prompt.side === 'atreides' ? palette.atreides : colours.danger}
            strong
          >
            {t(`side.${prompt.side}`)}
            {prompt.count === null ? '' : ` · ${prompt.count}`} · {prompt.clause}
          </Text>
          <Text strong testID="prompt-text">
            {prompt.text}
          </Text>
        </View>
        <SmallButton testID="undo" title={`↶ ${t('table.undo')}`} onPress={table.undo} />
        {curtain.openFor !== null && view.solo === null ? (
          <SmallButton testID="hide" title={t('table.hide')} onPress={curtain.close} />
        ) : null}
      </View>
      {onMap ? (
        <Text variant="caption" muted testID="on-map">
          {t('table.choose')}
        </Text>
      ) : null}
      {notice === null ? null : (
        <Text colour={colours.danger} testID="notice" aria-live="polite">
          {notice}
        </Text>
      )}
    </View>
  );
}

interface SmallButtonProps {
  readonly title: string;
  readonly onPress: () => void;
  readonly testID: string;
}

function SmallButton({ title, onPress, testID }: SmallButtonProps) {
  const { colours } = useTheme();
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={title}
      onPress={onPress}
      style={({ pressed }) => [
        styles.small,
        { borderColor: colours.border, backgroundColor: pressed ? colours.surfaceStrong : 'transparent' },
      ]}
    >
      <Text variant="caption">{title}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  words: { flex: 1 },
  small: {
    minHeight: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
  },
});
