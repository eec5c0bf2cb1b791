import { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';

const FACES = [...arrakis.RESULTS, ...arrakis.COMBAT_FACES] as const;

/** The name of a die's face; what is not known stays as it is written. */
export function faceName(face: string, t: Translate): string {
  const known = FACES.find((name) => name === face);
  return known ? t(`face.${known}`) : face;
}
