import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { spoken } from './spoken';
import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';

interface ButtonProps {
  readonly title: string;
  /** A second, quieter line: what the button will do, or why it cannot. */
  readonly detail?: string | undefined;
  readonly icon?: ReactNode;
  /** `primary` is the spice-coloured thing to do now: one on a screen. */
  readonly kind?: 'primary' | 'secondary';
  /** Less padding, where two are side by side on a phone. */
  readonly tight?: boolean;
  readonly disabled?: boolean;
  /** As high as the one beside it, whatever either says. */
  readonly level?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

export function Button({
  title,
  detail,
  icon,
  kind = 'secondary',
  tight = false,
  disabled = false,
  level = false,
  onPress,
  testID,
}: ButtonProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const primary = kind === 'primary' && !disabled;

  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={spoken(title, detail)}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.frame,
        tight ? styles.tight : null,
        level ? styles.level : null,
        primary
          ? { backgroundColor: pressed ? colours.actionPressed : colours.action, borderColor: 'transparent' }
          : {
              backgroundColor: pressed ? colours.surfaceStrong : colours.surface,
              borderColor: disabled ? 'transparent' : colours.border,
            },
        ring,
      ]}
    >
      {icon}
      <View style={styles.words}>
        <Text
          strong
          colour={primary ? colours.onAction : disabled ? colours.textMuted : colours.text}
          style={styles.title}
        >
          {title}
        </Text>
        {detail ? (
          <Text variant="caption" colour={primary ? colours.onAction : colours.textMuted}>
            {detail}
          </Text>
        ) : null}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  frame: {
    minHeight: touchTarget + space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
  },
  level: { flexGrow: 1 },
  tight: { paddingHorizontal: 10, gap: 6 },
  words: { flex: 1 },
  title: { letterSpacing: 0.3 },
});
