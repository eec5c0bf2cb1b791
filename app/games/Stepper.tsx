import { useRef } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import { IconButton } from '../ui/IconButton';
import { useTheme } from '../ui/theme';
import { radius, space, touchTarget } from '../ui/tokens';

interface StepperProps {
  readonly first: number;
  readonly last: number;
  readonly ply: number;
  readonly rounds: readonly number[];
  readonly onPly: (ply: number) => void;
}

/** Through a game by moves, by rounds, or with one touch on the line. */
export function Stepper({ first, last, ply, rounds, onPly }: StepperProps) {
  const t = useT();
  const { colours } = useTheme();
  const width = useRef(1);
  const span = Math.max(1, last - first);
  const part = (at: number) => `${((at - first) / span) * 100}%` as const;
  const before = rounds.findLast((at) => at < ply) ?? first;
  const after = rounds.find((at) => at > ply) ?? last;
  const step = (to: number) => onPly(Math.max(first, Math.min(last, to)));

  return (
    <View style={styles.stepper}>
      <Pressable
        testID="look-line"
        role="slider"
        aria-label={t('look.where', { ply, last })}
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={ply}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={({ nativeEvent }) =>
          step(ply + (nativeEvent.actionName === 'increment' ? 1 : -1))
        }
        onLayout={({ nativeEvent }) => (width.current = nativeEvent.layout.width)}
        onPress={({ nativeEvent }) =>
          step(first + Math.round((nativeEvent.locationX / width.current) * span))
        }
        style={styles.line}
      >
        <View pointerEvents="none" style={[styles.rail, { backgroundColor: colours.border }]} />
        {rounds.map((at) => (
          <View
            key={at}
            pointerEvents="none"
            style={[styles.mark, { left: part(at), backgroundColor: colours.textMuted }]}
          />
        ))}
        <View
          pointerEvents="none"
          style={[
            styles.knob,
            { left: part(ply), backgroundColor: colours.text, borderColor: colours.background },
          ]}
        />
      </Pressable>
      <View style={styles.row}>
        <IconButton
          testID="look-first"
          icon="toStart"
          label={t('look.first')}
          disabled={ply === first}
          onPress={() => step(first)}
        />
        <IconButton
          testID="look-round-back"
          icon="roundBack"
          label={t('look.roundBack')}
          disabled={ply === first}
          onPress={() => step(before)}
        />
        <IconButton
          testID="look-back"
          icon="back"
          label={t('look.back')}
          disabled={ply === first}
          onPress={() => step(ply - 1)}
        />
        <IconButton
          testID="look-on"
          icon="forward"
          label={t('look.on')}
          disabled={ply === last}
          onPress={() => step(ply + 1)}
        />
        <IconButton
          testID="look-round-on"
          icon="roundOn"
          label={t('look.roundOn')}
          disabled={ply === last}
          onPress={() => step(after)}
        />
        <IconButton
          testID="look-last"
          icon="toEnd"
          label={t('look.last')}
          disabled={ply === last}
          onPress={() => step(last)}
        />
      </View>
    </View>
  );
}

const KNOB = 18;
const styles = StyleSheet.create({
  stepper: { gap: space.xs },
  line: { height: touchTarget, justifyContent: 'center', marginHorizontal: KNOB / 2 },
  rail: { height: 2, borderRadius: 1 },
  mark: { position: 'absolute', width: 2, height: 10, marginLeft: -1 },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    marginLeft: -KNOB / 2,
    borderRadius: radius.round,
    borderWidth: 2,
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: space.xs },
});
