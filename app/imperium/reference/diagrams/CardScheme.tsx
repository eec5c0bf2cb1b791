import { StyleSheet, View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { Legend } from '../../../reference/ui/Legend';
import { palette } from '../../../ui/tokens';
import type { Book } from '../../book/types';
import { Disc } from './Disc';
import { useRoom } from './useRoom';

const PARTS = ['name', 'icons', 'agent', 'reveal', 'cost'] as const;

/** A bare card with its parts numbered. */
export function CardScheme({ book }: { readonly book: Book }) {
  const width = useRoom(300);
  const { caption, labels } = book.diagrams.card;
  const lines = (y: number, widths: readonly number[]) =>
    widths.map((length, k) => (
      <Path key={k} d={`M74 ${y + k * 14}h${length}`} stroke={palette.rock} strokeWidth={4} />
    ));
  return (
    <>
      <View role="img" aria-label={caption} style={styles.centre}>
        <Svg width={width} height={(width * 320) / 280} viewBox="0 0 280 320">
          <Rect
            x={36}
            y={8}
            width={208}
            height={304}
            rx={16}
            fill={palette.bone}
            stroke={palette.rock}
            strokeWidth={2}
          />
          <Rect x={36} y={8} width={208} height={46} rx={16} fill={palette.deepSand} />
          <Path d="M74 31h110" stroke={palette.nightInk} strokeWidth={6} />
          <G fill={palette.plateau}>
            <Circle cx={60} cy={84} r={12} />
            <Rect x={48} y={106} width={24} height={24} rx={4} />
          </G>
          <Rect x={88} y={70} width={140} height={88} rx={10} fill={palette.parchment} />
          <Path d="M102 92h110M102 110h84M102 128h98" stroke={palette.rock} strokeWidth={4} />
          <Rect x={52} y={176} width={176} height={84} rx={10} fill={palette.erg} />
          {lines(200, [120, 96, 110])}
          <Circle cx={212} cy={288} r={16} fill={palette.sand} stroke={palette.nightInk} strokeWidth={2} />
          <Disc x={208} y={31} r={16} words={1} />
          <Disc x={36} y={96} r={16} words={2} />
          <Disc x={228} y={112} r={16} words={3} />
          <Disc x={228} y={218} r={16} words={4} />
          <Disc x={172} y={288} r={16} words={5} />
        </Svg>
      </View>
      <Legend entries={PARTS.map((part, k) => ({ mark: k + 1, words: labels[part] }))} />
    </>
  );
}

const styles = StyleSheet.create({ centre: { alignItems: 'center' } });
