import { G, Path } from 'react-native-svg';

import type { Glyph } from './glyph';

interface GlyphArtProps {
  readonly glyph: Glyph;
  readonly colour: string;
  /** What cut parts show: the colour of the base under the sign. */
  readonly ground: string;
  readonly scale?: number;
}

/** A sign as vectors, for use outside a board. */
export function GlyphArt({ glyph, colour, ground, scale = 1 }: GlyphArtProps) {
  return (
    <G scale={scale}>
      {glyph.map((part, index) => {
        const shown = part.cut ? ground : colour;
        return part.stroke ? (
          <Path
            key={index}
            d={part.d}
            stroke={shown}
            strokeWidth={part.stroke}
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
        ) : (
          <Path key={index} d={part.d} fill={shown} />
        );
      })}
    </G>
  );
}
