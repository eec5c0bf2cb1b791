/**
 * Colours of a piece: light with dark glyphs for Atreides, dark with light glyphs for Harkonnen, so that the hue is
 * not needed to tell them apart.
 */
export interface PieceColours {
  readonly high: string;
  readonly low: string;
  readonly edge: string;
  readonly hue: string;
  readonly glyph: string;
}

export const pieceColours = {
  atreides: { high: '#FFFBF1', low: '#E7DBC1', edge: '#12211F', hue: '#2F8F83', glyph: '#0E2C29' },
  atreidesLeader: { high: '#D9F0EA', low: '#9CCFC5', edge: '#0C1B1A', hue: '#0F5D54', glyph: '#072522' },
  harkonnen: { high: '#43242A', low: '#1C0D11', edge: '#F4E7D3', hue: '#B23A48', glyph: '#FBF0E0' },
  harkonnenLeader: { high: '#9C2A39', low: '#5C1420', edge: '#F4E7D3', hue: '#E7A9A4', glyph: '#FFF6EA' },
  station: { high: '#F4F7EA', low: '#D5E0C4', edge: '#1F3323', hue: '#4E9A63', glyph: '#1D4A2B' },
  wormsign: { high: '#F8EBCB', low: '#E2C890', edge: '#1E2E44', hue: '#3B6EA8', glyph: '#1F4878' },
  vehicle: { high: '#3C4651', low: '#262E37', edge: '#FBF3E4', hue: '#9AA3AE', glyph: '#2B333D' },
} as const satisfies Record<string, PieceColours>;

const circle = 'M-44 0A44 44 0 1 1 44 0A44 44 0 1 1 -44 0Z';
const square =
  'M-32 -40L32 -40A8 8 0 0 1 40 -32L40 32A8 8 0 0 1 32 40L-32 40A8 8 0 0 1 -40 32L-40 -32A8 8 0 0 1 -32 -40Z';
const hexagon = 'M0 -48L41.6 -24L41.6 24L0 48L-41.6 24L-41.6 -24Z';

export const baseShapes = {
  /** Round, square, hexagonal, as the figures' bases are on the table. */
  rank: { regular: circle, elite: square, special: hexagon },
  /** A rounded shield against a notched banner. */
  leader: {
    atreides:
      'M-38 -30C-38 -42 -22 -48 0 -48C22 -48 38 -42 38 -30L38 6C38 28 20 40 0 50C-20 40 -38 28 -38 6Z',
    harkonnen: 'M-38 -46L-14 -46L0 -38L14 -46L38 -46L38 32L0 50L-38 32Z',
  },
  stack: {
    atreides: circle,
    harkonnen: 'M-42 -42L42 -42L42 18L22 40L0 49L-22 40L-42 18Z',
  },
  token: 'M-32 -46L32 -46L38 -40L38 40L32 46L-32 46L-38 40L-38 -40Z',
} as const;
