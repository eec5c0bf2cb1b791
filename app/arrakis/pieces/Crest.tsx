import Svg, { Circle, Path } from 'react-native-svg';

import type { arrakis } from '../../../engine';
import { palette } from '../../ui/tokens';

/** Light with dark lines for the Atreides, dark with light lines for the Harkonnen; shape tells them apart as well. */
export function Crest({ side, size }: { readonly side: arrakis.Side; readonly size: number }) {
  const atreides = side === 'atreides';
  const ground = atreides ? palette.bone : palette.harkonnen;
  const line = atreides ? palette.nightInk : palette.bone;
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden>
      {atreides ? (
        <Circle cx={24} cy={24} r={22} fill={ground} stroke={palette.atreides} strokeWidth={3} />
      ) : (
        <Path d="M8 3h32l5 9v24l-5 9H8l-5-9V12z" fill={ground} stroke={palette.corrino} strokeWidth={3} />
      )}
      {atreides ? (
        <Path
          d="M10 29c5-1 8-5 9-11 2 5 3 7 5 7s3-2 5-7c1 6 4 10 9 11-6 1-9 4-14 9-5-5-8-8-14-9z"
          stroke={line}
          strokeWidth={2.4}
          strokeLinejoin="round"
        />
      ) : (
        <Path
          d="M14 36V15l10-5 10 5v21M14 24h20M20 36V28h8v8"
          stroke={line}
          strokeWidth={2.6}
          strokeLinejoin="round"
        />
      )}
    </Svg>
  );
}
