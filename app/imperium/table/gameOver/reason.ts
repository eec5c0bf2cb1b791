import type { imperium } from '../../../../engine';
import type { Translate } from '../../../i18n';

/** What is compared after the points, in order; then who revealed last (I3.3). */
const TIES = ['spice', 'solari', 'water', 'garrison'] as const;

type Standing = Pick<imperium.SeatView, 'seat' | 'points' | (typeof TIES)[number]>;

/** Points alone, or the first thing in which nobody with as many points comes up to the winner. */
export function reasonOfVictory(
  seats: readonly Standing[],
  winners: readonly number[],
  t: Translate,
): string {
  const best = seats.find(({ seat }) => winners[0] === seat);
  if (best === undefined) return '';
  const { points } = best;
  let level = seats.filter((seat) => !winners.includes(seat.seat) && seat.points === points);
  if (level.length === 0) return t('imp.over.points', { points });
  for (const thing of TIES) {
    level = level.filter((seat) => seat[thing] === best[thing]);
    if (level.length === 0) return t('imp.over.tie', { points, thing: t(`imp.over.by.${thing}`) });
  }
  return t('imp.over.last', { points });
}
