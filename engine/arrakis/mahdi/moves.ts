import { at, item } from '../../core/at';
import { AREA_IDS, DESERT, MOUNTAIN, airDistance } from '../board/tables';
import type { LegionFilter } from '../cards/step';
import { forceShown } from '../events/forceShown';
import { amend, become, innermost, pop, push } from '../../core/stack';
import { arrive } from '../movement/arrive';
import { relocateMoved } from '../movement/moves';
import { transportZones } from '../movement/reach';
import { areaMove, zoneMove } from '../moves';
import { moveForce, terrainOf } from '../state/legions';
import { removeStrandedLeaders } from '../state/supply';
import { removeVehicle } from '../state/vehicles';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Criterion, Plan } from './ask';
import { leaveGarrison } from './garrison';
import { eligibleLegions, mayFly } from './legions';
import { isStronger, strengthOf } from './strength';
import { distanceToAnySietch, sietchAreas, targetArea } from './target';
import type { MahdiTask } from './task';
import { rememberLegion } from './rememberedLegion';
import { forceThatFits, movers, optionsOf, roomIn, stepsTo } from './paths';
import type { Path } from './paths';

type MovesTask = Extract<MahdiTask, { readonly t: 'moves' }>;

/** The target, else for this turn the sietch nearest it that somebody is strong enough for (R14.12). */
export function decideGoal(plan: Plan, who: LegionFilter): number | null {
  const { s } = plan;
  const legions = eligibleLegions(s, who);
  const target = targetArea(s);
  const reachable = (sietch: number) => legions.some((legion) => isStronger(s, legion, sietch));
  if (target >= 0 && reachable(target)) return target;
  const open = sietchAreas(s).filter(reachable);
  if (open.length === 0) return -1;
  return decide(
    plan,
    { clause: 'R14.12', what: 'temporaryTarget' },
    open,
    [
      { name: 'nearest the target', score: (area) => (target < 0 ? 0 : -airDistance(area, target)) },
      { name: 'highest rank', score: (area) => at(s.sietchRank, at(s.sietch, area)) },
    ],
    areaMove,
  );
}

/** Where several ends are equally near the goal (R14.12). */
function endCriteria(s: State): Criterion<Path>[] {
  const terrain = (area: number) => terrainOf(s, area);
  return [
    {
      name: 'with a Harkonnen legion',
      score: ({ to }) => (at(s.owner, to) === HARKONNEN && roomIn(s, to) > 0 ? 1 : 0),
    },
    { name: 'nearest any sietch', score: ({ to }) => -distanceToAnySietch(s, to) },
    { name: 'mountain', score: ({ to }) => (terrain(to) === MOUNTAIN ? 1 : 0) },
    {
      name: 'plateau or minor erg',
      score: ({ to }) => (terrain(to) !== MOUNTAIN && terrain(to) !== DESERT ? 1 : 0),
    },
    { name: 'desert without wormsign', score: ({ to }) => (at(s.wormsign, to) === 0 ? 1 : 0) },
  ];
}

/** Could any legion move under the criteria? Ties of the goal do not matter here. */
export function canMoveOn(s: State, who: LegionFilter): boolean {
  const target = targetArea(s);
  const legions = eligibleLegions(s, who);
  const reachable = (sietch: number) => legions.some((legion) => isStronger(s, legion, sietch));
  const goals = target >= 0 && reachable(target) ? [target] : sietchAreas(s).filter(reachable);
  return goals.some((goal) => {
    const steps = stepsTo(s, goal);
    return movers(s, who, goal, []).some(
      (legion) => optionsOf(s, legion, steps, who, [], mayFly(s)).length > 0,
    );
  });
}

/** One legion after the other moves on the goal (R14.12). */
export function runMoves(plan: Plan, task: MovesTask): void {
  const { s } = plan;
  if (task.left === 0) {
    finish(s);
    return;
  }
  const goal = task.goal === -2 ? decideGoal(plan, task.who) : task.goal;
  if (goal === null) return;
  if (goal < 0 || at(s.sietch, goal) < 0) {
    finish(s);
    return;
  }
  const steps = stepsTo(s, goal);
  const able = movers(s, task.who, goal, task.moved).filter(
    (legion) => optionsOf(s, legion, steps, task.who, task.moved, mayFly(s)).length > 0,
  );
  if (able.length === 0) {
    finish(s);
    return;
  }
  const legion = decide(
    plan,
    { clause: 'R14.12', what: 'moveLegion' },
    able,
    [
      { name: 'nearest the goal', score: (area) => -at(steps, area) },
      { name: 'strongest', score: (area) => strengthOf(s, area).coarse },
      { name: 'strongest, figure by figure', score: (area) => strengthOf(s, area).fine },
    ],
    areaMove,
  );
  if (legion === null) return;
  const paths = optionsOf(s, legion, steps, task.who, task.moved, mayFly(s));
  const joins = at(steps, legion) === 1;
  const path = decide(
    plan,
    { clause: 'R14.12', what: joins ? 'joinLegion' : 'moveTo' },
    paths,
    joins ? [] : endCriteria(s),
    ({ from, to }) => areaMove(joins && from !== legion ? from : to),
  );
  if (path === null) return;
  let zone = -1;
  if (path.flies) {
    const chosen = decide(
      plan,
      { clause: 'R14.12', what: 'ornithopter' },
      transportZones(s, path.from),
      [],
      zoneMove,
    );
    if (chosen === null) return;
    zone = chosen;
  }
  const next: MovesTask = {
    ...task,
    goal,
    left: task.left - 1,
    moved: [...task.moved, path.to],
  };
  become(s, { k: 'mahdi', task: next, picks: [] });
  march(plan, path, zone);
}

function finish(s: State): void {
  pop(s);
  push(s, { k: 'limits' });
}

function march(plan: Plan, path: Path, zone: number): void {
  const { s, log } = plan;
  const force = forceThatFits(s, path.from, roomIn(s, path.to));
  if (zone >= 0) {
    removeVehicle(s, zone, 'transport', log);
    const turn = innermost(s, 'turn');
    if (turn !== null) amend(s, 'turn', { flown: [...turn.flown, path.to] });
  }
  moveForce(s, path.from, path.to, force);
  removeStrandedLeaders(s, path.from);
  relocateMoved(s, path.from, path.to);
  rememberLegion(s, path.to);
  log?.push({
    type: 'moved',
    side: 'harkonnen',
    from: item(AREA_IDS, path.from),
    to: item(AREA_IDS, path.to),
    force: forceShown(force),
    how: path.flies ? 'air' : 'foot',
  });
  arrive(s, path.to, HARKONNEN, { sandride: false, force }, log);
  leaveGarrison(s, path.from);
}

export function pushMoves(s: State, who: LegionFilter, legions: number): void {
  push(s, { k: 'mahdi', task: { t: 'moves', who, left: legions, goal: -2, moved: [] }, picks: [] });
}
