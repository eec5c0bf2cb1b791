import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { spoken } from '../../../ui/spoken';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import type { Replay } from '../../recap/useReplay';
import type { RunningGame } from '../../runningGame';
import { useEarlier } from './useEarlier';
import type { LogLine } from './useLog';

interface LogProps {
  readonly game: RunningGame;
  /** Of this sitting; what was before is read from the record. */
  readonly lines: readonly LogLine[];
  /** Shows a line on the board; null where there is none. */
  readonly replay: Replay | null;
}

/** What happened, newest first; a line that has a place shows it on the board when it is touched. */
export function Log({ game, lines: recent, replay }: LogProps) {
  const lines = useEarlier(game, recent);
  const t = useT();
  if (lines.length === 0) return <Text muted>{t('table.log.empty')}</Text>;
  return (
    <View style={styles.stack} testID="log">
      {[...lines].reverse().map((line) =>
        line.place === null || replay === null ? (
          <View key={line.id} style={styles.plain}>
            <Words line={line} />
          </View>
        ) : (
          <Touchable key={line.id} line={line} onPress={() => replay.show(line, line.events)} />
        ),
      )}
    </View>
  );
}

function Words({ line }: { readonly line: LogLine }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.line, { borderColor: colours.border }]}>
      <Text strong={line.strong}>{line.text}</Text>
      {line.detail === null ? null : (
        <Text variant="caption" muted>
          {line.detail}
        </Text>
      )}
    </View>
  );
}

function Touchable({ line, onPress }: { readonly line: LogLine; readonly onPress: () => void }) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={`log-${line.id}`}
      role="button"
      aria-label={t('recap.show', { line: spoken(line.text, line.detail) })}
      onPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.touch,
        pressed ? { backgroundColor: colours.surfaceStrong } : null,
        ring,
      ]}
    >
      <Words line={line} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  plain: { paddingHorizontal: space.xs },
  touch: {
    minHeight: touchTarget,
    justifyContent: 'center',
    borderRadius: radius.s,
    paddingHorizontal: space.xs,
  },
  line: { borderBottomWidth: StyleSheet.hairlineWidth, paddingVertical: space.xs },
});
