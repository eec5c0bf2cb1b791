import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import { font, palette } from '../../../ui/tokens';
import type { Book } from '../../book/types';
import { SpiceTable } from '../spice/SpiceTable';
import { FaceSign } from './FaceSign';
import { Legend } from '../../../reference/ui/Legend';
import { Badge } from './PlanetPart';

interface SchemeProps {
  readonly book: Book;
}

function useRoom(most: number): number {
  const { width } = useWindowDimensions();
  return Math.min(most, width - 80);
}

/** The round as a ring of six. */
export function RoundScheme({ book }: SchemeProps) {
  const t = useT();
  const { colours } = useTheme();
  const size = useRoom(240);
  const at = (k: number): readonly [number, number] => {
    const angle = -Math.PI / 2 + (k * Math.PI) / 3;
    return [100 * Math.cos(angle), 100 * Math.sin(angle)];
  };
  return (
    <>
      <View role="img" aria-label={book.diagrams.round.caption} style={styles.centre}>
        <Svg width={size} height={size} viewBox="-140 -140 280 280">
          <Circle r={100} fill="none" stroke={colours.border} strokeWidth={4} />
          <Path
            d="M-8 -14 10 0 -8 14"
            x={0}
            fill="none"
            stroke={colours.border}
            strokeWidth={4}
            transform="translate(50 -87) rotate(30)"
          />
          {arrakis.PHASES.map((phase, k) => (
            <Badge key={phase} at={at(k)} words={k + 1} size={phase === 'actions' ? 34 : 26} />
          ))}
        </Svg>
      </View>
      <Legend entries={arrakis.PHASES.map((phase, k) => ({ mark: k + 1, words: t(`phase.${phase}`) }))} />
    </>
  );
}

/** Who spends what in an action phase that begins with 4 dice against 8. */
export function TurnsScheme({ book }: SchemeProps) {
  const t = useT();
  const { colours } = useTheme();
  const { caption, labels } = book.diagrams.turns;
  const width = useRoom(520);
  const desert = new Set([1, 2, 3, 4]);
  const columns = 8;
  return (
    <>
      <View role="img" aria-label={caption} style={styles.centre}>
        <Svg width={width} height={width * 0.3} viewBox="0 0 520 156">
          {Array.from({ length: columns }, (_, k) => (
            <G key={k} x={16 + k * 60} y={8}>
              {desert.has(k) ? (
                <>
                  <Circle
                    cx={24}
                    cy={24}
                    r={22}
                    fill={palette.fremen}
                    stroke={palette.bone}
                    strokeWidth={2}
                  />
                  <Path d="M10 28c5-9 9-9 14-3s9 6 14-3" fill="none" stroke={palette.bone} strokeWidth={4} />
                </>
              ) : (
                <Rect
                  x={2}
                  y={2}
                  width={44}
                  height={44}
                  rx={8}
                  fill={palette.bone}
                  stroke={palette.atreides}
                  strokeWidth={4}
                />
              )}
              <Rect
                x={2}
                y={82}
                width={44}
                height={44}
                rx={8}
                fill={palette.nightInk}
                stroke={palette.harkonnen}
                strokeWidth={4}
              />
              <Path d="M24 50v26m-6-8 6 8 6-8" fill="none" stroke={colours.border} strokeWidth={3} />
            </G>
          ))}
          <Path d="M504 4v136" stroke={colours.text} strokeWidth={5} />
        </Svg>
      </View>
      <Legend
        entries={[
          { mark: { swatch: palette.bone }, words: `${t('side.atreides')}: ${labels.level}` },
          { mark: { swatch: palette.fremen }, words: `${t('side.atreides')}: ${labels.fewer}` },
          { mark: { swatch: palette.nightInk }, words: `${t('side.harkonnen')}: ${labels.level}` },
          { mark: '|', words: labels.over },
        ]}
      />
    </>
  );
}

export function CombatDieScheme({ book }: SchemeProps) {
  const t = useT();
  const width = useRoom(480);
  return (
    <>
      <View role="img" aria-label={book.diagrams.combatDie.caption} style={styles.centre}>
        <Svg width={width} height={(width * 100) / 600} viewBox="0 0 600 100">
          {arrakis.COMBAT_DIE.map((face, k) => (
            <FaceSign
              key={k}
              face={face}
              x={50 + k * 100}
              y={50}
              ink={palette.nightInk}
              paper={palette.bone}
            />
          ))}
        </Svg>
      </View>
      <Legend
        entries={arrakis.COMBAT_FACES.map((face) => ({
          mark: `${arrakis.COMBAT_DIE.filter((other) => other === face).length}×`,
          words: t(`face.${face}`),
        }))}
      />
    </>
  );
}

const threads = {
  kwisatzHaderach: palette.success,
  sandDwellers: palette.warning,
  jihad: palette.danger,
} as const;

/** Three threads with the steps that bring something. */
export function PrescienceScheme({ book }: SchemeProps) {
  const t = useT();
  const { colours } = useTheme();
  const width = useRoom(520);
  const { caption, labels } = book.diagrams.prescience;
  const step = (n: number) => 40 + n * 44;
  return (
    <>
      <View role="img" aria-label={caption} style={styles.centre}>
        <Svg width={width} height={(width * 190) / 520} viewBox="0 0 520 190">
          {[arrakis.PRESCIENCE.desertLeaders, arrakis.PRESCIENCE.alia, arrakis.PRESCIENCE.atomics].map(
            (n) => (
              <Rect
                key={n}
                x={step(n) - 18}
                y={6}
                width={36}
                height={150}
                rx={10}
                fill={colours.surfaceStrong}
                stroke={colours.border}
                strokeWidth={1.5}
              />
            ),
          )}
          {arrakis.MARKERS.map((marker, row) => (
            <G key={marker}>
              <Path
                d={`M${step(0)} ${34 + row * 46}H${step(arrakis.PRESCIENCE.max)}`}
                stroke={threads[marker]}
                strokeWidth={6}
              />
              {Array.from({ length: arrakis.PRESCIENCE.max + 1 }, (_, n) => (
                <Circle
                  key={n}
                  cx={step(n)}
                  cy={34 + row * 46}
                  r={8}
                  fill={colours.background}
                  stroke={threads[marker]}
                  strokeWidth={4}
                />
              ))}
              <SvgText
                x={12}
                y={40 + row * 46}
                fontFamily={font.textStrong}
                fontSize={18}
                fill={colours.text}
              >
                {String(row + 1)}
              </SvgText>
            </G>
          ))}
          {[0, 3, 6, 8, 10].map((n) => (
            <SvgText
              key={n}
              x={step(n)}
              y={182}
              textAnchor="middle"
              fontFamily={font.textStrong}
              fontSize={18}
              fill={colours.text}
            >
              {String(n)}
            </SvgText>
          ))}
        </Svg>
      </View>
      <Legend
        entries={[
          ...arrakis.MARKERS.map((marker, row) => ({ mark: row + 1, words: t(`table.marker.${marker}`) })),
          { mark: '3', words: labels.people },
          { mark: '6', words: labels.alia },
          { mark: '8', words: labels.atomics },
        ]}
      />
    </>
  );
}

export function SpiceBoardScheme({ book }: SchemeProps) {
  const { caption, labels } = book.diagrams.spiceBoard;
  return (
    <>
      <View role="img" aria-label={caption}>
        <SpiceTable rows={{ choam: 0, spacingGuild: 2, landsraad: 0 }} activeLabel={labels.row} />
      </View>
      <Legend
        entries={[
          { mark: '↑', words: labels.rise },
          { mark: '=', words: labels.stay },
          { mark: '↓', words: labels.fall },
        ]}
      />
    </>
  );
}

const styles = StyleSheet.create({
  centre: { alignItems: 'center' },
});
