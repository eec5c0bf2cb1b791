import type { ReactNode } from 'react';
import { useWindowDimensions, View, StyleSheet } from 'react-native';
import Svg, { Circle, ClipPath, Defs, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { boardPalettes } from '../../board/paint/palette';
import { useTheme } from '../../../ui/theme';
import { font, palette, radius } from '../../../ui/tokens';
import { GROUNDS, LINES, WHOLE, type Box, type Point } from './planet';

interface PlanetPartProps {
  readonly part?: Box;
  readonly label: string;
  /** Ridges and sector borders stand out. */
  readonly strong?: 'sector' | 'ridge';
  readonly children?: ReactNode;
}

const MAX_WIDTH = 560;
const MAX_HEIGHT = 420;

/** The board, or a part of it, with its own outlines and colours, and what is drawn on it. */
export function PlanetPart({ part = WHOLE, label, strong, children }: PlanetPartProps) {
  const { dark, colours } = useTheme();
  const { width } = useWindowDimensions();
  const { ground, border, sector, sectorCase, ridge, ridgeLight } = boardPalettes[dark ? 'night' : 'day'];
  const room = Math.min(MAX_WIDTH, width - 80);
  const scale = Math.min(room / part.width, MAX_HEIGHT / part.height);
  const line = 1 / scale;
  return (
    <View
      role="img"
      aria-label={label}
      style={[styles.frame, { borderColor: part === WHOLE ? 'transparent' : colours.border }]}
    >
      <Svg
        width={part.width * scale}
        height={part.height * scale}
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
      >
        <Defs>
          <ClipPath id="disc">
            <Circle r={1000} />
          </ClipPath>
        </Defs>
        {part === WHOLE ? null : (
          <Rect
            x={part.x}
            y={part.y}
            width={part.width}
            height={part.height}
            fill={dark ? palette.nightInk : palette.parchment}
          />
        )}
        <G clipPath="url(#disc)">
          <Circle r={1000} fill={ground.desert} />
          <Path d={GROUNDS.deep} fill={ground.deep} />
          <Path d={GROUNDS.minorErg} fill={ground.minorErg} />
          <Path d={GROUNDS.plateau} fill={ground.plateau} />
          <Path d={GROUNDS.mountain} fill={ground.mountain} />
        </G>
        <Path d={LINES.plain} fill="none" stroke={border} strokeWidth={1 * line} />
        <Path
          d={LINES.sector}
          fill="none"
          stroke={sectorCase}
          strokeWidth={(strong === 'sector' ? 5 : 3) * line}
        />
        <Path
          d={LINES.sector}
          fill="none"
          stroke={sector}
          strokeWidth={(strong === 'sector' ? 3 : 1.5) * line}
        />
        <Path
          d={LINES.ridge}
          fill="none"
          stroke={ridgeLight}
          strokeWidth={(strong === 'ridge' ? 8 : 4) * line}
        />
        <Path
          d={LINES.ridge}
          fill="none"
          stroke={ridge}
          strokeWidth={(strong === 'ridge' ? 5 : 3) * line}
          strokeDasharray={`${6 * line} ${4 * line}`}
        />
        <Circle r={1000} fill="none" stroke={colours.border} strokeWidth={2 * line} />
        {children}
      </Svg>
    </View>
  );
}

interface BadgeProps {
  readonly at: Point;
  readonly words: string | number;
  /** Board units. */
  readonly size: number;
  readonly tone?: 'dark' | 'light' | 'spice';
}

const tones = {
  dark: [palette.nightInk, palette.bone],
  light: [palette.bone, palette.nightInk],
  spice: [palette.spice, palette.nightInk],
} as const;

/** A number on the drawing; the legend under it says what it stands for. */
export function Badge({ at: [x, y], words, size, tone = 'dark' }: BadgeProps) {
  const [back, ink] = tones[tone];
  return (
    <>
      <Circle cx={x} cy={y} r={size} fill={back} stroke={ink} strokeWidth={size * 0.12} />
      <SvgText
        x={x}
        y={y + size * 0.36}
        textAnchor="middle"
        fontFamily={font.textStrong}
        fontSize={size * 1.1}
        fill={ink}
      >
        {String(words)}
      </SvgText>
    </>
  );
}

const styles = StyleSheet.create({
  frame: { alignSelf: 'center', borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
});
