import { StyleSheet, View } from 'react-native';

import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { palette, radius, space } from '../../../ui/tokens';
import type { Book } from '../../book/types';

interface Step {
  /** A number, or a sign for a way back. */
  readonly mark: string;
  readonly words: string;
}

/** Steps one under the other, on a thread. */
function Steps({ caption, steps }: { readonly caption: string; readonly steps: readonly Step[] }) {
  const { colours } = useTheme();
  return (
    <View role="img" aria-label={caption} style={styles.steps}>
      {steps.map(({ mark, words }, index) => (
        <View key={words} style={styles.step}>
          <View style={styles.rail}>
            <View style={styles.disc}>
              <Text strong colour={palette.bone}>
                {mark}
              </Text>
            </View>
            {index === steps.length - 1 ? null : (
              <View style={[styles.thread, { backgroundColor: colours.border }]} />
            )}
          </View>
          <View style={[styles.tile, { backgroundColor: colours.surface, borderColor: colours.border }]}>
            <Text>{words}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

export function AgentTurnScheme({ book }: { readonly book: Book }) {
  const { caption, labels } = book.diagrams.agentTurn;
  const order = ['card', 'agent', 'pay', 'effects', 'deploy'] as const;
  return (
    <Steps caption={caption} steps={order.map((id, k) => ({ mark: String(k + 1), words: labels[id] }))} />
  );
}

export function HagalTurnScheme({ book }: { readonly book: Book }) {
  const { caption, labels } = book.diagrams.hagalTurn;
  return (
    <Steps
      caption={caption}
      steps={[
        { mark: '1', words: labels.reveal },
        { mark: '↺', words: labels.taken },
        { mark: '2', words: labels.free },
        { mark: '3', words: labels.card },
        { mark: '4', words: labels.combat },
      ]}
    />
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
