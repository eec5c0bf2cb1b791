import Svg, { Rect } from 'react-native-svg';

import type { arrakis } from '../../../engine';
import { pieceColours } from './pieceColours';
import { desertGlyphs, combatDieGlyphs, type Glyph } from './glyphs';
import { palette } from '../../ui/tokens';
import { GlyphArt } from '../../ui/GlyphArt';
import { actionDieGlyphs } from './actionDieGlyphs';

/** In points, or as large as what it stands in. */
export type DieSize = number | '100%';

const NO_GLYPH: Glyph = [];

interface CubeProps {
  readonly glyph: Glyph;
  readonly side: arrakis.Side;
  readonly size: DieSize;
  /** Used up: only its outline is left. */
  readonly spent?: boolean;
  /** A Bene Gesserit token that stands for a die is round (R6.2). */
  readonly round?: boolean;
  readonly hue?: string;
}

function Cube({ glyph, side, size, spent = false, round = false, hue }: CubeProps) {
  const colours = pieceColours[side];
  return (
    <Svg width={size} height={size} viewBox="-54 -54 108 108" aria-hidden opacity={spent ? 0.42 : 1}>
      <Rect
        x={-47}
        y={-47}
        width={94}
        height={94}
        rx={round ? 47 : 20}
        fill={spent ? 'none' : colours.low}
        stroke={hue ?? colours.hue}
        strokeWidth={spent ? 5 : 7}
        strokeDasharray={spent ? '12 9' : undefined}
      />
      <GlyphArt
        glyph={glyph}
        colour={spent ? palette.corrino : colours.glyph}
        ground={spent ? palette.nightStone : colours.low}
        scale={0.86}
      />
    </Svg>
  );
}

interface DieFaceProps {
  readonly result: arrakis.Result;
  readonly side: arrakis.Side;
  readonly size: number;
  readonly spent?: boolean;
  readonly token?: boolean;
}

/** An action die of one side. */
export function DieFace({ result, token = false, ...rest }: DieFaceProps) {
  return <Cube glyph={actionDieGlyphs[result]} round={token} {...rest} />;
}

/** Desert Power is no die (R6.7): a worm in a ring of Fremen blue. */
export function DesertPowerFace({ size }: { readonly size: number }) {
  return <Cube glyph={desertGlyphs.sandworm} side="atreides" size={size} round hue={palette.fremen} />;
}

interface CombatDieProps {
  readonly face: arrakis.CombatFace;
  readonly side: arrakis.Side;
  readonly size: DieSize;
  readonly spent?: boolean;
  /** Not rolled: what a leader made of a special, or the surprise of an attack (R7.10, R7.18). */
  readonly token?: boolean;
}

/** A combat die (R7.10). */
export function CombatDie({ face, token = false, ...rest }: CombatDieProps) {
  return <Cube glyph={combatDieGlyphs[face]} round={token} {...rest} />;
}

/** A combat die that has yet to be rolled. */
export function UnrolledDie({ side, size }: { readonly side: arrakis.Side; readonly size: DieSize }) {
  return <Cube glyph={NO_GLYPH} side={side} size={size} />;
}
