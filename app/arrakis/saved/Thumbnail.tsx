import { useMemo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';

import { useTheme } from '../../ui/theme';
import { palette } from '../../ui/tokens';
import { boardPalettes } from '../board/paint/palette';
import type { Summary } from './summary';
import { GROUNDS, marksOf } from './thumbnailPaths';

interface ThumbnailProps {
  readonly summary: Summary | null;
  readonly size: number;
}

/** The planet as it stands, a thumb broad: grounds, legions by side, settlements, sietches and worms. */
export function Thumbnail({ summary, size }: ThumbnailProps) {
  const { dark, colours } = useTheme();
  const { ground } = boardPalettes[dark ? 'night' : 'day'];
  const marks = useMemo(() => (summary ? marksOf(summary) : null), [summary]);
  return (
    <Svg width={size} height={size} viewBox="-1030 -1030 2060 2060" aria-hidden>
      <Circle r={1000} fill={ground.desert} />
      <Path d={GROUNDS.deep} fill={ground.deep} />
      <Path d={GROUNDS.minorErg} fill={ground.minorErg} />
      <Path d={GROUNDS.plateau} fill={ground.plateau} />
      <Path d={GROUNDS.mountain} fill={ground.mountain} />
      <Circle r={1000} fill="none" stroke={colours.border} strokeWidth={20} />
      {marks ? (
        <>
          <Path d={marks.sietches} fill="none" stroke={palette.atreides} strokeWidth={22} />
          <Path d={marks.settlements} fill="none" stroke={palette.harkonnen} strokeWidth={22} />
          <Path d={marks.worms} fill={palette.fremen} />
          <Path d={marks.atreides} fill={palette.bone} stroke={palette.nightInk} strokeWidth={16} />
          <Path d={marks.harkonnen} fill={palette.nightInk} stroke={palette.bone} strokeWidth={16} />
        </>
      ) : null}
    </Svg>
  );
}
