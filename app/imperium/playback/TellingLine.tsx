import { router } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { chosenButton } from '../../ui/chosen';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { SeatSign } from '../pieces/SeatSign';
import type { SceneLine } from './lines';

interface TellingLineProps {
  readonly line: SceneLine;
  readonly testID: string;
  /** It is told now, or stands in a list to be read: it also says how much and why. */
  readonly full: boolean;
  readonly marked: boolean;
  /** What a touch does, in words. */
  readonly label: string;
  readonly onPress: () => void;
}

const SIGN = 26;

/** Who, what, how much and why; the clause leads to the rules. */
export function TellingLine({ line, testID, full, marked, label, onPress }: TellingLineProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const { rank, seat, text, more, clause, why } = line;
  const card = full && rank === 'moment';
  return (
    <View
      style={[
        styles.line,
        { borderColor: marked ? colours.text : 'transparent' },
        card ? { backgroundColor: colours.surfaceStrong } : null,
      ]}
    >
      <Pressable
        testID={testID}
        role="button"
        aria-label={full ? spoken(label, more.join(' ')) : label}
        {...chosenButton(marked)}
        onPress={onPress}
        {...focusEvents}
        style={[styles.touch, ring]}
      >
        <View style={styles.sign}>{seat === null ? null : <SeatSign seat={seat} size={SIGN} />}</View>
        <View style={styles.words}>
          <Text
            strong={full && rank !== 'line'}
            muted={!full || rank === 'line'}
            variant={rank === 'line' ? 'caption' : 'body'}
            aria-live={marked ? 'polite' : 'off'}
          >
            {text}
          </Text>
          {full && more.length > 0 ? (
            <Text variant="caption" muted>
              {more.join(' ')}
            </Text>
          ) : null}
        </View>
      </Pressable>
      {full && why.length > 0 ? (
        <View style={styles.why} testID={`${testID}-why`}>
          {clause === null ? null : (
            <Pressable
              testID={`${testID}-clause`}
              role="link"
              aria-label={t('table.clause', { clause })}
              hitSlop={10}
              onPress={() => router.push({ pathname: '/rules', params: { game: 'imperium', clause } })}
            >
              <Text variant="caption" strong muted style={styles.link}>
                {clause}
              </Text>
            </Pressable>
          )}
          <Text variant="caption" style={styles.words}>
            {t('imp.why', { card: why.join(' · ') })}
          </Text>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { borderLeftWidth: 3, paddingHorizontal: space.xs, paddingVertical: 2, borderRadius: radius.s },
  touch: { minHeight: touchTarget - 8, flexDirection: 'row', alignItems: 'center', gap: space.s },
  sign: { width: SIGN },
  words: { flex: 1 },
  why: { flexDirection: 'row', gap: space.s, paddingLeft: SIGN + space.s, paddingBottom: 2 },
  link: { textDecorationLine: 'underline' },
});
