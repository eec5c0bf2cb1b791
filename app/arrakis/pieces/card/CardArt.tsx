import { useId } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

import type { arrakis } from '../../../../engine';
import { GlyphArt } from '../../../ui/GlyphArt';
import type { CardColours } from './cardColours';
import { cardSeed, cardTheme } from './cardTheme';

/** The picture is drawn on a field of this size and cut to the head of the card. */
const WIDTH = 220;
const HEIGHT = 72;

/** Dunes under the light of a sun or moon, and on them what the card is about. They lie otherwise on each card. */
export function CardArt({
  card,
  colours,
}: {
  readonly card: arrakis.PrintedCard;
  readonly colours: CardColours;
}) {
  const fade = useId();
  const seed = cardSeed(card.id);
  const { ground, sky, far, near, figure } = colours;
  const light = 60 + seed * 60;
  const crest = 40 + seed * 14;
  return (
    <Svg
      style={styles.art}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden
    >
      <Defs>
        <LinearGradient id={fade} x1="0" y1="0" x2="1" y2="0">
          <Stop offset="0" stopColor={ground} stopOpacity={1} />
          <Stop offset="0.62" stopColor={ground} stopOpacity={0} />
        </LinearGradient>
      </Defs>
      <Rect width={WIDTH} height={HEIGHT} fill={sky} />
      <Circle cx={light} cy={24 - seed * 6} r={11} fill={figure} opacity={0.28} />
      <Path
        d={`M0 ${crest + 10}C50 ${crest - 12} 80 ${crest + 14} 130 ${crest}S200 ${crest - 14} ${WIDTH} ${crest - 4}V${HEIGHT}H0Z`}
        fill={far}
      />
      <G transform="translate(190 35) scale(0.44)">
        <GlyphArt glyph={cardTheme(card)} colour={figure} ground={sky} />
      </G>
      <Path
        d={`M0 ${HEIGHT}C60 ${66 - seed * 6} 110 ${70 - seed * 8} 150 ${58 + seed * 4}S205 54 ${WIDTH} ${58 - seed * 6}V${HEIGHT}Z`}
        fill={near}
      />
      <Rect width={WIDTH} height={HEIGHT} fill={`url(#${fade})`} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  art: { position: 'absolute', top: 0, right: 0, bottom: 0, width: WIDTH, height: '100%' },
});
