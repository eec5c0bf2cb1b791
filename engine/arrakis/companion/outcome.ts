import { at } from '../../core/at';
import { retreatAreas } from '../battle/retreat';
import { AREA_IDS, areaIndex } from '../board/tables';
import type { AreaId } from '../data/board.data';
import { advanceOf } from '../mahdi/answers';
import { newPlan } from '../mahdi/ask';
import { isEmpty } from '../state/legions';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { withTableFallen } from './battle';
import { tableArea, withTableArea, withTableMove } from './table';
import { tableTracks, withTableTracks } from './tracks';

/**
 * A battle on the table was won and the attacker advances: nobody of the other side is left there. A sietch that falls
 * raises supremacy by its rank (R7.16). A target that fell is replaced at once: with the card that comes
 * on the table (R14.2), so it is asked for.
 */
export function withTableAdvance(s: State, from: AreaId, to: AreaId): State {
  const beaten = withTableFallen(s, to);
  const there = tableArea(beaten, to);
  const fell = there.sietchRank !== null && at(s.owner, areaIndex(from)) === HARKONNEN ? there.sietchRank : 0;
  const cleared = withTableArea(beaten, to, { ...there, settlement: false, sietchRank: null });
  const advanced = withTableMove(cleared, from, to);
  const tracks = tableTracks(advanced);
  return fell === 0 ? advanced : withTableTracks(advanced, { ...tracks, supremacy: tracks.supremacy + fell });
}

/**
 * Does Mahdi advance after a battle that he has won (R14.14)? Both, where that hangs on a tie of the sietch that he is
 * moving on: then the human chooses (R14.0).
 */
export function tableAdvances(s: State, from: AreaId, to: AreaId): readonly ('advance' | 'hold')[] {
  const won = withTableFallen(s, to);
  const advances = advanceOf(newPlan(won, [], null), areaIndex(from), areaIndex(to));
  return advances === null ? ['advance', 'hold'] : [advances ? 'advance' : 'hold'];
}

/** Where an Atreides legion that Mahdi has attacked may retreat: to an empty area, if there is one (R14.14). */
export function tableRetreats(s: State, from: AreaId): readonly AreaId[] {
  const area = areaIndex(from);
  if (at(s.owner, area) !== ATREIDES) return [];
  const areas = retreatAreas(s, area);
  const empty = areas.filter((one) => isEmpty(s, one));
  return (empty.length > 0 ? empty : areas).flatMap((one) => AREA_IDS[one] ?? []);
}
