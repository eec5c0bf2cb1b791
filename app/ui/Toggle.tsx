import { Pressable, StyleSheet, View } from 'react-native';

import { spoken } from './spoken';
import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';

interface ToggleProps {
  readonly label: string;
  /** What it does, in a quieter line. */
  readonly detail?: string | undefined;
  readonly value: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: boolean) => void;
  readonly testID: string;
}

/** On or off: a knob that moves and a ring that fills, so that it is seen without colour. */
export function Toggle({ label, detail, value, disabled = false, onChange, testID }: ToggleProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="switch"
      aria-label={spoken(label, detail)}
      aria-checked={value}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={() => onChange(!value)}
      {...focusEvents}
      style={[styles.row, ring]}
    >
      <View style={styles.words}>
        <Text strong>{label}</Text>
        {detail ? (
          <Text variant="caption" muted>
            {detail}
          </Text>
        ) : null}
      </View>
      <View
        style={[
          styles.track,
          {
            borderColor: value ? colours.text : colours.border,
            backgroundColor: value ? colours.text : 'transparent',
          },
        ]}
      >
        <View
          style={[
            styles.knob,
            value
              ? { backgroundColor: colours.background, marginLeft: 20 }
              : { borderWidth: 2, borderColor: colours.text },
          ]}
        />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: touchTarget,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderRadius: radius.s,
  },
  words: { flex: 1 },
  track: { width: 48, height: 28, borderRadius: radius.round, borderWidth: 1.5, padding: 3 },
  knob: { width: 20, height: 20, borderRadius: radius.round },
});
