import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space } from './tokens';

interface CounterProps {
  readonly name: string;
  readonly value: number;
  /** The value in words, if the number alone does not say it. */
  readonly shown?: string;
  readonly min?: number;
  readonly max: number;
  readonly art?: ReactNode;
  /** Share of the row, in points: the name then stands above. The whole row where it is not given. */
  readonly basis?: number;
  readonly onChange: (value: number) => void;
  readonly testID: string;
}

/** How many of something: one fewer, the number, one more. */
export function Counter(props: CounterProps) {
  const { name, value, shown, min = 0, max, art, basis, onChange, testID } = props;
  const t = useT();
  const { colours } = useTheme();
  const half = basis !== undefined;
  const words = (
    <Text
      variant="caption"
      strong={value > 0}
      muted={value === 0}
      style={half ? null : styles.name}
      numberOfLines={2}
    >
      {name}
    </Text>
  );
  return (
    <View
      testID={testID}
      style={[
        styles.frame,
        { backgroundColor: colours.background },
        half ? { flexBasis: basis } : styles.whole,
      ]}
    >
      {half ? words : null}
      <View style={styles.row}>
        {art}
        {half ? <View style={styles.name} /> : words}
        <IconButton
          testID={`${testID}-less`}
          icon="minus"
          label={t('companion.less', { what: name })}
          disabled={value <= min}
          onPress={() => onChange(value - 1)}
        />
        <Text
          strong
          muted={value === 0}
          style={[styles.value, shown === undefined ? null : styles.wide]}
          aria-live="polite"
          aria-label={`${name}: ${shown ?? value}`}
          testID={`${testID}-value`}
        >
          {shown ?? value}
        </Text>
        <IconButton
          testID={`${testID}-more`}
          icon="plus"
          label={t('companion.more', { what: name })}
          disabled={value >= max}
          onPress={() => onChange(value + 1)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    flexGrow: 1,
    borderRadius: radius.m,
    paddingLeft: space.s,
    paddingRight: space.xs,
    paddingVertical: space.xs,
  },
  whole: { flexBasis: '100%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { flex: 1 },
  value: { minWidth: 22, textAlign: 'center' },
  wide: { minWidth: 52, flexShrink: 0 },
});
