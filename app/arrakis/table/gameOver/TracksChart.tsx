import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Line, Path, Text as SvgText } from 'react-native-svg';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import type { StoryPoint } from '../../statistics/story';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { font, palette, space } from '../../../ui/tokens';
import {
  roundStarts,
  spread,
  stepPath,
  TRACKS,
  valueOf,
  yOf,
  type ChartFrame,
  type TrackName,
} from './chart';

interface TracksChartProps {
  readonly points: readonly StoryPoint[];
  /** What the Atreides needed; the game is over and nothing is secret. */
  readonly objective: Readonly<Record<arrakis.Marker, number>> | null;
}

/** Lines differ in weight and dashes as well as in colour. */
const dashes: Readonly<Record<TrackName, string | undefined>> = {
  supremacy: undefined,
  kwisatzHaderach: undefined,
  sandDwellers: '7 4',
  jihad: '2 4',
};

const HEIGHT = 190;

/** Supremacy and prescience over the whole game. */
export function TracksChart({ points, objective }: TracksChartProps) {
  const t = useT();
  const { colours, dark, textScale } = useTheme();
  const [width, setWidth] = useState(0);
  const letters = 12 * Math.min(1.2, textScale);
  const frame: ChartFrame = {
    left: 20,
    top: 10,
    width: Math.max(40, width - 20 - 44),
    height: HEIGHT - 10 - 24,
    max: Math.max(arrakis.SUPREMACY.win, arrakis.PRESCIENCE.max),
  };
  const inks: Readonly<Record<TrackName, string>> = {
    supremacy: dark ? '#E0707C' : palette.harkonnen,
    kwisatzHaderach: dark ? '#7FCB93' : '#2E6F42',
    sandDwellers: dark ? palette.warning : '#8A5A00',
    jihad: dark ? '#F08A80' : '#A32A24',
  };
  const end = points.at(-1);
  if (!end) return null;
  const names: Readonly<Record<TrackName, string>> = {
    supremacy: t('table.supremacy'),
    kwisatzHaderach: t('table.marker.kwisatzHaderach'),
    sandDwellers: t('table.marker.sandDwellers'),
    jihad: t('table.marker.jihad'),
  };
  const wanted = (track: TrackName) =>
    track === 'supremacy' ? arrakis.SUPREMACY.win : (objective?.[track] ?? null);
  const labels = spread(
    TRACKS.map((track) => yOf(valueOf(end, track), frame)),
    letters + 3,
    frame.top + frame.height,
  );
  const rounds = roundStarts(points, frame);
  const roomy = rounds.every(({ x }, k) => k === 0 || x - (rounds[k - 1]?.x ?? 0) > letters * 2.2);
  const right = frame.left + frame.width;

  return (
    <View
      style={styles.chart}
      testID="tracks-chart"
      onLayout={({ nativeEvent }) => setWidth(Math.round(nativeEvent.layout.width))}
    >
      <View
        role="img"
        aria-label={`${t('over.chart')}. ${TRACKS.map((track) => `${names[track]} ${valueOf(end, track)}`).join(', ')}`}
      >
        <Svg width={width} height={HEIGHT} aria-hidden>
          {[0, 5, 10].map((value) => (
            <G key={value}>
              <Line
                x1={frame.left}
                x2={right}
                y1={yOf(value, frame)}
                y2={yOf(value, frame)}
                stroke={colours.border}
                strokeOpacity={value === 0 ? 0.9 : 0.4}
              />
              <SvgText
                x={frame.left - 5}
                y={yOf(value, frame) + letters / 3}
                fontSize={letters}
                fontFamily={font.text}
                fill={colours.textMuted}
                textAnchor="end"
              >
                {value}
              </SvgText>
            </G>
          ))}
          {rounds.map(({ round, x }, k) => (
            <G key={round}>
              <Line
                x1={x}
                x2={x}
                y1={frame.top}
                y2={frame.top + frame.height}
                stroke={colours.border}
                strokeOpacity={0.3}
              />
              {roomy || k === 0 || k === rounds.length - 1 ? (
                <SvgText
                  x={x + 3}
                  y={HEIGHT - 6}
                  fontSize={letters}
                  fontFamily={font.text}
                  fill={colours.textMuted}
                >
                  {t('over.round.short', { round })}
                </SvgText>
              ) : null}
            </G>
          ))}
          {TRACKS.map((track, k) => (
            <G key={track}>
              <Path
                d={stepPath(points, track, frame)}
                stroke={inks[track]}
                strokeWidth={track === 'supremacy' ? 3.5 : 2}
                strokeDasharray={dashes[track]}
                fill="none"
                strokeLinejoin="round"
              />
              {wanted(track) === null ? null : (
                <Circle
                  cx={right}
                  cy={yOf(wanted(track) ?? 0, frame)}
                  r={3.5}
                  fill={colours.surface}
                  stroke={inks[track]}
                  strokeWidth={1.5}
                />
              )}
              <SvgText
                x={right + 8}
                y={(labels[k] ?? 0) + letters / 3}
                fontSize={letters}
                fontFamily={font.textStrong}
                fill={inks[track]}
              >
                {`${t(`over.mark.${track}`)} ${valueOf(end, track)}`}
              </SvgText>
            </G>
          ))}
        </Svg>
      </View>
      <View style={styles.legend}>
        {TRACKS.map((track) => (
          <View key={track} style={styles.entry}>
            <Svg width={26} height={10} aria-hidden>
              <Line
                x1={1}
                x2={25}
                y1={5}
                y2={5}
                stroke={inks[track]}
                strokeWidth={track === 'supremacy' ? 3.5 : 2}
                strokeDasharray={dashes[track]}
              />
            </Svg>
            <Text variant="caption">
              {`${t(`over.mark.${track}`)} ${names[track]}`}
              {wanted(track) === null ? '' : ` · ${t('over.needed', { value: wanted(track) ?? 0 })}`}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.s },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: space.xs },
  entry: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
