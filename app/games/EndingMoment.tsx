import { useEffect, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../i18n';
import { Backdrop } from '../ui/scene/Backdrop';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { night, radius, space } from '../ui/tokens';
import { useFocusRing } from '../ui/useFocusRing';

/** Milliseconds until the words stand fully in the sky. */
const RISE = 700;

interface EndingMomentProps {
  readonly crest: ReactNode;
  /** Of those who won. */
  readonly colour: string;
  /** Who won, and by what. */
  readonly title: string;
  readonly reason: string;
  /** The numbers that decided it. */
  readonly children: ReactNode;
  readonly onEnd: () => void;
}

/** A game is over: for a moment there is nothing else. A tap anywhere goes on to how it went. */
export function EndingMoment({ crest, colour, title, reason, children, onEnd }: EndingMomentProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const { ring, focusEvents } = useFocusRing();
  const { reducedMotion } = useTheme();
  const risen = useSharedValue(reducedMotion ? 1 : 0);
  useEffect(() => {
    risen.set(withTiming(1, { duration: reducedMotion ? 0 : RISE, easing: Easing.out(Easing.cubic) }));
  }, [risen, reducedMotion]);
  const rising = useAnimatedStyle(() => ({
    opacity: risen.get(),
    transform: [{ translateY: (1 - risen.get()) * 24 }],
  }));
  return (
    <View
      style={[
        styles.cover,
        {
          backgroundColor: night.background,
          paddingTop: insets.top + space.l,
          paddingBottom: insets.bottom + space.l,
        },
      ]}
    >
      <Backdrop />
      <Animated.View style={[styles.words, rising]}>
        <View style={[styles.crest, { borderColor: colour }]}>{crest}</View>
        <Text strong colour={night.textMuted}>
          {t('over.moment')}
        </Text>
        <Text variant="display" colour={night.text} style={styles.centre} testID="ending-winner">
          {title}
        </Text>
        <Text colour={night.text} style={styles.centre} testID="ending-reason">
          {reason}
        </Text>
        <View style={styles.numbers}>{children}</View>
      </Animated.View>
      <Text colour={night.text} style={[styles.centre, styles.foot]}>
        {t('over.continue')}
      </Text>
      {/* Over it all: what is below can be read, and a tap anywhere goes on. */}
      <Pressable
        testID="ending"
        role="button"
        aria-label={t('over.continue')}
        onPress={onEnd}
        {...focusEvents}
        style={[StyleSheet.absoluteFill, ring]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  cover: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
    overflow: 'hidden',
    paddingHorizontal: space.l,
  },
  words: { alignItems: 'center', justifyContent: 'center', gap: space.s, minHeight: '50%', maxWidth: 560 },
  crest: { borderRadius: radius.round, padding: space.s, borderWidth: 1 },
  centre: { textAlign: 'center' },
  numbers: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.m },
  foot: { opacity: 0.85 },
});
