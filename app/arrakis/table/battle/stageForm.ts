import type { Crowd } from '../layout/useCrowd';
import type { Layout } from '../layout/useLayout';

/**
 * How the stage is set. `compact`: both halves side by side, all of it in a phone's dock. `tall`: the legions side by side,
 * their dice below them over the whole breadth, for a column. `wide`: both halves side by side, large.
 */
export type StageForm = 'compact' | 'tall' | 'wide';

interface StageSizes {
  readonly figure: number;
  readonly die: number;
}

const SIZES: Readonly<Record<StageForm, StageSizes>> = {
  compact: { figure: 46, die: 46 },
  tall: { figure: 58, die: 52 },
  wide: { figure: 56, die: 52 },
};
/** Where that does not fit. */
const CLOSE: Readonly<Record<StageForm, StageSizes>> = { ...SIZES, compact: { figure: 36, die: 34 } };
/** Where even that does not fit. */
const CROWDED: Readonly<Record<StageForm, StageSizes>> = {
  compact: { figure: 28, die: 26 },
  tall: { figure: 46, die: 42 },
  wide: { figure: 48, die: 46 },
};

/** `beside`: a panel stands beside the stage. */
export function stageForm(layout: Layout, beside: boolean): StageForm {
  if (layout.name === 'tabletWide') return beside ? 'compact' : 'tall';
  return layout.name === 'tablet' && !beside ? 'wide' : 'compact';
}

export function stageSizes(
  form: StageForm,
  { yields, crowded }: Pick<Crowd, 'yields' | 'crowded'>,
): StageSizes {
  return (crowded ? CROWDED : yields ? CLOSE : SIZES)[form];
}

/** How far a figure of a pile stands behind the one before it, as a share of its size. */
export const STEP = 0.17;
/** Beside its figures a pile has an edge, and a number where there are several; in points. */
const EDGE = 9;
const NUMBER = 12;
/** Smaller figures are not told apart; and where there is room, two rows are better than small ones. */
const LEAST = 24;
const SHARE = 0.75;

/** The largest size up to `most` at which all piles stand in one row; `most` where they need two rows anyway. */
export function figureInOneRow(counts: readonly number[], width: number, most: number): number {
  const several = counts.filter((count) => count > 1).length;
  const behind = counts.reduce((sum, count) => sum + drawn(count, true) - 1, 0);
  const size = Math.floor(
    (width - counts.length * EDGE - several * NUMBER) / (counts.length + behind * STEP),
  );
  return size >= Math.max(LEAST, most * SHARE) ? Math.min(most, size) : most;
}

/** Figures drawn of a pile: all of them, or the first two where there is little room; the number says how many. */
export function drawn(count: number, crowded: boolean): number {
  return crowded ? Math.min(count, 2) : count;
}
