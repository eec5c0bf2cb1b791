import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { panelIcons } from '../../ui/panelIcons';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { headlineOf, type RecapItem } from './recap';

interface RecapLineProps {
  readonly items: readonly RecapItem[];
  /** Only a sign with a number, where there is no room for words. */
  readonly small: boolean;
  readonly onOpen: () => void;
}

/** What remains of what was told until the next decision: its greatest thing. It opens the recap. */
export function RecapLine({ items, small, onOpen }: RecapLineProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const headline = headlineOf(items);
  if (headline === null) return null;
  const others = items.length - 1;
  return (
    <Pressable
      testID="recap-open"
      role="button"
      aria-label={spoken(
        `${t('recap.title')}: ${headline.text}`,
        small ? String(items.length) : others > 0 ? t('recap.more', { count: others }) : null,
      )}
      onPress={onOpen}
      hitSlop={6}
      {...focusEvents}
      style={({ pressed }) => [
        small ? styles.sign : styles.line,
        { backgroundColor: colours.surfaceStrong, opacity: pressed ? 0.7 : 1 },
        ring,
      ]}
    >
      <Icon drawing={panelIcons.log} colour={colours.textMuted} size={18} />
      {small ? (
        <Text variant="caption" strong>
          {items.length}
        </Text>
      ) : (
        <View style={styles.words}>
          <Text variant="caption" numberOfLines={2} testID="recap-line">
            {headline.text}
          </Text>
        </View>
      )}
      {others > 0 && !small ? (
        <Text variant="caption" strong muted>
          {t('recap.more', { count: others })}
        </Text>
      ) : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: {
    minHeight: touchTarget - space.m,
    paddingVertical: 2,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
  },
  words: { flex: 1 },
  sign: {
    minWidth: touchTarget,
    height: touchTarget,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderRadius: radius.round,
    paddingHorizontal: space.xs,
  },
});
