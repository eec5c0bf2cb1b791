import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { chosenLink } from '../../ui/chosen';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';

interface LinkRowProps {
  readonly title: string;
  readonly detail?: ReactNode;
  /** Before the title: a sign or a number. */
  readonly lead?: ReactNode;
  readonly chosen?: boolean;
  readonly label?: string;
  readonly onPress: () => void;
  readonly testID: string;
}

/** A row of a list that links to another page. */
export function LinkRow({ title, detail, lead, chosen = false, label, onPress, testID }: LinkRowProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="link"
      aria-label={label ?? spoken(title, typeof detail === 'string' ? detail : null)}
      {...chosenLink(chosen)}
      onPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: pressed || chosen ? colours.surfaceStrong : colours.surface,
          borderColor: chosen ? colours.text : 'transparent',
        },
        ring,
      ]}
    >
      {lead}
      <View style={styles.words}>
        <Text strong>{title}</Text>
        {typeof detail === 'string' ? (
          <Text variant="caption" muted>
            {detail}
          </Text>
        ) : (
          detail
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: touchTarget + space.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
  },
  words: { flex: 1 },
});
