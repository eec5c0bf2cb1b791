import { Pressable, StyleSheet } from 'react-native';

import { named } from './spoken';
import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';

interface ChipProps {
  readonly title: string;
  readonly kind?: 'plain' | 'primary' | 'danger';
  /** Read aloud instead of the title. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A small button among others. */
export function Chip({ title, kind = 'plain', label = title, disabled = false, onPress, testID }: ChipProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const primary = kind === 'primary' && !disabled;
  const words = primary
    ? colours.onAction
    : disabled
      ? colours.textMuted
      : kind === 'danger'
        ? colours.danger
        : colours.text;
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={named(label, title)}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.frame,
        primary
          ? { backgroundColor: pressed ? colours.actionPressed : colours.action, borderColor: 'transparent' }
          : { backgroundColor: pressed ? colours.surfaceStrong : 'transparent', borderColor: colours.border },
        ring,
      ]}
    >
      <Text strong colour={words}>
        {title}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  frame: {
    minHeight: touchTarget,
    maxWidth: '100%',
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: 1,
  },
});
