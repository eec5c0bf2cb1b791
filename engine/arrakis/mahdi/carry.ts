import { at, item } from '../../core/at';
import { AREA_COUNT, AREA_IDS, airDistance } from '../board/tables';
import { forceShown } from '../events/forceShown';
import { pop, push } from '../../core/stack';
import { arrive } from '../movement/arrive';
import { areaMove } from '../moves';
import { hasSettlement, moveForce } from '../state/legions';
import { removeStrandedLeaders } from '../state/supply';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Plan } from './ask';
import { leaveGarrison } from './garrison';
import { distanceToTarget } from './target';
import { forceThatFits, roomIn } from './paths';

function legions(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (at(s.owner, area) === HARKONNEN) areas.push(area);
  return areas;
}

/** Settlements with a legion that could be carried to another with room. */
export function carrySources(s: State): number[] {
  const all = legions(s);
  return all.filter(
    (area) =>
      hasSettlement(s, area, HARKONNEN) && all.some((other) => other !== area && roomIn(s, other) > 0),
  );
}

/** To the own legion nearest the target with room, from the settlement nearest it (R14.10). */
export function runCarry(plan: Plan): void {
  const { s, log } = plan;
  const sources = carrySources(s);
  const ends = legions(s).filter((area) => roomIn(s, area) > 0 && sources.some((from) => from !== area));
  const to = decide(
    plan,
    { clause: 'R14.10', what: 'carryTo' },
    ends,
    [{ name: 'nearest the target', score: (area) => -distanceToTarget(s, area) }],
    areaMove,
  );
  if (to === null) return;
  const from = decide(
    plan,
    { clause: 'R14.10', what: 'carryFrom' },
    sources.filter((area) => area !== to),
    [{ name: 'nearest that legion', score: (area) => -airDistance(area, to) }],
    areaMove,
  );
  if (from === null) return;
  pop(s);
  const force = forceThatFits(s, from, roomIn(s, to));
  moveForce(s, from, to, force);
  removeStrandedLeaders(s, from);
  log?.push({
    type: 'moved',
    side: 'harkonnen',
    from: item(AREA_IDS, from),
    to: item(AREA_IDS, to),
    force: forceShown(force),
    how: 'carried',
  });
  push(s, { k: 'limits' });
  arrive(s, to, HARKONNEN, { sandride: false, force }, log);
  leaveGarrison(s, from);
}
