import Svg, { Circle, G, Path } from 'react-native-svg';

import { useTheme } from '../../ui/theme';
import { palette } from '../../ui/tokens';
import { seatStyle } from '../pieces/seats';
import type { Summary } from './summary';

interface ThumbnailProps {
  readonly summary: Summary | null;
  readonly size: number;
}

const RIM = 440;
/** Points at which a game ends; a longer row would not fit. */
const GOAL = 12;

/** A quarter of the rim, with a gap on both sides. */
function quarter(index: number): string {
  const from = ((index * 90 + 8 - 135) * Math.PI) / 180;
  const to = ((index * 90 + 82 - 135) * Math.PI) / 180;
  const at = (angle: number) => `${Math.round(RIM * Math.cos(angle))} ${Math.round(RIM * Math.sin(angle))}`;
  return `M${at(from)}A${RIM} ${RIM} 0 0 1 ${at(to)}`;
}

/** The planet in its four Factions, each in the colour of its ally, and the seats' points as arms on it. */
export function Thumbnail({ summary, size }: ThumbnailProps) {
  const { dark, colours } = useTheme();
  const points = summary?.points ?? [];
  return (
    <Svg width={size} height={size} viewBox="-500 -500 1000 1000" aria-hidden>
      <Circle r={360} fill={dark ? palette.plateau : palette.sand} />
      <Circle r={360} fill="none" stroke={colours.border} strokeWidth={12} />
      {[0, 1, 2, 3].map((faction) => {
        const ally = summary?.alliances[faction] ?? null;
        return (
          <Path
            key={faction}
            d={quarter(faction)}
            fill="none"
            strokeWidth={54}
            strokeLinecap="round"
            stroke={ally === null ? colours.border : seatStyle(ally).colour}
          />
        );
      })}
      {points.map((count, seat) => {
        const length = 500 * Math.min(1, Math.max(0.04, count / GOAL));
        const y = (seat - (points.length - 1) / 2) * 120;
        return (
          <G key={seat} transform={`translate(-250 ${y})`}>
            <Path d={`M0 0h${length}`} stroke={palette.nightInk} strokeWidth={84} strokeLinecap="round" />
            <Path
              d={`M0 0h${length}`}
              stroke={seatStyle(seat).colour}
              strokeWidth={62}
              strokeLinecap="round"
            />
          </G>
        );
      })}
    </Svg>
  );
}
