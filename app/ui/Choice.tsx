import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
  readonly testID: string;
}

/** A word of more letters does not fit beside two others on a phone. */
const LONG = 9;
/** Numbers: four of them stand in one row of a phone. */
const SHORT = 2;

/** One of a few: a row of options that wraps when text is large. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, disabled = false, onChange, testID } = props;
  const wide = options.some((option) => option.label.length > LONG);
  const narrow = options.every((option) => option.label.length <= SHORT);
  return (
    <View role="radiogroup" aria-label={label} testID={testID} style={styles.group}>
      <Text strong>{label}</Text>
      <View style={styles.row}>
        {options.map((option) => (
          <Option
            key={option.value}
            label={option.label}
            chosen={option.value === value}
            disabled={disabled}
            wide={wide}
            narrow={narrow}
            onPress={() => onChange(option.value)}
            testID={`${testID}-${option.value}`}
          />
        ))}
      </View>
    </View>
  );
}

interface OptionProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly wide: boolean;
  readonly narrow: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

function Option({ label, chosen, disabled, wide, narrow, onPress, testID }: OptionProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="radio"
      aria-label={label}
      aria-checked={chosen}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...focusEvents}
      style={[
        styles.option,
        wide ? styles.wide : narrow ? styles.narrow : null,
        {
          backgroundColor: chosen ? colours.surfaceStrong : colours.surface,
          borderColor: chosen ? colours.text : colours.border,
        },
        ring,
      ]}
    >
      {/* A filled or hollow mark: the choice is seen without colour. */}
      <View style={[styles.mark, { borderColor: colours.text }]}>
        {chosen ? <View style={[styles.dot, { backgroundColor: colours.text }]} /> : null}
      </View>
      <Text style={styles.label}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  option: {
    minHeight: touchTarget,
    // As wide as its words at least, in any language; no weight changes, so nothing moves with the choice.
    flexGrow: 1,
    flexBasis: 'auto',
    minWidth: 80,
    maxWidth: '100%',
    borderRadius: radius.m,
    borderWidth: 1.5,
    paddingHorizontal: space.s + 2,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s - 2,
  },
  wide: { flexBasis: 140 },
  narrow: { minWidth: 60 },
  mark: {
    width: 16,
    height: 16,
    borderRadius: radius.round,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  label: { flexShrink: 1 },
  dot: { width: 8, height: 8, borderRadius: radius.round },
});
