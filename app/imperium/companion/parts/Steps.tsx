import { router } from 'expo-router';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { spoken } from '../../../ui/spoken';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import type { TableStep } from '../record';
import { tickStep, useHagalTable } from '../store';

interface StepsProps {
  readonly steps: readonly TableStep[];
}

/** What to move, one thing after the other. A touch ticks a step off; the clause leads to the rules. */
export function Steps({ steps }: StepsProps) {
  const done = useHagalTable((table) => table.done);
  return (
    <View style={styles.stack} testID="hagal-steps">
      {steps.map((step, index) => (
        <Step
          key={index}
          step={step}
          number={index + 1}
          done={done.includes(index)}
          onPress={() => tickStep(index)}
        />
      ))}
    </View>
  );
}

interface StepProps {
  readonly step: TableStep;
  readonly number: number;
  readonly done: boolean;
  readonly onPress: () => void;
}

function Step({ step, number, done, onPress }: StepProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const { text, why, clause } = step;
  const sign = done ? '✓' : String(number);
  return (
    <View style={styles.row}>
      <Pressable
        testID={`hagal-step-${number}`}
        role="checkbox"
        aria-checked={done}
        aria-label={spoken(sign, text, why)}
        onPress={onPress}
        {...focusEvents}
        style={[styles.step, ring]}
      >
        <View
          style={[
            styles.number,
            { borderColor: colours.text, backgroundColor: done ? 'transparent' : colours.text },
          ]}
        >
          <Text
            variant="caption"
            strong
            maxScale={1.2}
            colour={done ? colours.text : colours.background}
            style={styles.digit}
          >
            {sign}
          </Text>
        </View>
        <View style={styles.words}>
          <Text strong={!done} muted={done}>
            {text}
          </Text>
          {why === null ? null : (
            <Text variant="caption" muted>
              {why}
            </Text>
          )}
        </View>
      </Pressable>
      {clause === null ? null : <Clause clause={clause} />}
    </View>
  );
}

/** The number of a clause as a link into the rules book. */
export function Clause({ clause }: { readonly clause: string }) {
  const t = useT();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={`hagal-clause-${clause}`}
      role="link"
      aria-label={t('table.clause', { clause })}
      onPress={() => router.push({ pathname: '/rules', params: { game: 'imperium', clause } })}
      {...focusEvents}
      style={[styles.clause, ring]}
    >
      <Text variant="caption" strong muted maxScale={1.2} style={styles.link}>
        {clause}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: space.xs },
  step: {
    flex: 1,
    minHeight: touchTarget,
    flexDirection: 'row',
    gap: space.s,
    paddingVertical: space.xs,
    borderRadius: radius.s,
  },
  number: {
    minWidth: 26,
    height: 26,
    borderRadius: radius.round,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  digit: { lineHeight: 20 },
  words: { flex: 1 },
  clause: { minHeight: touchTarget, minWidth: touchTarget, alignItems: 'flex-end', paddingTop: space.xs },
  link: { textDecorationLine: 'underline' },
});
