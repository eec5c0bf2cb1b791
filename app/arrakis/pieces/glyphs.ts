import type { arrakis } from '../../../engine';
import type { Glyph } from '../../ui/glyph';

/** Our own signs of this game. */
export type { Glyph };

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const ring = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, k) => draw((2 * Math.PI * k) / count)).join('');

const spoke = (angle: number, from: number, to: number): string => {
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
};

const crysknife = 'M4 -34C14 -18 14 0 5 14L-5 14C-1 0 0 -16 4 -34Z';

/** Ranks of units (R3.1): a crysknife for the desert, a helm for the occupiers, with one more bar per rank. */
export const unitGlyphs = {
  atreides: {
    regular: [{ d: `${crysknife}M-11 17L11 17L11 22L-11 22Z` }],
    elite: [{ d: `${crysknife}M-13 15L13 15L13 20L-13 20ZM-13 24L13 24L13 29L-13 29Z` }],
    special: [
      { d: 'M14 -32C22 -14 14 2 -2 16L-9 9C4 -2 11 -14 14 -32Z' },
      { d: 'M-14 -32C-22 -14 -14 2 2 16L9 9C-4 -2 -11 -14 -14 -32Z' },
      { d: 'M-17 19L17 19L17 24L-17 24ZM-17 27L17 27L17 32L-17 32Z' },
    ],
  },
  harkonnen: {
    regular: [{ d: 'M-20 12L-20 -8C-20 -22 -10 -28 0 -28C10 -28 20 -22 20 -8L20 12L8 20L8 0L-8 0L-8 20Z' }],
    elite: [
      { d: 'M-20 14L-20 -4C-20 -17 -10 -22 0 -22C10 -22 20 -17 20 -4L20 14L8 22L8 4L-8 4L-8 22Z' },
      { d: 'M-4 -24L-4 -34L4 -34L4 -24Z' },
      { d: 'M-22 26L22 26L22 31L-22 31Z' },
    ],
    special: [
      { d: 'M-18 12L-18 -4C-18 -16 -9 -20 0 -20C9 -20 18 -16 18 -4L18 12L7 19L7 3L-7 3L-7 19Z' },
      {
        d: 'M0 -37L4 -23L-4 -23ZM-16 -33L-7 -22L-14 -18ZM16 -33L7 -22L14 -18ZM-29 -20L-16 -16L-19 -9ZM29 -20L16 -16L19 -9Z',
      },
      { d: 'M-22 22L22 22L22 27L-22 27ZM-16 30L16 30L16 34L-16 34Z' },
    ],
  },
} as const satisfies Record<string, Record<string, Glyph>>;

/** Leaders without a name: a naib's moon, a bashar's chevrons. */
export const genericGlyphs = {
  atreides: [{ d: 'M10 -26A24 24 0 1 0 22 10A19 19 0 1 1 10 -26Z' }, { d: circle(12, -8, 5) }],
  harkonnen: [
    { d: 'M-22 4L0 -16L22 4L22 16L0 -4L-22 16Z' },
    { d: 'M-22 22L0 2L22 22L22 30L0 12L-22 30Z' },
    { d: 'M0 -34L4 -26L12 -25L6 -19L8 -11L0 -15L-8 -11L-6 -19L-12 -25L-4 -26Z' },
  ],
} as const satisfies Record<string, Glyph>;

export const leaderGlyphs: Readonly<Record<arrakis.LeaderId, Glyph>> = {
  // The hawk of his house.
  paul: [
    {
      d: 'M0 30L-8 14L-5 9C-18 14 -31 6 -34 -18C-25 -7 -15 -5 -8 -8C-9 -17 -5 -23 2 -25C6 -25 8 -22 13 -20L8 -15C9 -12 9 -10 8 -8C15 -5 25 -7 34 -18C31 6 18 14 5 9L8 14Z',
    },
  ],
  // The desert mouse.
  muaddib: [
    { d: circle(-17, -15, 15) },
    { d: circle(17, -15, 15) },
    { d: 'M0 -14C14 -14 20 -2 18 8C15 22 6 31 0 35C-6 31 -15 22 -18 8C-20 -2 -14 -14 0 -14Z' },
    { d: `${circle(-18, -16, 6.5)}${circle(18, -16, 6.5)}`, cut: true },
    { d: `${circle(-8, 5, 3.2)}${circle(8, 5, 3.2)}`, cut: true },
    { d: 'M-13 20L-28 17M-12 25L-26 28M13 20L28 17M12 25L26 28', stroke: 2.5 },
  ],
  // A lotus.
  jessica: [
    { d: 'M0 -30C10 -16 12 0 0 16C-12 0 -10 -16 0 -30Z' },
    { d: 'M-32 -14C-16 -14 -8 -2 -5 17C-20 14 -30 2 -32 -14Z' },
    { d: 'M32 -14C16 -14 8 -2 5 17C20 14 30 2 32 -14Z' },
    { d: 'M-22 22L22 22L16 28L-16 28Z' },
  ],
  // The Water of Life, and the eye it opens.
  'reverend-mother': [
    { d: 'M0 -34C10 -16 22 -6 22 10A22 22 0 0 1 -22 10C-22 -6 -10 -16 0 -34Z' },
    { d: 'M-15 10C-8 1 8 1 15 10C8 19 -8 19 -15 10Z', cut: true },
    { d: circle(0, 10, 4.5) },
  ],
  // The baliset.
  gurney: [
    { d: 'M-24 8C-30 18 -20 30 -9 25C-3 23 1 19 3 14C7 11 8 4 3 0C-2 -5 -8 -3 -11 0C-16 1 -21 3 -24 8Z' },
    { d: 'M0 3L22 -22', stroke: 6 },
    { d: 'M17 -30L29 -18', stroke: 6 },
    { d: circle(-10, 12, 5), cut: true },
  ],
  // The knife under a halo.
  alia: [
    { d: circle(0, -22, 10), stroke: 5 },
    { d: 'M-5 -6L5 -6L7 14L0 36L-7 14Z' },
    { d: 'M-18 -7L18 -7L18 -1L-18 -1Z' },
  ],
  // Two crysknives.
  stilgar: [
    { d: 'M22 -32C28 -10 14 8 -8 22L-16 14C4 2 16 -12 22 -32Z' },
    { d: 'M-22 -32C-28 -10 -14 8 8 22L16 14C-4 2 -16 -12 -22 -32Z' },
    { d: 'M-22 16L-12 26', stroke: 7 },
    { d: 'M22 16L12 26', stroke: 7 },
  ],
  // Water rings.
  chani: [
    { d: circle(0, -13, 13), stroke: 6 },
    { d: circle(-14, 11, 13), stroke: 6 },
    { d: circle(14, 11, 13), stroke: 6 },
  ],
  // A claw.
  rabban: [
    { d: 'M-26 -24C-14 -16 -12 6 -22 28C-28 10 -30 -6 -26 -24Z' },
    { d: 'M-6 -32C6 -20 8 8 -4 34C-10 12 -12 -10 -6 -32Z' },
    { d: 'M14 -28C26 -16 28 6 16 28C10 10 8 -8 14 -28Z' },
  ],
  // The arena's long and short blade.
  feyd: [
    { d: 'M-24 -32L-17 -33L12 12L6 17Z' },
    { d: 'M24 -32L17 -33L-12 12L-6 17Z' },
    { d: 'M-2 24L22 8', stroke: 6 },
    { d: 'M2 24L-22 8', stroke: 6 },
    { d: 'M12 18L20 30M-12 18L-20 30', stroke: 6 },
  ],
  // A weight that floats.
  baron: [
    { d: circle(0, -6, 20) },
    { d: 'M-30 8C-38 18 -16 26 0 26C16 26 38 18 30 8', stroke: 6 },
    { d: circle(-7, -13, 5), cut: true },
  ],
  // The mentat's eye in a hexagon.
  hawat: [
    { d: 'M0 -32L28 -16L28 16L0 32L-28 16L-28 -16Z', stroke: 6 },
    { d: 'M-20 0C-10 -14 10 -14 20 0C10 14 -10 14 -20 0Z' },
    { d: circle(0, 0, 6), cut: true },
  ],
  // The box and the needle.
  mohiam: [
    { d: 'M-26 -8L14 -8L14 30L-26 30Z' },
    { d: 'M-16 2L4 2L4 20L-16 20Z', cut: true },
    { d: 'M30 -34L2 -12', stroke: 5 },
    { d: circle(27, -31, 6) },
  ],
  // The Sardaukar's helm under their sun.
  aramsham: [
    { d: 'M-20 28L-20 2C-20 -10 -10 -16 0 -16C10 -16 20 -10 20 2L20 28L5 22L5 8L-5 8L-5 22Z' },
    { d: ring(7, (a) => (Math.cos(a) > -0.2 ? spoke(a, 22, 36) : '')), stroke: 6 },
  ],
  // The throne.
  shaddam: [{ d: 'M-30 16L-34 -18L-17 -4L0 -28L17 -4L34 -18L30 16Z' }, { d: 'M-30 20L30 20L30 28L-30 28Z' }],
};

export const siteGlyphs = {
  /** A sietch: a cave in the rock. */
  sietch: [
    {
      d: 'M-30 26L-30 8C-30 -16 -14 -28 0 -28C14 -28 30 -16 30 8L30 26L14 26L14 12C14 2 8 -6 0 -6C-8 -6 -14 2 -14 12L-14 26Z',
    },
  ],
  /** A settlement: walls with towers. */
  settlement: [
    {
      d: 'M-32 28L-32 -14L-22 -14L-22 -22L-12 -22L-12 -14L-6 -14L-6 -32L6 -32L6 -14L12 -14L12 -22L22 -22L22 -14L32 -14L32 28L8 28L8 14L-8 14L-8 28Z',
    },
  ],
  /** A botanical testing station: a seedling under a roof. */
  station: [
    { d: 'M-32 2L0 -30L32 2', stroke: 7 },
    { d: 'M0 30L0 0', stroke: 6 },
    { d: 'M0 12C-4 0 -14 -3 -22 0C-18 10 -10 15 0 12Z' },
    { d: 'M0 6C4 -4 12 -7 20 -4C17 5 10 10 0 6Z' },
    { d: 'M-22 30L22 30', stroke: 6 },
  ],
} as const satisfies Record<string, Glyph>;

export const desertGlyphs = {
  /** Ripples that run towards you. */
  wormsign: [
    { d: 'M-32 -10C-20 -26 20 -26 32 -10', stroke: 7 },
    { d: 'M-24 8C-14 -4 14 -4 24 8', stroke: 7 },
    { d: 'M-14 24C-8 16 8 16 14 24', stroke: 7 },
  ],
  sandworm: [
    { d: circle(0, 0, 36) },
    { d: circle(0, 0, 25), cut: true },
    {
      d: ring(12, (a) => {
        const [x, y] = [Math.sin(a), -Math.cos(a)];
        const [u, v] = [-y, x];
        const p = (r: number, w: number): string =>
          `${(x * r + u * w).toFixed(1)} ${(y * r + v * w).toFixed(1)}`;
        return `M${p(28, -5.5)}L${p(12, 0)}L${p(28, 5.5)}Z`;
      }),
    },
  ],
  wildMaker: [
    {
      d: (() => {
        const points = Array.from({ length: 36 }, (_, k) => {
          const angle = (Math.PI * k) / 18;
          const r = k % 2 === 0 ? 47 : 38;
          return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
        });
        return `M${points.join('L')}Z`;
      })(),
    },
    { d: circle(0, 0, 27), cut: true },
    {
      d: ring(9, (a) => {
        const [x, y] = [Math.sin(a), -Math.cos(a)];
        const [u, v] = [-y, x];
        const p = (r: number, w: number): string =>
          `${(x * r + u * w).toFixed(1)} ${(y * r + v * w).toFixed(1)}`;
        return `M${p(30, -8)}L${p(8, 4)}L${p(30, 8)}Z`;
      }),
    },
    { d: circle(0, 0, 5) },
  ],
} as const satisfies Record<string, Glyph>;

export const vehicleGlyphs = {
  /** A crawler on tracks with its intake in front. */
  harvester: [
    { d: 'M-30 -2L-22 -20L8 -20L8 -30L18 -30L18 -20L26 -20L32 -2Z' },
    { d: 'M-34 4L34 4C40 8 40 22 34 26L-34 26C-40 22 -40 8 -34 4Z' },
    { d: `${circle(-22, 15, 5)}${circle(0, 15, 5)}${circle(22, 15, 5)}`, cut: true },
  ],
  /** A dragonfly of metal, seen from above. */
  ornithopter: [
    { d: 'M0 -30C8 -30 9 -20 8 -12L4 10L3 34L-3 34L-4 10L-8 -12C-9 -20 -8 -30 0 -30Z' },
    { d: 'M6 -18L40 -30L42 -24L7 -8Z' },
    { d: 'M-6 -18L-40 -30L-42 -24L-7 -8Z' },
    { d: 'M6 -4L38 8L35 14L4 6Z' },
    { d: 'M-6 -4L-38 8L-35 14L-4 6Z' },
  ],
  /** A broad wing that holds a load. */
  carryall: [
    { d: 'M-42 -20L42 -20L34 -6L-34 -6Z' },
    { d: 'M-12 -32L12 -32L12 -6L-12 -6Z' },
    { d: 'M-24 -6L-18 10M24 -6L18 10', stroke: 5 },
    { d: 'M-24 10L24 10L24 32L-24 32Z' },
    { d: 'M-14 18L14 18L14 24L-14 24Z', cut: true },
  ],
} as const satisfies Record<string, Glyph>;

/** The back of a face-down deployment token. */
export const tokenGlyph: Glyph = [
  { d: 'M-18 -12C-18 -28 18 -28 18 -10C18 2 2 2 2 14', stroke: 8 },
  { d: circle(2, 26, 5) },
];

/** Faces of a combat die (R7.10). */
export const combatDieGlyphs = {
  hit: [
    { d: 'M-26 -26L26 26', stroke: 13 },
    { d: 'M26 -26L-26 26', stroke: 13 },
  ],
  shield: [{ d: 'M0 -30C10 -22 20 -20 28 -20C28 8 20 24 0 34C-20 24 -28 8 -28 -20C-20 -20 -10 -22 0 -30Z' }],
  special: [{ d: 'M0 -34L9 -12L33 -11L14 4L21 28L0 14L-21 28L-14 4L-33 -11L-9 -12Z' }],
} as const satisfies Record<string, Glyph>;

export const marks = {
  star: [{ d: 'M0 -40L11 -14L39 -12L17 6L25 34L0 18L-25 34L-17 6L-39 -12L-11 -14Z' }],
  pennant: [{ d: 'M-22 -38L30 -20L-10 -2L-10 38L-22 38Z' }],
} as const satisfies Record<string, Glyph>;
