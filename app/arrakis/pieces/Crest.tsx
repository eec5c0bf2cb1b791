import Svg, { Circle, Path } from 'react-native-svg';

import type { arrakis } from '../../../engine';
import { palette } from '../../ui/tokens';

interface CrestProps {
  readonly side: arrakis.Side;
  /** A sub-faction has a crest of its own where its side is shared (R13.1). */
  readonly house?: arrakis.House | null;
  readonly size: number;
}

/** What is drawn on each ground, and the rim around it. */
const CRESTS: Readonly<Record<arrakis.House, { readonly rim: string; readonly drawing: string }>> = {
  // A bird over dunes.
  atreides: {
    rim: palette.atreides,
    drawing: 'M10 29c5-1 8-5 9-11 2 5 3 7 5 7s3-2 5-7c1 6 4 10 9 11-6 1-9 4-14 9-5-5-8-8-14-9z',
  },
  // Two crossed blades of a worm's tooth.
  fremen: {
    rim: palette.fremen,
    drawing: 'M13 35C16 25 24 17 36 12 33 23 25 31 13 35zM35 35C32 25 24 17 12 12 15 23 23 31 35 35z',
  },
  // A keep.
  harkonnen: { rim: palette.corrino, drawing: 'M14 36V15l10-5 10 5v21M14 24h20M20 36V28h8v8' },
  // A crown of rays.
  corrino: { rim: palette.sand, drawing: 'M12 33l-2-16 8 7 6-13 6 13 8-7-2 16zM13 38h22' },
};

/**
 * Light with dark lines for the Atreides, dark with light lines for the Harkonnen; shape tells them apart as well. Two who
 * share a side have its shape and its tone, and each a drawing of their own.
 */
export function Crest({ side, house = null, size }: CrestProps) {
  const atreides = side === 'atreides';
  const line = atreides ? palette.nightInk : palette.bone;
  const { rim, drawing } = CRESTS[house ?? side];
  const ground = atreides ? palette.bone : house === 'corrino' ? palette.nightStone : palette.harkonnen;
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden>
      {atreides ? (
        <Circle cx={24} cy={24} r={22} fill={ground} stroke={rim} strokeWidth={3} />
      ) : (
        <Path d="M8 3h32l5 9v24l-5 9H8l-5-9V12z" fill={ground} stroke={rim} strokeWidth={3} />
      )}
      <Path d={drawing} stroke={line} strokeWidth={atreides ? 2.4 : 2.6} strokeLinejoin="round" />
    </Svg>
  );
}
