import { StyleSheet, View } from 'react-native';

import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { Clause } from './Steps';

interface HeadingProps {
  readonly title: string;
  readonly about?: string;
  readonly clause?: string;
}

/** What there is to do now, a quieter line about it, and where the rules tell of it. */
export function Heading({ title, about, clause }: HeadingProps) {
  return (
    <View style={styles.row}>
      <View style={styles.fill}>
        <Text variant="title">{title}</Text>
        {about === undefined ? null : (
          <Text variant="caption" muted>
            {about}
          </Text>
        )}
      </View>
      {clause === undefined ? null : <Clause clause={clause} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s },
  fill: { flex: 1 },
});
