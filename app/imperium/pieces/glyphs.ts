import type { imperium } from '../../../engine';
import type { Glyph } from '../../ui/glyph';

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;

/** The seven families of spaces (I5.1): where a card may send an Agent. */
export const iconGlyphs: Readonly<Record<imperium.AgentIcon, Glyph>> = {
  // A crown with a sun.
  emperor: [
    { d: 'M-36 30L-40 -14L-18 6L0 -26L18 6L40 -14L36 30Z' },
    { d: circle(0, -36, 7) },
    { d: box(-30, 18, 30, 23), cut: true },
  ],
  // A ship that folds space: the ring around a course.
  guild: [
    { d: circle(0, 0, 36), stroke: 9 },
    { d: 'M-20 16C-6 16 6 -16 20 -16', stroke: 9 },
    { d: `${circle(-20, 16, 8)}${circle(20, -16, 8)}` },
  ],
  // The moon in a veil.
  bene: [
    { d: 'M16 -40A40 40 0 1 0 38 20A32 32 0 1 1 16 -40Z' },
    { d: 'M22 -16L27 -4L39 0L27 4L22 16L17 4L5 0L17 -4Z' },
  ],
  // A crysknife over a dune.
  fremen: [
    { d: 'M8 -44C24 -22 22 0 8 16L-8 16C-2 0 0 -22 8 -44Z' },
    { d: 'M-40 36C-24 18 -8 18 4 28C14 36 26 34 40 24L40 40L-40 40Z' },
  ],
  // Columns under a roof.
  landsraad: [
    { d: 'M0 -40L40 -16L40 -8L-40 -8L-40 -16Z' },
    { d: `${box(-32, -2, -20, 26)}${box(-6, -2, 6, 26)}${box(20, -2, 32, 26)}` },
    { d: box(-40, 30, 40, 40) },
  ],
  // Towers in a wall.
  city: [
    { d: 'M-40 40L-40 0L-26 -10L-26 -28L-12 -36L-12 6L0 -2L0 -16L16 -26L30 -16L30 4L40 10L40 40Z' },
    { d: `${box(-6, 18, 8, 40)}`, cut: true },
  ],
  // A claim staked out in the sand.
  spice: [
    { d: 'M0 -40L35 -20L35 20L0 40L-35 20L-35 -20Z', stroke: 9 },
    { d: `${circle(-11, 8, 7)}${circle(12, 10, 7)}${circle(0, -12, 7)}` },
  ],
};

/** Signs inside a token, where no number stands in it, and signs of the table. */
export const markGlyphs = {
  plus: [{ d: 'M0 -24L0 24M-24 0L24 0', stroke: 13 }],
  /** An eye that sees through the curtain. */
  eye: [
    { d: 'M-30 0C-16 -24 16 -24 30 0C16 24 -16 24 -30 0Z' },
    { d: circle(0, 0, 11), cut: true },
    { d: circle(0, 0, 5) },
  ],
  cross: [{ d: 'M-20 -20L20 20M20 -20L-20 20', stroke: 13 }],
  spiral: [{ d: 'M2 2C2 -10 -16 -8 -16 4C-16 22 14 22 20 2C26 -20 -2 -32 -20 -24', stroke: 10 }],
  grab: [{ d: 'M24 -6L-14 -6M0 -24L-18 -6L0 12M24 -6C24 12 12 24 -8 24', stroke: 11 }],
  seat: [{ d: 'M-20 -30L-20 8L18 8L18 30M-20 8L-20 30', stroke: 12 }],
  pawn: [{ d: circle(0, -20, 15) }, { d: 'M-12 -8L12 -8L26 34L-26 34Z' }],
  blade: [{ d: 'M0 -42L8 -30L6 12L-6 12L-8 -30Z' }, { d: box(-22, 12, 22, 20) }, { d: box(-5, 20, 5, 38) }],
  swords: [
    { d: 'M-30 -34L24 22', stroke: 10 },
    { d: 'M30 -34L-24 22', stroke: 10 },
    { d: 'M10 34L36 8M-10 34L-36 8', stroke: 9 },
  ],
  star: [{ d: 'M0 -40L11 -14L39 -12L17 6L25 34L0 18L-25 34L-17 6L-39 -12L-11 -14Z' }],
  rise: [{ d: 'M-24 6L0 -20L24 6M-24 30L0 4L24 30', stroke: 12 }],
  flag: [{ d: 'M-22 -40L-14 -40L-14 40L-22 40Z' }, { d: 'M-12 -38L32 -22L-12 -4Z' }],
  /** Two rings that hold. */
  bond: [
    { d: circle(-14, 0, 20), stroke: 10 },
    { d: circle(14, 0, 20), stroke: 10 },
  ],
  /** The tooth that goes round with the first turn. */
  tooth: [{ d: 'M-34 -40C30 -36 48 8 6 44C0 14 -10 -14 -34 -40Z' }],
  out: [{ d: 'M0 26L0 -18M-18 -2L0 -22L18 -2', stroke: 12 }],
  back: [{ d: 'M0 -26L0 18M-18 2L0 22L18 2', stroke: 12 }],
  dots: [{ d: `${circle(-22, 0, 8)}${circle(0, 0, 8)}${circle(22, 0, 8)}` }],
  hexEye: [
    { d: 'M0 -40L35 -20L35 20L0 40L-35 20L-35 -20Z', stroke: 9 },
    { d: 'M-24 0C-12 -18 12 -18 24 0C12 18 -12 18 -24 0Z' },
    { d: circle(0, 0, 8), cut: true },
  ],
  sun: [
    { d: circle(0, 0, 18) },
    {
      d: 'M0 -40L0 -28M0 28L0 40M-40 0L-28 0M28 0L40 0M-28 -28L-20 -20M28 28L20 20M-28 28L-20 20M28 -28L20 -20',
      stroke: 8,
    },
  ],
} as const satisfies Record<string, Glyph>;
