import { at } from '../../core/at';
import { ANY_LEADER, GENERIC_LEADER, NO_LEADER, isPlaceable, placesFor } from '../cards/place';
import type { Where } from '../cards/step';
import { become, pop, push } from '../../core/stack';
import { areaMove } from '../moves';
import { isAvailable } from '../state/leaders';
import { GENERIC, inSupply, removeStrandedLeaders } from '../state/supply';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Criterion, Plan } from './ask';
import { distanceToTarget } from './target';
import type { MahdiTask } from './task';
import { rememberLegion } from './rememberedLegion';
import { decideLeader, putLeaderThere, putUnit, standIn, strengthenOrder } from './units';
import { roomIn } from './paths';

type PlaceTask = Extract<MahdiTask, { readonly t: 'place' }>;

/** Deserts and mountains: nearest the target; legions and settlements: R14.11's order (R14.10). */
function order(s: State, where: Where): Criterion<number>[] {
  const open = where.in === 'emptyDesert' || where.in === 'freeMountain' || where.in === 'freePlateau';
  const nearest = { name: 'nearest the target', score: (area: number) => -distanceToTarget(s, area) };
  return open ? [nearest] : strengthenOrder(s);
}

function hasSomeone(s: State, area: number): boolean {
  return at(s.owner, area) === HARKONNEN;
}

/** Is there a leader that this effect could bring to the area? */
function leaderFits(s: State, task: PlaceTask, area: number): boolean {
  if (task.leader === NO_LEADER) return false;
  if (!hasSomeone(s, area) && task.ranks.length === 0) return false;
  if (task.leader >= 0) return isPlaceable(s, task.leader) && at(s.leaderAt, task.leader) !== area;
  return inSupply(s, HARKONNEN, GENERIC) > 0 || (task.leader === ANY_LEADER && anyAvailable(s));
}

function anyAvailable(s: State): boolean {
  return s.leaderAt.some((_, leader) => leader >= 8 && isAvailable(s, leader));
}

function places(s: State, task: PlaceTask): number[] {
  const unit = task.ranks[0] !== undefined && standIn(s, task.ranks[0]) >= 0;
  return placesFor(s, HARKONNEN, task.where).filter(
    (area) => !task.used.includes(area) && ((unit && roomIn(s, area) > 0) || leaderFits(s, task, area)),
  );
}

export function canPlace(s: State, task: PlaceTask): boolean {
  return places(s, task).length > 0;
}

/** Figures from the supply to the places that a card allows (R14.10). */
export function runPlace(plan: Plan, task: PlaceTask): void {
  const { s } = plan;
  const areas = places(s, task);
  if (areas.length === 0 || (task.ranks.length === 0 && task.leader === NO_LEADER)) {
    pop(s);
    push(s, { k: 'limits' });
    return;
  }
  const area = decide(plan, { clause: 'R14.10', what: 'place' }, areas, order(s, task.where), areaMove);
  if (area === null) return;
  const named = task.leader === ANY_LEADER ? decideLeader(plan) : null;
  if (plan.tie !== null) return;
  rememberLegion(s, area);
  if (task.apart) {
    putUnit(plan, area, at(task.ranks, 0));
    const next: PlaceTask = { ...task, ranks: task.ranks.slice(1), used: [...task.used, area] };
    if (next.ranks.length === 0) pop(s);
    else become(s, { k: 'mahdi', task: next, picks: [] });
    return;
  }
  pop(s);
  for (const rank of task.ranks.slice(0, roomIn(s, area))) putUnit(plan, area, rank);
  if (!hasSomeone(s, area)) return;
  if (task.leader >= 0) {
    const from = at(s.leaderAt, task.leader);
    if (!isPlaceable(s, task.leader)) return;
    putLeaderThere(plan, task.leader, area);
    if (from >= 0) removeStrandedLeaders(s, from);
  } else if (task.leader === ANY_LEADER) putLeaderThere(plan, named, area);
  else if (task.leader === GENERIC_LEADER) putLeaderThere(plan, null, area);
}
