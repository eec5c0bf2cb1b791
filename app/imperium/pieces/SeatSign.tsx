import Svg, { Path, Text } from 'react-native-svg';

import { font } from '../../ui/tokens';
import { seatStyle } from './seats';

interface SeatSignProps {
  readonly seat: number;
  /** See `seatLetters`. */
  readonly letter?: string;
  readonly size: number;
}

/** A player's sign: shape, letter and colour. */
export function SeatSign({ seat, letter, size }: SeatSignProps) {
  const { shape, colour, ink, edge, drop } = seatStyle(seat);
  return (
    <Svg width={size} height={size} viewBox="-54 -54 108 108" aria-hidden>
      <Path d={shape} fill={colour} stroke={edge} strokeWidth={6} strokeLinejoin="round" />
      {letter === undefined ? null : (
        <Text x={0} y={drop + 18} fontSize={52} fontFamily={font.textStrong} fill={ink} textAnchor="middle">
          {letter}
        </Text>
      )}
    </Svg>
  );
}
