import { at, item } from '../../core/at';
import { AIR_NEIGHBOURS, AREA_IDS, NEIGHBOURS } from '../board/tables';
import { forceShown } from '../events/forceShown';
import type { Log } from '../events';
import type { DisplaceFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { pop, push } from '../../core/stack';
import { areaMove } from '../moves';
import { leaveGarrison } from '../mahdi/garrison';
import { relocateMoved } from '../movement/moves';
import { SIDES } from '../names';
import { refuse } from '../refusals';
import { isFree, legionIn, moveForce } from '../state/legions';
import { isSolo } from '../state/options';
import { decidingSeat } from '../state/deciding';
import { removeLegion } from '../state/supply';
import { HARKONNEN, enemyOf } from '../state/state';
import type { State } from '../state/state';

/** Where the legion of an area may be made to go: adjacent, free; for Harkonnen without a wormsign (R7.13). */
export function retreatAreas(s: State, from: number): number[] {
  const side = at(s.owner, from);
  // R14.7a: for the automaton impassable borders are open.
  const open = side === HARKONNEN && isSolo(s.options) ? AIR_NEIGHBOURS : NEIGHBOURS;
  return item(open, from).filter(
    (area) => isFree(s, area, side) && (side !== HARKONNEN || at(s.wormsign, area) === 0),
  );
}

/** A retreat claims no station and destroys no harvester; the limit applies (R7.13). */
export function retreatTo(s: State, from: number, to: number, log: Log): void {
  const side = at(s.owner, from);
  const force = legionIn(s, from);
  moveForce(s, from, to, force);
  relocateMoved(s, from, to);
  log?.push({
    type: 'moved',
    side: item(SIDES, side),
    from: item(AREA_IDS, from),
    to: item(AREA_IDS, to),
    force: forceShown(force),
    how: 'retreat',
  });
  push(s, { k: 'limits' });
  if (side === HARKONNEN) leaveGarrison(s, from);
}

/** A legion that must leave; its opponent chooses where to, or it is destroyed (R8.8). */
export const displaceRule: FrameRule<DisplaceFrame> = {
  settle(s, frame, log) {
    const areas = retreatAreas(s, frame.area);
    if (areas.length > 1) return true;
    pop(s);
    if (areas.length === 1) retreatTo(s, frame.area, at(areas, 0), log);
    else removeLegion(s, frame.area);
    return false;
  },
  ask(s, frame) {
    const seat = decidingSeat(s, enemyOf(at(s.owner, frame.area)));
    return { seat, private: false, clause: 'R7.13', area: frame.area };
  },
  moves(s, frame, out) {
    for (const area of retreatAreas(s, frame.area)) out.push(areaMove(area));
  },
  choose(s, frame, move, log) {
    pop(s);
    retreatTo(s, frame.area, move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'area' ? refuse('R7.13', 'notFree') : null;
  },
};
