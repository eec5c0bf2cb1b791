import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';

import { Legend } from '../../../reference/ui/Legend';
import { useTheme } from '../../../ui/theme';
import type { Book } from '../../book/types';
import { Disc } from './Disc';
import { useRoom } from './useRoom';

const PHASES = ['start', 'turns', 'combat', 'makers', 'recall'] as const;

/** The round as a ring of five; the long phase is the large one. */
export function PhasesScheme({ book }: { readonly book: Book }) {
  const { colours } = useTheme();
  const size = useRoom(240);
  const { caption, labels } = book.diagrams.phases;
  const angle = (k: number) => -Math.PI / 2 + (k * 2 * Math.PI) / PHASES.length;
  return (
    <>
      <View role="img" aria-label={caption} style={styles.centre}>
        <Svg width={size} height={size} viewBox="-140 -140 280 280">
          <Circle r={100} fill="none" stroke={colours.border} strokeWidth={4} />
          {PHASES.map((phase, k) => (
            <Path
              key={phase}
              d="M-7 -12 8 0 -7 12"
              fill="none"
              stroke={colours.border}
              strokeWidth={4}
              transform={`rotate(${k * 72 + 36}) translate(0 -100)`}
            />
          ))}
          {PHASES.map((phase, k) => (
            <Disc
              key={phase}
              x={100 * Math.cos(angle(k))}
              y={100 * Math.sin(angle(k))}
              r={phase === 'turns' ? 34 : 26}
              words={k + 1}
            />
          ))}
        </Svg>
      </View>
      <Legend entries={PHASES.map((phase, k) => ({ mark: k + 1, words: labels[phase] }))} />
    </>
  );
}

const styles = StyleSheet.create({ centre: { alignItems: 'center' } });
