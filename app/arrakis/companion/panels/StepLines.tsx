import { StyleSheet, View } from 'react-native';

import { PlaybackLine } from '../../playback/PlaybackLine';
import type { SceneLine } from '../../playback/lines';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';

interface StepLinesProps {
  /** What he decided, and below it what people do on their table: never cut. */
  readonly lines: readonly (Pick<SceneLine, 'clause' | 'text' | 'whys'> &
    Partial<Pick<SceneLine, 'rank' | 'side' | 'fight'>> & { readonly steps: readonly string[] })[];
  /** The line that is opened; null for none. */
  readonly at: number | null;
  /** A touch shows every line on the map, not only why it was decided. */
  readonly lookable?: boolean;
  readonly onLook: (line: number) => void;
  readonly testID: string;
}

/** What Mahdi did, to be carried out: every instruction stands there whole; a touch on a line says why. */
export function StepLines({ lines, at, lookable = false, onLook, testID }: StepLinesProps) {
  return lines.map((line, index) => (
    <View key={index}>
      <PlaybackLine
        line={{ ...line, more: [] }}
        current={at === index}
        opened={at === index}
        lookable={lookable}
        onPress={() => onLook(index)}
        testID={`${testID}-${index}`}
      />
      {line.steps
        .filter((step) => step !== line.text)
        .map((step, place) => (
          <Text key={place} style={styles.step} selectable testID={`${testID}-${index}-step-${place}`}>
            {step}
          </Text>
        ))}
    </View>
  ));
}

const styles = StyleSheet.create({ step: { paddingLeft: space.m, paddingBottom: space.xs } });
