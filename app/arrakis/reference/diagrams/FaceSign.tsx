import { Circle, G, Path, Rect } from 'react-native-svg';

import type { arrakis } from '../../../../engine';

const signs = {
  hit: <Path d="M0 -26 6 -8 24 -14 11 0 24 14 6 8 0 26 -6 8 -24 14 -11 0 -24 -14 -6 -8Z" />,
  shield: <Path d="M-20 -22H20V2C20 16 10 23 0 28C-10 23 -20 16 -20 2Z" />,
  special: (
    <>
      <Circle r={22} fill="none" strokeWidth={6} />
      <Circle r={8} />
    </>
  ),
} as const;

interface FaceSignProps {
  readonly face: arrakis.CombatFace;
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  readonly paper: string;
}

/** One face of a combat die; each has a shape of its own. */
export function FaceSign({ face, x, y, ink, paper }: FaceSignProps) {
  return (
    <G x={x} y={y}>
      <Rect x={-44} y={-44} width={88} height={88} rx={16} fill={paper} stroke={ink} strokeWidth={3} />
      <G fill={ink} stroke={face === 'special' ? ink : 'none'}>
        {signs[face]}
      </G>
    </G>
  );
}
