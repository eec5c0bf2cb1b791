import type { arrakis } from '../../../../engine';
import type { Translate } from '../../../i18n';

/** A player who goes by the name of the side, or by none, is not named twice; of two who share it both have won. */
export function winnerLine(t: Translate, winner: arrakis.Side, names: readonly string[]): string {
  const [name = '', partner] = names;
  const side = t(`side.${winner}`);
  if (partner !== undefined) return t('over.both', { one: name, other: partner, side });
  return name === '' || name === side ? t('over.win', { side }) : t(`over.win.${winner}`, { name });
}
