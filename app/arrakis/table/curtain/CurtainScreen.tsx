import { useEffect, useRef, useState } from 'react';
import { Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { night, palette, radius, space, touchTarget } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';

const HOLD = 700;
const WORDS = { not: 'curtain.hold', short: 'curtain.holding', enough: 'curtain.release' } as const;

interface CurtainProps {
  readonly side: arrakis.Side;
  readonly name: string;
  readonly onOpen: () => void;
  /** Set when nobody has to take the device: goes back to the table without opening the curtain. */
  readonly onDismiss: (() => void) | null;
}

/**
 * A full cover between two players: nothing private is mounted behind it. It opens by a hold, not by a tap, and only when
 * the finger is lifted: a finger still down would be lifted over what lies beneath, and a browser takes that for a tap.
 */
export function CurtainScreen({ side, name, onOpen, onDismiss }: CurtainProps) {
  const t = useT();
  const [held, setHeld] = useState<'not' | 'short' | 'enough'>('not');
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const since = useRef(0);
  const colour = side === 'atreides' ? palette.atreides : palette.harkonnen;

  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);

  const press = () => {
    since.current = Date.now();
    setHeld('short');
    timer.current = setTimeout(() => setHeld('enough'), HOLD);
  };
  const release = () => {
    stop();
    setHeld('not');
    // A busy device may be late with the timer; the hold was long enough all the same.
    if (Date.now() - since.current >= HOLD) onOpen();
  };
  const holding = held !== 'not';

  return (
    <View testID="curtain" style={[styles.cover, { backgroundColor: night.background }]}>
      <Svg style={styles.dunes} viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden>
        <Path d="M0 120C80 70 130 150 210 110S340 60 400 100V200H0Z" fill={palette.nightStone} />
        <Path d="M0 165C90 120 160 190 250 150S360 140 400 150V200H0Z" fill={palette.dusk} />
      </Svg>
      <View style={styles.words}>
        <Crest side={side} size={96} />
        <Text variant="caption" colour={night.textMuted}>
          {t(`side.${side}`)}
        </Text>
        <Text variant="display" colour={night.text} style={styles.centre} testID="curtain-name">
          {t('curtain.pass', { name })}
        </Text>
      </View>
      <Pressable
        testID="curtain-hold"
        role="button"
        aria-label={t('curtain.hold')}
        onPressIn={press}
        onPressOut={release}
        onTouchEnd={noClick}
        onLongPress={nothing}
        accessibilityActions={[{ name: 'activate' }]}
        onAccessibilityAction={onOpen}
        style={[styles.hold, { borderColor: holding ? palette.spice : night.border }]}
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
          <Text colour={night.textMuted}>{t('curtain.dismiss')}</Text>
        </Pressable>
      )}
    </View>
  );
}

function nothing(): void {}

/** A browser follows a touch with a click; the curtain has opened by then, and it would meet the table. */
function noClick(event: GestureResponderEvent): void {
  event.preventDefault();
}

const styles = StyleSheet.create({
  cover: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl, padding: space.l },
  dunes: { position: 'absolute', left: 0, right: 0, bottom: 0, width: '100%', height: '34%' },
  words: { alignItems: 'center', gap: space.m },
  centre: { textAlign: 'center' },
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
