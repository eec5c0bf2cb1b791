import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { label, type DecisionView, type Move } from '../../engine';
import { useCatalogue } from '../i18n';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { radius, space, touchTarget } from '../ui/tokens';
import { useFocusRing } from '../ui/useFocusRing';
import { moveKey } from './moves';

interface ChoicesProps {
  readonly decision: DecisionView;
  readonly moves: readonly Move[];
  readonly busy: boolean;
  readonly onChoose: (move: Move) => void;
  readonly onInspect: (move: Move) => void;
  /** A column beside the planet instead of a strip under it. */
  readonly tall: boolean;
}

/** Everything that is not picked on the map, each in words. A long press says more. */
export function Choices({ decision, moves, busy, onChoose, onInspect, tall }: ChoicesProps) {
  const catalogue = useCatalogue();
  if (moves.length === 0) return null;
  return (
    <ScrollView
      style={tall ? styles.tall : styles.strip}
      contentContainerStyle={styles.wrap}
      testID="choices"
    >
      {moves.map((move) => (
        <ChoiceButton
          key={moveKey(move)}
          text={label(move, decision, catalogue).text}
          quiet={move.kind === 'done' || move.kind === 'free'}
          busy={busy}
          onPress={() => onChoose(move)}
          onLongPress={() => onInspect(move)}
          testID={`move-${moveKey(move)}`}
        />
      ))}
    </ScrollView>
  );
}

interface ChoiceButtonProps {
  readonly text: string;
  /** Declining and free actions stay in the background. */
  readonly quiet: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
  readonly onLongPress: () => void;
  readonly testID: string;
}

function ChoiceButton({ text, quiet, busy, onPress, onLongPress, testID }: ChoiceButtonProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={text}
      disabled={busy}
      onPress={onPress}
      onLongPress={onLongPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.button,
        quiet
          ? {
              borderColor: colours.border,
              backgroundColor: pressed ? colours.surfaceStrong : colours.surface,
            }
          : {
              borderColor: colours.action,
              backgroundColor: pressed ? colours.surfaceStrong : colours.background,
            },
        ring,
      ]}
    >
      <View>
        <Text strong={!quiet}>{text}</Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 0, maxHeight: 176 },
  tall: { flexGrow: 0, maxHeight: 320 },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingVertical: space.xs },
  button: {
    minHeight: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: 1.5,
  },
});
