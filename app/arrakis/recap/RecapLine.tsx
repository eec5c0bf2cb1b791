import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { panelIcons } from '../../ui/panelIcons';
import { headlineOf, type RecapItem } from './recap';

interface RecapLineProps {
  readonly items: readonly RecapItem[];
  /**
   * A line that names the greatest thing; a summary that also says how much and why, where nothing was told before; or
   * only a sign, where there is no room for words.
   */
  readonly form: 'line' | 'summary' | 'sign';
  readonly onOpen: () => void;
}

/** What remains of what was told until the next decision; it opens the recap. */
export function RecapLine({ items, form, onOpen }: RecapLineProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const headline = headlineOf(items);
  if (headline === null) return null;
  const others = items.length - 1;
  const label = spoken(
    `${t('recap.title')}: ${headline.text}`,
    form === 'summary' ? headline.more.join(' ') : null,
    form === 'sign' ? String(items.length) : others > 0 ? t('recap.more', { count: others }) : null,
  );
  const touch = { role: 'button', 'aria-label': label, onPress: onOpen, ...focusEvents } as const;
  const icon = <Icon drawing={panelIcons.log} colour={colours.textMuted} size={18} />;
  if (form === 'sign') {
    return (
      <Pressable
        testID="recap-open"
        {...touch}
        style={[styles.sign, { backgroundColor: colours.surfaceStrong }, ring]}
      >
        {icon}
        <Text variant="caption" strong>
          {items.length}
        </Text>
      </Pressable>
    );
  }
  return (
    <Pressable
      testID="recap-open"
      {...touch}
      style={({ pressed }) => [
        styles.line,
        { backgroundColor: colours.surfaceStrong, opacity: pressed ? 0.7 : 1 },
        ring,
      ]}
    >
      {icon}
      <View style={styles.words} testID={form === 'summary' ? 'summary' : 'recap-line'}>
        <Text variant="caption" strong={form === 'summary'} numberOfLines={2}>
          {headline.text}
        </Text>
        {form === 'summary' && headline.more.length > 0 ? (
          <Text variant="caption" muted numberOfLines={2}>
            {headline.more.join(' ')}
          </Text>
        ) : null}
      </View>
      {others > 0 ? (
        <Text variant="caption" strong muted>
          {t('recap.more', { count: others })}
        </Text>
      ) : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: {
    minHeight: touchTarget - space.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
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
