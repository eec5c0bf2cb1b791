import { Pressable, StyleSheet } from 'react-native';

import { Icon } from './Icon';
import { icons, type IconName } from './icons';
import { useTheme } from './theme';
import { radius, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

export function IconButton({ icon, label, disabled = false, onPress, testID }: IconButtonProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.frame,
        {
          backgroundColor: pressed ? colours.surfaceStrong : colours.surface,
          borderColor: disabled ? 'transparent' : colours.border,
        },
        ring,
      ]}
    >
      <Icon drawing={icons[icon]} colour={disabled ? colours.border : colours.text} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  frame: {
    width: touchTarget,
    height: touchTarget,
    borderRadius: radius.round,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
