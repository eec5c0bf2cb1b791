import { item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import { forceShown } from '../events/forceShown';
import type { Log } from '../events';
import type { BattleFrame } from '../frames/frame';
import { leaveGarrison } from '../mahdi/garrison';
import { arrive } from '../movement/arrive';
import { relocateMoved } from '../movement/moves';
import { SIDES } from '../names';
import { hasSettlement, legionIn, moveForce } from '../state/legions';
import { enemyOf } from '../state/state';
import type { State } from '../state/state';
import { destroySettlement } from './settlements';

/** The whole winning legion enters; an enemy settlement there falls (R7.15, R7.16). */
export function advance(s: State, frame: BattleFrame, log: Log): void {
  const force = legionIn(s, frame.from);
  moveForce(s, frame.from, frame.to, force);
  relocateMoved(s, frame.from, frame.to);
  log?.push({
    type: 'moved',
    side: item(SIDES, frame.attacker),
    from: item(AREA_IDS, frame.from),
    to: item(AREA_IDS, frame.to),
    force: forceShown(force),
    how: 'advance',
  });
  if (hasSettlement(s, frame.to, enemyOf(frame.attacker))) destroySettlement(s, frame.to, log);
  arrive(s, frame.to, frame.attacker, { sandride: false, force }, log);
  leaveGarrison(s, frame.from);
}
