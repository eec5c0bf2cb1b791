import type { arrakis } from '../../../engine';
import type { Glyph } from './glyphs';

/** The five faces of an action die (R6.1), our own signs on a field of 100 x 100 around the origin. */
export const actionDieGlyphs: Readonly<Record<arrakis.Result, Glyph>> = {
  // Two paths that cross, each with its goal.
  strategy: [
    { d: 'M-28 28C-16 2 12 4 24 -22', stroke: 8 },
    { d: 'M28 28C16 2 -12 4 -24 -22', stroke: 8 },
    { d: 'M14 -22L29 -34L33 -14Z' },
    { d: 'M-14 -22L-29 -34L-33 -14Z' },
  ],
  // A banner on its pole.
  leadership: [{ d: 'M-22 -36L-22 38', stroke: 8 }, { d: 'M-18 -34L32 -34L20 -17L32 0L-18 0Z' }],
  // A wedge that comes down, and the ground it lands on.
  deployment: [
    { d: 'M-26 -34L26 -34L0 16Z' },
    { d: 'M-32 30L32 30', stroke: 8 },
    { d: 'M-9 -25L9 -25L0 -7Z', cut: true },
  ],
  // An eye in a hexagon.
  mentat: [
    { d: 'M0 -37L32 -18.5L32 18.5L0 37L-32 18.5L-32 -18.5Z', stroke: 6 },
    { d: 'M-21 0C-12 -14 12 -14 21 0C12 14 -12 14 -21 0Z' },
    { d: 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z', cut: true },
  ],
  // A crest: a shield under a crown.
  house: [
    { d: 'M-28 -10L28 -10L28 6C28 22 14 32 0 38C-14 32 -28 22 -28 6Z' },
    { d: 'M-28 -17L-28 -36L-14 -26L0 -38L14 -26L28 -36L28 -17Z' },
    { d: 'M0 0L0 26M-12 8L12 8', stroke: 6, cut: true },
  ],
};
