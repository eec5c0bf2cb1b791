import { at } from '../../core/at';
import { areaIndex } from '../board/tables';
import type { AreaId } from '../data/board.data';
import type { State } from '../state/state';
import { tableArea, withTableArea, withTableMove } from './table';
import { tableTracks, withTableTracks } from './tracks';

/**
 * A battle on the table was won and the attacker advances: nobody of the other side is left there. A sietch that falls
 * raises supremacy by its rank (R7.16). A target that fell is replaced at once: with the card that comes
 * on the table (R14.2), so it is asked for.
 */
export function withTableAdvance(s: State, from: AreaId, to: AreaId): State {
  const there = tableArea(s, to);
  const fell = there.sietchRank !== null && at(s.owner, areaIndex(from)) === 1 ? there.sietchRank : 0;
  const cleared = withTableArea(s, to, {
    ...there,
    side: null,
    regular: 0,
    elite: 0,
    special: 0,
    generic: 0,
    tokens: 0,
    leaders: [],
    settlement: false,
    sietchRank: null,
  });
  const advanced = withTableMove(cleared, from, to);
  const tracks = tableTracks(advanced);
  return fell === 0 ? advanced : withTableTracks(advanced, { ...tracks, supremacy: tracks.supremacy + fell });
}
