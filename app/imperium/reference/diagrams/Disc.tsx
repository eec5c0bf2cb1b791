import { Circle, G, Text as SvgText } from 'react-native-svg';

import { font, palette } from '../../../ui/tokens';

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly words: string | number;
}

/** A number in a disc, as the legend shows it. */
export function Disc({ x, y, r, words }: DiscProps) {
  return (
    <G x={x} y={y}>
      <Circle r={r} fill={palette.nightInk} stroke={palette.bone} strokeWidth={2} />
      <SvgText y={r * 0.36} textAnchor="middle" fontFamily={font.textStrong} fontSize={r} fill={palette.bone}>
        {String(words)}
      </SvgText>
    </G>
  );
}
