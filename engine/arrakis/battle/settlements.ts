import { at, item } from '../../core/at';
import { AREA_IDS, ARRAKEEN, SETTLEMENT_RANK } from '../board/tables';
import type { Log } from '../events';
import { drawTarget, targetArea } from '../mahdi/target';
import { MARKERS } from '../names';
import { addSupremacy, advanceMarker, checkAtreidesVictory } from '../prescience/tracks';
import { isSolo } from '../state/options';
import type { State } from '../state/state';

/** A sietch gives supremacy by its rank; a Harkonnen settlement moves every prescience marker (R7.16). */
export function destroySettlement(s: State, area: number, log: Log): void {
  const sietch = at(s.sietch, area);
  const where = item(AREA_IDS, area);
  if (sietch >= 0) {
    const rank = at(s.sietchRank, sietch);
    s.sietch[area] = -1;
    s.sietchRevealed[sietch] = 1;
    log?.push({ type: 'settlementDestroyed', area: where, rank, side: 'atreides' });
    addSupremacy(s, rank, { by: 'settlement', area: where, side: 'atreides' }, log);
    if (isSolo(s.options) && targetArea(s) < 0) drawTarget(s); // R14.2
    return;
  }
  const rank = at(SETTLEMENT_RANK, area);
  s.settlement[area] = 0;
  log?.push({ type: 'settlementDestroyed', area: where, rank, side: 'harkonnen' });
  const why = { by: 'settlement', area: where, side: 'harkonnen' } as const;
  for (let marker = 0; marker < MARKERS.length; marker++) advanceMarker(s, marker, rank, why, log);
  if (area === ARRAKEEN) checkAtreidesVictory(s, log); // R1.3
}
