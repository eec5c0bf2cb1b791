import type { imperium } from '../../../../engine';

/** Where troops come from and go to; the supply is not on the board. */
export type TroopPlace = 'supply' | 'garrison' | 'conflict';

/** Something that happened and that the board shows as it happens. `id` is unique among those that wait. */
export type BoardMotion = { readonly id: string; readonly seat: number } & (
  | {
      readonly kind: 'agent';
      /** A space; null is the player's own line. */
      readonly from: string | null;
      readonly to: string | null;
    }
  | {
      readonly kind: 'influence';
      readonly faction: imperium.Faction;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'troops';
      readonly count: number;
      readonly from: TroopPlace;
      readonly to: TroopPlace;
    }
  | { readonly kind: 'points'; readonly from: number; readonly to: number }
);

/** Milliseconds at the usual pace. */
const lengths: Readonly<Record<BoardMotion['kind'], number>> = {
  agent: 300,
  influence: 260,
  troops: 260,
  points: 240,
};

/** `pace` 1 is usual, 2 twice as fast, 0 no motion at all. */
export function motionLength(motion: BoardMotion, pace: number): number {
  return pace <= 0 ? 0 : lengths[motion.kind] / pace;
}
