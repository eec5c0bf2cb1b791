import Svg, { ClipPath, Defs, G, Path, Rect } from 'react-native-svg';

import { night, palette } from '../../../ui/tokens';

interface SandClockProps {
  /** Share of the sand that is still above, from 1 to 0. */
  readonly above: number;
  readonly size: number;
}

/** On a field of 64 x 96: two bulbs, 36 high each, joined at the neck. */
const GLASS = 'M12 8h40v8c0 16-16 22-16 32s16 16 16 32v8H12v-8c0-16 16-22 16-32S12 32 12 16z';
const BULB = 36;
const TOP = 12;
const FOOT = 86;

/**
 * Sand that has run down and sand that is left. It moves by a grain now and then and nothing else does, so that it is the
 * same where motion is reduced.
 */
export function SandClock({ above, size }: SandClockProps) {
  const upper = BULB * above;
  const lower = BULB * (1 - above);
  return (
    <Svg width={(size * 64) / 96} height={size} viewBox="0 0 64 96" fill="none" aria-hidden>
      <Defs>
        <ClipPath id="glass">
          <Path d={GLASS} />
        </ClipPath>
      </Defs>
      <Path d={GLASS} fill={night.surface} />
      <G clipPath="url(#glass)">
        <Rect x={0} y={TOP + BULB - upper} width={64} height={upper} fill={palette.sand} />
        {above > 0 && above < 1 ? (
          <Rect x={31} y={46} width={2} height={FOOT - 46} fill={palette.sand} />
        ) : null}
        <Rect x={0} y={FOOT - lower} width={64} height={lower + 4} fill={palette.deepSand} />
      </G>
      <Path d={GLASS} stroke={palette.bone} strokeWidth={2.4} strokeLinejoin="round" />
      <Path d="M8 7h48M8 89h48" stroke={palette.bone} strokeWidth={4} strokeLinecap="round" />
    </Svg>
  );
}
