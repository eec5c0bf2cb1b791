import { arrakis } from '../../../../engine';

/** Every picture that a piece can be drawn with. */
export type SpriteName =
  | `unit-${arrakis.Side}-${arrakis.UnitRank}`
  | `generic-${arrakis.Side}`
  | `leader-${arrakis.LeaderId}`
  | `token-${arrakis.Side}`
  | `pip-${arrakis.Side}-${arrakis.UnitRank}`
  | `stack-${arrakis.Side}-${number}`
  | `mark-${arrakis.Side}-${'star' | 'pennant' | 'token'}`
  | `settlement-${number}`
  | `sietch-${'hidden' | 'known' | 'open'}-${number}`
  | 'station'
  | 'wormsign'
  | 'sandworm'
  | 'wildMaker'
  | arrakis.Vehicle
  | `die-${arrakis.Side}-${arrakis.CombatFace}`;

const sides = ['atreides', 'harkonnen'] as const;
const ranks = ['regular', 'elite', 'special'] as const;
const faces = ['hit', 'shield', 'special'] as const;

/** Numbers above this are shown as this with a plus. */
export const MAX_COUNTED = 9;
const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, k) => from + k);

export const SPRITE_NAMES: readonly SpriteName[] = [
  ...sides.flatMap((side): SpriteName[] => [
    ...ranks.map((rank): SpriteName => `unit-${side}-${rank}`),
    ...ranks.map((rank): SpriteName => `pip-${side}-${rank}`),
    `generic-${side}`,
    `token-${side}`,
    `mark-${side}-star`,
    `mark-${side}-pennant`,
    `mark-${side}-token`,
    ...upTo(0, MAX_COUNTED).map((count): SpriteName => `stack-${side}-${count}`),
    ...faces.map((face): SpriteName => `die-${side}-${face}`),
  ]),
  ...arrakis.LEADERS.map((leader): SpriteName => `leader-${leader}`),
  ...upTo(1, 3).map((rank): SpriteName => `settlement-${rank}`),
  'sietch-hidden-0',
  ...upTo(1, 3).flatMap((rank): SpriteName[] => [`sietch-known-${rank}`, `sietch-open-${rank}`]),
  'station',
  'wormsign',
  'sandworm',
  'wildMaker',
  'harvester',
  'ornithopter',
  'carryall',
];
