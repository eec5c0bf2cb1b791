import type { arrakis } from '../../../../engine';
import type { Translate } from '../../../i18n';

/** A player who goes by the name of the side, or by none, is not named twice. */
export function winnerLine(t: Translate, winner: arrakis.Side, name: string): string {
  const side = t(`side.${winner}`);
  return name === '' || name === side ? t('over.win', { side }) : t(`over.win.${winner}`, { name });
}
