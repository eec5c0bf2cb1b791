import { Children, Fragment, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space } from './tokens';

interface GroupProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Things that belong together on one sheet, a hairline between them. */
export function Group({ title, children }: GroupProps) {
  const { colours } = useTheme();
  const parts = Children.toArray(children);
  return (
    <View style={styles.group} role="group" aria-label={title}>
      {title === undefined ? null : <Text variant="title">{title}</Text>}
      <View style={[styles.sheet, { backgroundColor: colours.surface }]}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index === 0 ? null : <View style={[styles.line, { backgroundColor: colours.border }]} />}
            {part}
          </Fragment>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.s },
  sheet: { borderRadius: radius.m, padding: space.m, gap: space.m },
  line: { height: StyleSheet.hairlineWidth, opacity: 0.6 },
});
