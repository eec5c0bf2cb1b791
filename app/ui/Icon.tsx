import type { ReactNode } from 'react';
import Svg from 'react-native-svg';

interface IconProps {
  /** Lines on a grid of 24; the shell's are in `icons.tsx`, a game brings its own. */
  readonly drawing: ReactNode;
  readonly colour: string;
  readonly size?: number;
  readonly filled?: boolean;
}

/** One line width for all icons, so that they look as if drawn by one hand. */
export function Icon({ drawing, colour, size = 24, filled = false }: IconProps) {
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? colour : 'none'}
      stroke={colour}
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {drawing}
    </Svg>
  );
}
