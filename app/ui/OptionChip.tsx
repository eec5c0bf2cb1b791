import type { ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import { spoken } from './spoken';
import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';

interface OptionChipProps {
  /** Empty where the drawing says it all; `label` then says it in words. */
  readonly title: string;
  readonly label?: string;
  /** A second, quieter word: where a leader is now. */
  readonly detail?: string | null;
  readonly art?: ReactNode;
  readonly chosen: boolean;
  /** Radio button (one of several) or checkbox. */
  readonly role?: 'radio' | 'checkbox';
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

/** An option that is chosen or not; filled when it is. */
export function OptionChip(props: OptionChipProps) {
  const {
    title,
    label,
    detail = null,
    art,
    chosen,
    role = 'checkbox',
    disabled = false,
    onPress,
    testID,
  } = props;
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const ink = chosen ? colours.background : disabled ? colours.textMuted : colours.text;
  return (
    <Pressable
      testID={testID}
      role={role}
      aria-label={label ?? spoken(title, detail)}
      aria-checked={chosen}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...focusEvents}
      style={[
        styles.mark,
        {
          backgroundColor: chosen ? colours.text : 'transparent',
          borderColor: chosen ? colours.text : disabled ? 'transparent' : colours.border,
        },
        ring,
      ]}
    >
      {art}
      {title === '' ? null : (
        <Text variant="caption" strong={chosen} colour={ink}>
          {title}
        </Text>
      )}
      {detail === null ? null : (
        <Text variant="caption" colour={chosen ? colours.background : colours.textMuted}>
          {detail}
        </Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  mark: {
    minHeight: touchTarget,
    minWidth: touchTarget,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: space.s + 2,
    borderRadius: radius.m,
    borderWidth: 1,
  },
});
