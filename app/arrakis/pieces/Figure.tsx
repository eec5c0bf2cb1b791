import Svg, { Path } from 'react-native-svg';

import { arrakis } from '../../../engine';
import { baseShapes, pieceColours, type PieceColours } from './pieceColours';
import { genericGlyphs, leaderGlyphs, tokenGlyph, unitGlyphs, type Glyph } from './glyphs';
import { GlyphArt } from '../../ui/GlyphArt';

/** `regular`, `elite`, `special`, `token`, `generic` or a named leader. */
export type FigureName = arrakis.UnitRank | 'token' | 'generic' | arrakis.LeaderId;

interface Look {
  readonly shape: string;
  readonly colours: PieceColours;
  readonly glyph: Glyph;
}

function isLeader(figure: FigureName): figure is arrakis.LeaderId {
  return arrakis.LEADERS.some((leader) => leader === figure);
}

function lookOf(figure: FigureName, side: arrakis.Side): Look {
  if (figure === 'token') return { shape: baseShapes.token, colours: pieceColours[side], glyph: tokenGlyph };
  const led = { shape: baseShapes.leader[side], colours: pieceColours[`${side}Leader`] };
  if (figure === 'generic') return { ...led, glyph: genericGlyphs[side] };
  if (isLeader(figure)) return { ...led, glyph: leaderGlyphs[figure] };
  return { shape: baseShapes.rank[figure], colours: pieceColours[side], glyph: unitGlyphs[side][figure] };
}

interface FigureProps {
  readonly figure: FigureName;
  readonly side: arrakis.Side;
  readonly size: number;
  readonly faded?: boolean;
}

/** A figure as it stands on the board. */
export function Figure({ figure, side, size, faded = false }: FigureProps) {
  const { shape, colours, glyph } = lookOf(figure, side);
  return (
    <Svg width={size} height={size} viewBox="-56 -56 112 112" aria-hidden opacity={faded ? 0.5 : 1}>
      <Path d={shape} fill={colours.low} stroke={colours.edge} strokeWidth={7} strokeLinejoin="round" />
      <Path d={shape} fill="none" stroke={colours.hue} strokeWidth={4} scale={0.89} />
      <GlyphArt glyph={glyph} colour={colours.glyph} ground={colours.low} scale={0.92} />
    </Svg>
  );
}
