import type { arrakis } from '../../../../engine';

/** Something that happened and that the board shows as it happens. `id` is unique among those that wait. */
export type BoardMotion = { readonly id: string } & (
  | {
      readonly kind: 'move';
      readonly side: arrakis.Side;
      readonly path: readonly arrakis.AreaId[];
      readonly force: arrakis.ForceShown;
    }
  | { readonly kind: 'worm'; readonly area: arrakis.AreaId; readonly wild: boolean }
  | { readonly kind: 'wormMove'; readonly path: readonly arrakis.AreaId[]; readonly wild: boolean }
  | { readonly kind: 'storm'; readonly area: arrakis.AreaId }
  | {
      readonly kind: 'dice';
      readonly side: arrakis.Side;
      readonly area: arrakis.AreaId;
      readonly faces: readonly arrakis.CombatFace[];
    }
  | { readonly kind: 'blast'; readonly area: arrakis.AreaId }
);

/** Milliseconds at the usual pace. */
const lengths: Readonly<Record<BoardMotion['kind'], number>> = {
  move: 300,
  worm: 650,
  wormMove: 420,
  storm: 750,
  dice: 600,
  blast: 800,
};

/** `pace` 1 is usual, 2 twice as fast, 0 no motion at all. */
export function motionLength(motion: BoardMotion, pace: number): number {
  if (pace <= 0) return 0;
  const legs = motion.kind === 'move' || motion.kind === 'wormMove' ? Math.max(1, motion.path.length - 1) : 1;
  return (lengths[motion.kind] * (1 + 0.5 * (legs - 1))) / pace;
}
