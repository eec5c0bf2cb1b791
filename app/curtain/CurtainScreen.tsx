import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../i18n';
import { Backdrop } from '../ui/scene/Backdrop';
import { Text } from '../ui/Text';
import { night, palette, radius, space, touchTarget } from '../ui/tokens';

const HOLD = 700;
const WORDS = { not: 'curtain.hold', short: 'curtain.holding', enough: 'curtain.release' } as const;

interface CurtainProps {
  /** Whom the device goes to, as a sign, in a word and by colour. */
  readonly crest: ReactNode;
  readonly side: string;
  readonly colour: string;
  readonly name: string;
  /** For two at once: who they are, instead of the one name, and what the others do meanwhile. */
  readonly both?: { readonly pass: string; readonly others: string } | null;
  readonly onOpen: () => void;
  /** Set when nobody has to take the device: goes back to the table without opening the curtain. */
  readonly onDismiss: (() => void) | null;
}

/**
 * A full cover between two players: nothing private is mounted behind it. It opens by a hold, not by a tap, and only when
 * the finger is lifted: a finger still down would be lifted over what lies beneath, and a browser takes that for a tap.
 */
export function CurtainScreen({ crest, side, colour, name, both = null, onOpen, onDismiss }: CurtainProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const [held, setHeld] = useState<'not' | 'short' | 'enough'>('not');
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const since = useRef(0);
  const touched = useRef<number | null>(null);

  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);

  const press = (event: GestureResponderEvent) => {
    since.current = touched.current ?? timeOf(event);
    setHeld('short');
    timer.current = setTimeout(() => setHeld('enough'), HOLD);
  };
  const release = (event: GestureResponderEvent) => {
    stop();
    setHeld('not');
    touched.current = null;
    // A busy device may be late with the timer, and with both events; the hold was long enough all the same.
    if (timeOf(event) - since.current >= HOLD) onOpen();
  };
  const holding = held !== 'not';

  return (
    <View
      testID="curtain"
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
      <View style={styles.words}>
        <View style={[styles.crest, { borderColor: colour }]}>{crest}</View>
        <Text strong colour={night.textMuted}>
          {side}
        </Text>
        <Text variant="display" level={2} colour={night.text} style={styles.centre} testID="curtain-name">
          {both === null ? t('curtain.pass', { name }) : both.pass}
        </Text>
        {both === null ? null : (
          <Text colour={night.textMuted} style={styles.centre} testID="curtain-others">
            {both.others}
          </Text>
        )}
      </View>
      <View style={styles.foot}>
        <Pressable
          testID="curtain-hold"
          role="button"
          aria-label={t('curtain.hold')}
          onTouchStart={(event) => {
            touched.current = timeOf(event);
          }}
          // Where both events come at once, only what can be pressed is told of them.
          onPress={nothing}
          onPressIn={press}
          onPressOut={release}
          onTouchEnd={noClick}
          onLongPress={nothing}
          accessibilityActions={[{ name: 'activate' }]}
          onAccessibilityAction={onOpen}
          style={[
            styles.hold,
            { backgroundColor: night.background, borderColor: holding ? palette.spice : night.border },
          ]}
        >
          <View
            style={[
              styles.fill,
              { backgroundColor: colour, opacity: held === 'enough' ? 0.9 : held === 'short' ? 0.45 : 0 },
            ]}
          />
          <Text strong colour={night.text}>
            {t(WORDS[held])}
          </Text>
        </Pressable>
        {onDismiss === null ? null : (
          <Pressable testID="curtain-dismiss" role="button" onPress={onDismiss} style={styles.dismiss}>
            <Text colour={night.text}>{t('curtain.dismiss')}</Text>
          </Pressable>
        )}
      </View>
    </View>
  );
}

/** When the finger came down or up, not when the app got to know of it; in milliseconds. */
function timeOf({ timeStamp }: GestureResponderEvent): number {
  return timeStamp > 0 ? timeStamp : Date.now();
}

function nothing(): void {}

/** A browser follows a touch with a click; the curtain has opened by then, and it would meet the table. */
function noClick(event: GestureResponderEvent): void {
  event.preventDefault();
}

const styles = StyleSheet.create({
  cover: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
    overflow: 'hidden',
    paddingHorizontal: space.l,
  },
  // The words stand in the sky, over the planet.
  words: { alignItems: 'center', justifyContent: 'center', gap: space.s, minHeight: '46%' },
  crest: { borderRadius: radius.round, padding: space.s, borderWidth: 1 },
  centre: { textAlign: 'center' },
  foot: { alignItems: 'center', gap: space.s },
  hold: {
    minHeight: touchTarget + space.m,
    minWidth: 240,
    paddingHorizontal: space.l,
    borderRadius: radius.round,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
  },
  dismiss: { minHeight: touchTarget, justifyContent: 'center', paddingHorizontal: space.m },
  fill: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
});
