import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';

interface FilterRowProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Beside the list there is room to show all; above it they slide. */
  readonly wrap: boolean;
  readonly testID: string;
}

/** One of several, as a row of small choices. */
export function FilterRow<Value extends string>(props: FilterRowProps<Value>) {
  const { label, options, value, onChange, wrap, testID } = props;
  const chips = options.map((option) => (
    <FilterChip
      key={option.value}
      testID={`${testID}-${option.value}`}
      label={option.label}
      chosen={option.value === value}
      onPress={() => onChange(option.value)}
    />
  ));
  return (
    <View role="radiogroup" aria-label={label} testID={testID} style={styles.group}>
      <Text variant="caption" strong muted>
        {label}
      </Text>
      {wrap ? (
        <View style={[styles.row, styles.wrap]}>{chips}</View>
      ) : (
        <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.row}>
          {chips}
        </ScrollView>
      )}
    </View>
  );
}

interface FilterChipProps {
  readonly label: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

function FilterChip({ label, chosen, onPress, testID }: FilterChipProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  // Whole in sight wherever the row has been slid to.
  const { width } = useWindowDimensions();
  return (
    <Pressable
      testID={testID}
      role="radio"
      aria-label={label}
      aria-checked={chosen}
      onPress={onPress}
      {...focusEvents}
      style={[
        styles.chip,
        {
          maxWidth: width - 2 * space.m,
          backgroundColor: chosen ? colours.text : 'transparent',
          borderColor: chosen ? colours.text : colours.border,
        },
        ring,
      ]}
    >
      <Text strong={chosen} colour={chosen ? colours.background : colours.text}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.s, paddingVertical: 2 },
  wrap: { flexWrap: 'wrap' },
  chip: {
    minHeight: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    borderRadius: radius.round,
    borderWidth: 1,
  },
});
