import { StyleSheet, View } from 'react-native';

import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space } from './tokens';
import { Chip } from './Chip';

interface NoticeProps {
  readonly text: string;
  readonly kind?: 'plain' | 'danger';
  readonly action?: { readonly title: string; readonly onPress: () => void; readonly testID: string };
  readonly testID: string;
}

/** A message with at most one action. Screen readers read it at once. */
export function Notice({ text, kind = 'plain', action, testID }: NoticeProps) {
  const { colours } = useTheme();
  return (
    <View
      testID={testID}
      role="status"
      aria-live="polite"
      style={[
        styles.frame,
        {
          backgroundColor: colours.surfaceStrong,
          borderColor: kind === 'danger' ? colours.danger : colours.border,
        },
      ]}
    >
      <Text style={styles.text} testID={`${testID}-text`}>
        {text}
      </Text>
      {action ? <Chip testID={action.testID} title={action.title} onPress={action.onPress} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 220 },
});
