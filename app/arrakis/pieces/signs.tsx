import Svg, { Circle, Path } from 'react-native-svg';

import type { arrakis } from '../../../engine';
import { pieceColours } from './pieceColours';
import { desertGlyphs, siteGlyphs, vehicleGlyphs, type Glyph } from './glyphs';
import { palette } from '../../ui/tokens';
import { GlyphArt } from '../../ui/GlyphArt';

/** An eye, a drop, a flame, as on the rim of the planet. */
const markerGlyphs: Readonly<Record<arrakis.Marker, { readonly colour: string; readonly d: string }>> = {
  kwisatzHaderach: {
    colour: '#3E8A57',
    d: 'M-30 0C-16 -22 16 -22 30 0C16 22 -16 22 -30 0ZM-9 0A9 9 0 1 0 9 0A9 9 0 1 0 -9 0Z',
  },
  sandDwellers: { colour: '#B7832B', d: 'M0 -32C12 -12 24 0 24 12A24 24 0 0 1 -24 12C-24 0 -12 -12 0 -32Z' },
  jihad: {
    colour: '#A93A36',
    d: 'M3 -36C9 -15 30 -9 27 15C24 33 9 36 0 36C-12 36 -27 30 -27 12C-27 0 -18 -3 -15 -15C-6 -12 -3 -6 -3 0C3 -9 6 -21 3 -36Z',
  },
};

export function MarkerSign({ marker, size }: { readonly marker: arrakis.Marker; readonly size: number }) {
  const { colour, d } = markerGlyphs[marker];
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <Circle r={48} fill={colour} />
      <Path d={d} fill="#FFFFFF" fillRule="evenodd" scale={0.85} />
    </Svg>
  );
}

/** Scales for trade, a ship in its ring for the Guild, columns for the assembly of the Houses. */
export const powerGlyphs: Readonly<Record<arrakis.Power, Glyph>> = {
  choam: [
    { d: 'M0 -34L0 30M-30 -24L30 -24M-18 34L18 34', stroke: 6 },
    { d: 'M-30 -22L-42 4L-18 4ZM30 -22L18 4L42 4Z', stroke: 4 },
    { d: 'M-42 4C-40 16 -20 16 -18 4ZM18 4C20 16 40 16 42 4Z' },
  ],
  spacingGuild: [
    { d: 'M-36 0A36 36 0 1 1 36 0A36 36 0 1 1 -36 0Z', stroke: 6 },
    { d: 'M0 -28C14 -10 14 10 0 28C-14 10 -14 -10 0 -28Z' },
  ],
  landsraad: [
    { d: 'M-38 -16L0 -38L38 -16Z' },
    { d: 'M-26 -8L-26 22M0 -8L0 22M26 -8L26 22', stroke: 9 },
    { d: 'M-38 32L38 32', stroke: 9 },
  ],
};

interface SignProps {
  readonly size: number;
  readonly colour: string;
  readonly ground?: string;
}

function Plain({ glyph, size, colour, ground = palette.nightStone }: SignProps & { readonly glyph: Glyph }) {
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <GlyphArt glyph={glyph} colour={colour} ground={ground} />
    </Svg>
  );
}

export function PowerSign({ power, ...rest }: SignProps & { readonly power: arrakis.Power }) {
  return <Plain glyph={powerGlyphs[power]} {...rest} />;
}

export function VehicleSign({ vehicle, ...rest }: SignProps & { readonly vehicle: arrakis.Vehicle }) {
  return <Plain glyph={vehicleGlyphs[vehicle]} {...rest} />;
}

export const SITES = ['sietch', 'settlement', 'station', 'wormsign', 'sandworm', 'wildMaker'] as const;
export type Site = (typeof SITES)[number];

export function SiteSign({ site, ...rest }: SignProps & { readonly site: Site }) {
  const glyph =
    site === 'sietch' || site === 'settlement' || site === 'station' ? siteGlyphs[site] : desertGlyphs[site];
  return <Plain glyph={glyph} {...rest} />;
}

/** A Bene Gesserit token (R3.7). */
export function BeneGesseritSign({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <Circle r={44} fill={pieceColours.wormsign.low} stroke={palette.fremen} strokeWidth={6} />
      <Path
        d="M0 -28C16 -12 16 4 0 22C-16 4 -16 -12 0 -28ZM-22 26L22 26"
        fill="none"
        stroke={pieceColours.wormsign.glyph}
        strokeWidth={7}
        strokeLinejoin="round"
      />
    </Svg>
  );
}
