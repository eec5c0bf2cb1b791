import { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';
import type { FigureName } from '../pieces/Figure';
import { figureText } from '../pieces/figures';
import type { Loss } from './story';

/** Figures of one kind that a battle took, or made regulars. */
export interface LossPile {
  readonly figure: FigureName;
  readonly reduced: boolean;
  readonly count: number;
}

const FIGURES: readonly FigureName[] = [...arrakis.UNIT_RANKS, 'generic', ...arrakis.LEADERS];

/** Losses put together, units first; those only reduced after those gone. */
export function lossPiles(losses: readonly Loss[]): readonly LossPile[] {
  return FIGURES.flatMap((figure) =>
    [false, true].map((reduced) => ({
      figure,
      reduced,
      count: losses.filter((loss) => loss.figure === figure && loss.reduced === reduced).length,
    })),
  ).filter(({ count }) => count > 0);
}

/** "Harkonnen lost: 2 × Regular, Beast Rabban". */
export function lossText(side: arrakis.Side, piles: readonly LossPile[], t: Translate): string {
  if (piles.length === 0) return t('table.battle.unhurt', { side: t(`side.${side}`) });
  const figures = piles.map(({ figure, reduced, count }) => {
    const name = figureText(figure, side, t);
    const what = reduced ? `${name} → ${t('table.figure.regular')}` : name;
    return count > 1 ? `${count} × ${what}` : what;
  });
  return t('table.battle.lost', { side: t(`side.${side}`), figures: figures.join(', ') });
}
