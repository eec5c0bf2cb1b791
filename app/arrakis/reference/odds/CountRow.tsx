import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { IconButton } from '../../../ui/IconButton';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';

interface CountRowProps {
  readonly name: string;
  readonly lead?: ReactNode;
  readonly value: number;
  /** The value in words, if the number alone does not say it. */
  readonly shown?: string;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly testID: string;
}

/** A number that is counted up and down. */
export function CountRow({ name, lead, value, shown, max, onChange, testID }: CountRowProps) {
  const t = useT();
  return (
    <View style={styles.row} role="group" aria-label={`${name}: ${shown ?? value}`} testID={testID}>
      {lead}
      <Text style={styles.name}>{name}</Text>
      <IconButton
        testID={`${testID}-less`}
        icon="minus"
        label={t('spice.less', { what: name })}
        disabled={value <= 0}
        onPress={() => onChange(value - 1)}
      />
      <Text strong style={styles.value} aria-live="polite" testID={`${testID}-value`}>
        {shown ?? value}
      </Text>
      <IconButton
        testID={`${testID}-more`}
        icon="plus"
        label={t('spice.more', { what: name })}
        disabled={value >= max}
        onPress={() => onChange(value + 1)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  value: { minWidth: 40, textAlign: 'center' },
});
