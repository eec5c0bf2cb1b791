import { at, item } from '../../core/at';
import { AREA_IDS, AREA_COUNT } from '../board/tables';
import { become, pop, push } from '../../core/stack';
import { FIGURES, areaMove, leaderMove } from '../moves';
import { LEADERS } from '../names';
import { FEYD, LEADER_SIDE, RABBAN, isAvailable, setLeaderOn } from '../state/leaders';
import { addForce, hasSettlement, liftForce } from '../state/legions';
import { revealTokens } from '../state/reveal';
import { GENERIC, changeSupply, countOf, forceOf, inSupply, nearestRank, placeOne } from '../state/supply';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Criterion, Plan } from './ask';
import { sietchStrikes } from './legions';
import { strengthOf } from './strength';
import { distanceToAnySietch, distanceToTarget } from './target';
import type { MahdiTask } from './task';
import { roomIn } from './paths';

type ReplaceTask = Extract<MahdiTask, { readonly t: 'replace' }>;
type DeployTask = Extract<MahdiTask, { readonly t: 'deploy' }>;

/** A missing type becomes the nearest stronger one, else the nearest weaker; -1 for none (R14.9). */
export function standIn(s: State, rank: number): number {
  return nearestRank(s, HARKONNEN, rank);
}

export function putUnit(plan: Plan, area: number, rank: number): boolean {
  const { s, log } = plan;
  const placed = standIn(s, rank);
  if (placed < 0) return false;
  placeOne(s, area, HARKONNEN, placed);
  log?.push({
    type: 'deployed',
    side: 'harkonnen',
    area: item(AREA_IDS, area),
    figure: item(FIGURES, placed),
  });
  return true;
}

/** Named leaders in the order of R14.9: Rabban and Feyd first, else the human's choice. */
export function decideLeader(plan: Plan): number | null {
  const { s } = plan;
  const available = LEADERS.map((_, leader) => leader).filter(
    (leader) => at(LEADER_SIDE, leader) === HARKONNEN && isAvailable(s, leader),
  );
  if (available.length === 0) return null;
  return decide(
    plan,
    { clause: 'R14.9', what: 'deployLeader' },
    available,
    [{ name: 'Rabban or Feyd-Rautha', score: (leader) => (leader === RABBAN || leader === FEYD ? 1 : 0) }],
    leaderMove,
  );
}

/** The leader chosen, or a bashar, goes to an area. */
export function putLeaderThere(plan: Plan, leader: number | null, area: number): boolean {
  const { s, log } = plan;
  if (leader === null) {
    if (inSupply(s, HARKONNEN, GENERIC) === 0) return false;
    placeOne(s, area, HARKONNEN, GENERIC);
  } else setLeaderOn(s, leader, area);
  const figure = leader === null ? 'generic' : item(LEADERS, leader);
  log?.push({ type: 'deployed', side: 'harkonnen', area: item(AREA_IDS, area), figure });
  return true;
}

export function openSettlements(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (hasSettlement(s, area, HARKONNEN) && roomIn(s, area) > 0) areas.push(area);
  }
  return areas;
}

/** Units and a leader into the settlement with the strongest legion, then nearest the target (R14.9). */
export function runDeploy(plan: Plan, task: DeployTask): void {
  const { s } = plan;
  const settlements = openSettlements(s);
  if (settlements.length === 0 || (task.ranks.length === 0 && !task.leader)) {
    pop(s);
    return;
  }
  const area = decide(
    plan,
    { clause: 'R14.9', what: 'deploy' },
    settlements,
    [
      { name: 'strongest legion', score: (candidate) => strengthOf(s, candidate).coarse },
      { name: 'strongest, figure by figure', score: (candidate) => strengthOf(s, candidate).fine },
      { name: 'nearest the target', score: (candidate) => -distanceToTarget(s, candidate) },
    ],
    areaMove,
  );
  if (area === null) return;
  const leader = task.leader ? decideLeader(plan) : null;
  if (plan.tie !== null) return;
  const room = roomIn(s, area);
  for (const rank of task.ranks.slice(0, room)) putUnit(plan, area, rank);
  if (task.leader && at(s.owner, area) === HARKONNEN) putLeaderThere(plan, leader, area);
  const ranks = task.ranks.slice(room);
  if (ranks.length === 0) pop(s);
  else become(s, { k: 'mahdi', task: { t: 'deploy', ranks, leader: false }, picks: [] });
}

/** The order in which legions are strengthened (R14.11). */
export function strengthenOrder(s: State): Criterion<number>[] {
  return [
    { name: 'nearest any sietch', score: (area) => -distanceToAnySietch(s, area) },
    {
      name: 'greatest surplus over a sietch it can attack',
      score: (area) => Math.max(-1, ...sietchStrikes(s, area).map(({ target }) => surplus(s, area, target))),
    },
    { name: 'nearest the target', score: (area) => -distanceToTarget(s, area) },
  ];
}

/** Coarse first; the fine part only orders equals. */
function surplus(s: State, area: number, target: number): number {
  const ours = strengthOf(s, area);
  const theirs = strengthOf(s, target);
  return (ours.coarse - theirs.coarse) * 100 + (ours.fine - theirs.fine);
}

/** The type that replaces: a better one, or none (R14.9). */
function betterRank(s: State, task: ReplaceTask): number {
  const rank = standIn(s, task.to);
  return rank > task.from ? rank : -1;
}

function replaceable(s: State, task: ReplaceTask): number[] {
  const areas: number[] = [];
  if (betterRank(s, task) < 0) return areas;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.owner, area) !== HARKONNEN) continue;
    if (countOf(s, area, task.from) > 0 || (task.first && at(s.tokens, area) !== 0)) areas.push(area);
  }
  return areas;
}

export function canReplace(s: State, from: number, to: number): boolean {
  return replaceable(s, { t: 'replace', left: 1, from, to, first: true }).length > 0;
}

/** Units on the board become better ones, legion after legion (R14.11). */
export function runReplace(plan: Plan, task: ReplaceTask): void {
  const { s, log } = plan;
  const areas = task.left === 0 ? [] : replaceable(s, task);
  if (areas.length === 0) {
    pop(s);
    return;
  }
  const area = decide(plan, { clause: 'R14.11', what: 'strengthen' }, areas, strengthenOrder(s), areaMove);
  if (area === null) return;
  if (task.first && countOf(s, area, task.from) < task.left && at(s.tokens, area) !== 0) {
    // The first legion shows what it holds when it has too few visible units.
    become(s, { k: 'mahdi', task: { ...task, first: false }, picks: [] });
    push(s, { k: 'limits' });
    revealTokens(s, area, log);
    return;
  }
  let left = task.left;
  while (left > 0 && countOf(s, area, task.from) > 0) {
    const rank = betterRank(s, task);
    if (rank < 0) break;
    liftForce(s, area, forceOf(task.from, 1));
    changeSupply(s, HARKONNEN, task.from, 1);
    changeSupply(s, HARKONNEN, rank, -1);
    addForce(s, area, HARKONNEN, forceOf(rank, 1));
    log?.push({
      type: 'replaced',
      side: 'harkonnen',
      area: item(AREA_IDS, area),
      from: item(FIGURES, task.from),
      to: item(FIGURES, rank),
    });
    left--;
  }
  become(s, { k: 'mahdi', task: { ...task, left, first: false }, picks: [] });
}
