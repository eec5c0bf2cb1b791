import type { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';

/** What a die of this result does, in a few words (R6.6). */
export function doesText(result: arrakis.Result, side: arrakis.Side, t: Translate): string {
  return result === 'deployment' || result === 'house'
    ? t(`table.does.${result}.${side}`)
    : t(`table.does.${result}`);
}
