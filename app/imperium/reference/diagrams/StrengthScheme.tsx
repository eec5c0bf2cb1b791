import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { Legend } from '../../../reference/ui/Legend';
import { useTheme } from '../../../ui/theme';
import { font, palette } from '../../../ui/tokens';
import type { Book } from '../../book/types';
import { useRoom } from './useRoom';

const UNIT = 40;
/** Three fighters; the last has swords and no troop. */
const FIGHTERS = [
  { troops: 3, swords: 2 },
  { troops: 2, swords: 1 },
  { troops: 0, swords: 3 },
] as const;
/** Every troop counts 2, every sword 1, without a troop nothing does (I6.4). */
const strength = ({ troops, swords }: (typeof FIGHTERS)[number]) => (troops === 0 ? 0 : 2 * troops + swords);

/** Strength as bars: troops of two units, swords of one. */
export function StrengthScheme({ book }: { readonly book: Book }) {
  const { colours } = useTheme();
  const width = useRoom(460);
  const { caption, labels } = book.diagrams.strength;
  const results = [labels.first, labels.second, labels.none];
  return (
    <>
      <View role="img" aria-label={caption} style={styles.centre}>
        <Svg width={width} height={(width * 190) / 460} viewBox="0 0 460 190">
          {FIGHTERS.map((fighter, row) => (
            <G key={row} y={10 + row * 60}>
              <SvgText
                x={24}
                y={33}
                textAnchor="middle"
                fontFamily={font.textStrong}
                fontSize={30}
                fill={colours.text}
              >
                {String(strength(fighter))}
              </SvgText>
              {Array.from({ length: fighter.troops }, (_, k) => (
                <G key={`t${k}`} x={56 + k * 2 * UNIT}>
                  <Rect width={2 * UNIT - 4} height={44} rx={6} fill={palette.fremen} />
                  <Rect x={2 * UNIT * 0.5 - 14} y={10} width={24} height={24} rx={3} fill={palette.bone} />
                </G>
              ))}
              {Array.from({ length: fighter.swords }, (_, k) => (
                <G
                  key={`s${k}`}
                  x={56 + fighter.troops * 2 * UNIT + k * UNIT}
                  opacity={fighter.troops === 0 ? 0.4 : 1}
                >
                  <Rect width={UNIT - 4} height={44} rx={6} fill={palette.sand} />
                  <Path d="M18 8v22M10 28h16M18 30v8" stroke={palette.nightInk} strokeWidth={4} />
                </G>
              ))}
            </G>
          ))}
        </Svg>
      </View>
      <Legend
        entries={[
          { mark: { swatch: palette.fremen }, words: labels.troops },
          { mark: { swatch: palette.sand }, words: labels.swords },
          ...FIGHTERS.map((fighter, k) => ({ mark: strength(fighter), words: results[k] ?? '' })),
        ]}
      />
    </>
  );
}

const styles = StyleSheet.create({ centre: { alignItems: 'center' } });
