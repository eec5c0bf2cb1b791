import { StyleSheet, View } from 'react-native';

import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { palette, radius, space } from '../../../ui/tokens';
import type { Book } from '../../book/types';

interface StepsProps {
  readonly caption: string;
  readonly steps: readonly string[];
  /** What stands in the disc of the last step, which is not one of the numbered ones. */
  readonly last: string;
}

/** Steps one under the other, joined by a thread, and what comes after them. */
function Steps({ caption, steps, last }: StepsProps) {
  const { colours } = useTheme();
  return (
    <View role="img" aria-label={caption} style={styles.steps}>
      {steps.map((step, index) => {
        const ends = index === steps.length - 1;
        return (
          <View key={step} style={styles.step}>
            <View style={styles.rail}>
              <View style={[styles.disc, ends ? { backgroundColor: palette.spice } : null]}>
                <Text strong colour={ends ? palette.nightInk : palette.bone}>
                  {ends ? last : index + 1}
                </Text>
              </View>
              {ends ? null : <View style={[styles.thread, { backgroundColor: colours.border }]} />}
            </View>
            <View style={[styles.tile, { backgroundColor: colours.surface, borderColor: colours.border }]}>
              <Text strong={ends}>{step}</Text>
            </View>
          </View>
        );
      })}
    </View>
  );
}

interface SchemeProps {
  readonly book: Book;
}

/** The steps of a battle round, and the way back to the first (R7.10, R7.12). */
export function BattleScheme({ book }: SchemeProps) {
  const { caption, labels } = book.diagrams.battle;
  const { cards, dice, leaders, fighters, shields, losses, goOn } = labels;
  return <Steps caption={caption} steps={[cards, dice, leaders, fighters, shields, losses, goOn]} last="↺" />;
}

/** What becomes of one die of the automaton (R14.5, R14.6). */
export function MahdiDieScheme({ book }: SchemeProps) {
  const { caption, labels } = book.diagrams.mahdiDie;
  return (
    <Steps caption={caption} steps={[labels.roll, labels.again, labels.leader, labels.spent]} last="✓" />
  );
}

/** What the automaton tries with Strategy or Leadership, first to last (R14.8, R14.12). */
export function MahdiAttackScheme({ book }: SchemeProps) {
  const { caption, labels } = book.diagrams.mahdiAttack;
  return (
    <Steps caption={caption} steps={[labels.sietch, labels.legion, labels.move, labels.nothing]} last="–" />
  );
}

const styles = StyleSheet.create({
  steps: { alignSelf: 'center', width: '100%', maxWidth: 420 },
  step: { flexDirection: 'row', gap: space.m },
  rail: { alignItems: 'center' },
  disc: {
    minWidth: 36,
    minHeight: 36,
    borderRadius: radius.round,
    backgroundColor: palette.nightInk,
    borderWidth: 1.5,
    borderColor: palette.bone,
    alignItems: 'center',
    justifyContent: 'center',
  },
  thread: { width: 2, flex: 1, minHeight: space.s },
  tile: {
    flex: 1,
    minHeight: 36,
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    marginBottom: space.s,
  },
});
