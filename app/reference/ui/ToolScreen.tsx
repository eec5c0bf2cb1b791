import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { BackButton } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';

interface ToolScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly testID: string;
}

/** A page of the reference that fills the screen under its title. */
export function ToolScreen({ title, children, testID }: ToolScreenProps) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      testID={testID}
      style={[
        styles.fill,
        {
          backgroundColor: colours.background,
          paddingTop: insets.top + space.s,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <View style={styles.header}>
        <BackButton />
        <Text variant="title" level={1} style={styles.fill}>
          {title}
        </Text>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingBottom: space.s,
  },
});
