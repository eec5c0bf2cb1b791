import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect, Text as SvgText } from 'react-native-svg';

import { Legend } from '../../../reference/ui/Legend';
import { useTheme } from '../../../ui/theme';
import { font, palette } from '../../../ui/tokens';
import type { Book } from '../../book/types';
import { useRoom } from './useRoom';

const STEPS = [0, 1, 2, 3, 4, 5, 6] as const;
const at = (step: number) => 40 + step * 70;

/** One Influence track from left to right, with the two steps that bring something. */
export function TrackScheme({ book }: { readonly book: Book }) {
  const { colours } = useTheme();
  const width = useRoom(500);
  const { caption, labels } = book.diagrams.track;
  return (
    <>
      <View role="img" aria-label={caption} style={styles.centre}>
        <Svg width={width} height={(width * 150) / 500} viewBox="0 0 500 150">
          {[2, 4].map((step) => (
            <Rect
              key={step}
              x={at(step) - 28}
              y={14}
              width={56}
              height={122}
              rx={14}
              fill={colours.surfaceStrong}
              stroke={colours.border}
              strokeWidth={1.5}
            />
          ))}
          <Path d={`M${at(0)} 96H${at(6)}`} stroke={palette.deepSand} strokeWidth={8} />
          {STEPS.map((step) => (
            <Circle
              key={step}
              cx={at(step)}
              cy={96}
              r={18}
              fill={colours.background}
              stroke={palette.deepSand}
              strokeWidth={5}
            />
          ))}
          {STEPS.map((step) => (
            <SvgText
              key={step}
              x={at(step)}
              y={103}
              textAnchor="middle"
              fontFamily={font.textStrong}
              fontSize={20}
              fill={colours.text}
            >
              {String(step)}
            </SvgText>
          ))}
          {/* The point at 2; the gift and the Alliance at 4. */}
          <Path
            d={`M${at(2)} 28l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z`}
            fill={palette.sand}
            stroke={colours.text}
          />
          <Circle cx={at(4)} cy={45} r={17} fill={palette.sand} stroke={colours.text} />
          <Path
            d={`M${at(4) - 9} 45a9 9 0 0 1 12-8M${at(4) + 9} 45a9 9 0 0 1-12 8`}
            fill="none"
            stroke={palette.nightInk}
            strokeWidth={4}
          />
        </Svg>
      </View>
      <Legend
        entries={[
          { mark: 2, words: labels.point },
          { mark: 4, words: labels.bonus },
          { mark: '◎', words: labels.alliance },
        ]}
      />
    </>
  );
}

const styles = StyleSheet.create({ centre: { alignItems: 'center' } });
