import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { spoken } from './spoken';
import { Text } from './Text';
import { useTheme } from './theme';
import { space, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';

interface PanelRowProps {
  readonly testID: string;
  readonly art?: ReactNode;
  readonly title: string;
  readonly detail?: string | null;
  readonly end?: string | null;
  readonly onPress: () => void;
}

/** One row of a panel; a tap shows more about it. */
export function PanelRow({ testID, art, title, detail = null, end = null, onPress }: PanelRowProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={spoken(title, detail, end)}
      onPress={onPress}
      onLongPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.row,
        { borderColor: colours.border, backgroundColor: pressed ? colours.surfaceStrong : 'transparent' },
        ring,
      ]}
    >
      {art}
      <View style={styles.words}>
        <Text strong>{title}</Text>
        {detail === null ? null : (
          <Text variant="caption" muted>
            {detail}
          </Text>
        )}
      </View>
      {end === null ? null : <Text strong>{end}</Text>}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s + 2,
    minHeight: touchTarget,
    paddingVertical: 3,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  words: { flex: 1 },
});
