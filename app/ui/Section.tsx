import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from './Text';
import { space } from './tokens';

interface SectionProps {
  readonly title: string;
  /** Stands at the end of the title's line. */
  readonly end?: ReactNode;
  /** Things side by side, as many as fit. */
  readonly row?: boolean;
  readonly children: ReactNode;
}

/** A group of controls under a title. */
export function Section({ title, end, row = false, children }: SectionProps) {
  return (
    <View style={styles.section} role="group" aria-label={title}>
      <View style={styles.head}>
        <Text variant="caption" strong muted style={styles.title}>
          {title}
        </Text>
        {end}
      </View>
      <View style={row ? styles.row : styles.stack}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  stack: { gap: space.xs },
});
