import type { arrakis } from '../../../../engine';
import type { Translate } from '../../../i18n';
import { describeArea, describePieces, type PieceDescription } from '../../texts/describe';

export interface AreaDescription {
  readonly words: string;
  readonly pieces: readonly PieceDescription[];
}

const known = new Map<string, AreaDescription>();
const MOST = 2000;

/**
 * Describes an area, with a cache: a move changes few areas, and an unchanged area returns the same object, so that
 * components that show it do not render again.
 */
export function areaDescription(area: arrakis.AreaView, t: Translate): AreaDescription {
  const key = `${t.language}${JSON.stringify(area)}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST) known.clear();
  const described = { words: describeArea(area, t), pieces: describePieces(area, t) };
  known.set(key, described);
  return described;
}
