import { at, filled, item } from '../../core/at';
import { AIR_NEIGHBOURS, AREA_COUNT, WITHIN_TWO_BY_AIR } from '../board/tables';
import type { LegionFilter } from '../cards/step';
import { transportZones } from '../movement/reach';
import { NO_FORCE, isFree, legionIn, legionLimit, unitsIn } from '../state/legions';
import type { Force } from '../state/legions';
import { bitsOf } from '../../core/bits';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { eligibleLegions } from './legions';
import { compareStrength, isStronger, strengthOf } from './strength';
import type { Strength } from './strength';

const FAR = 99;

/** Fewest steps to the goal through free areas, impassable borders open (R14.7a, R14.12). */
export function stepsTo(s: State, goal: number): number[] {
  const steps = filled(AREA_COUNT, FAR);
  steps[goal] = 0;
  const queue = [goal];
  for (let head = 0; head < queue.length; head++) {
    const here = at(queue, head);
    for (const next of item(AIR_NEIGHBOURS, here)) {
      if (at(steps, next) !== FAR || !isFree(s, next, HARKONNEN)) continue;
      steps[next] = at(steps, here) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Units that still fit where a legion would arrive. */
export function roomIn(s: State, area: number): number {
  const there = at(s.owner, area) === HARKONNEN ? unitsIn(s, area) : 0;
  return legionLimit(s, HARKONNEN) - there;
}

/** The part of a legion that moves: as many units as fit, strongest singly first, and all leaders (R14.12). */
export function forceThatFits(s: State, from: number, room: number): Force {
  const legion = legionIn(s, from);
  if (unitsIn(s, from) <= room) return legion;
  let left = room;
  const take = (count: number) => {
    const n = Math.min(count, left);
    left -= n;
    return n;
  };
  const special = take(legion.special);
  const elite = take(legion.elite);
  const regular = take(legion.regular);
  let tokens = 0;
  for (const token of bitsOf(legion.tokens)) if (take(1) === 1) tokens |= 1 << token;
  return { ...NO_FORCE, special, elite, regular, tokens, generic: legion.generic, leaders: legion.leaders };
}

/** One way for a legion to move. */
export interface Path {
  readonly from: number;
  readonly to: number;
  readonly flies: boolean;
}

/** On foot: one area, onto a shortest way; by air: nearer than walking gets (R14.12). */
function pathsOf(s: State, legion: number, steps: readonly number[], mayFly: boolean): Path[] {
  const here = at(steps, legion);
  const open = (to: number) => to !== legion && isFree(s, to, HARKONNEN) && roomIn(s, to) > 0;
  const walks = item(AIR_NEIGHBOURS, legion).filter((to) => open(to) && at(steps, to) < here);
  const walked = Math.min(FAR, ...walks.map((to) => at(steps, to)));
  if (mayFly && transportZones(s, legion).length > 0) {
    const flights = item(WITHIN_TWO_BY_AIR, legion).filter(
      (to) => open(to) && at(steps, to) < Math.min(here, walked),
    );
    if (flights.length > 0) {
      const best = Math.min(...flights.map((to) => at(steps, to)));
      return flights.filter((to) => at(steps, to) === best).map((to) => ({ from: legion, to, flies: true }));
    }
  }
  return walks.filter((to) => at(steps, to) === here - 1).map((to) => ({ from: legion, to, flies: false }));
}

/** The strength that two legions would have in one area, the limit applied. */
function joinedStrength(s: State, from: number, to: number): Strength {
  const moving = forceThatFits(s, from, roomIn(s, to));
  const ours = strengthOf(s, to);
  const named = bitsOf(moving.leaders).length;
  const tokens = bitsOf(moving.tokens).length;
  return {
    coarse:
      ours.coarse + moving.regular + moving.elite + moving.special + 2 * tokens + moving.generic + named,
    fine:
      ours.fine +
      moving.generic +
      2 * (moving.regular + named + tokens) +
      3 * moving.elite +
      4 * moving.special,
  };
}

/** A legion at the goal's door joins a neighbour, only if both together are stronger than either was (R14.12). */
function joinsOf(
  s: State,
  legion: number,
  steps: readonly number[],
  who: LegionFilter,
  moved: readonly number[],
): Path[] {
  const eligible = eligibleLegions(s, who);
  const paths: Path[] = [];
  for (const other of item(AIR_NEIGHBOURS, legion)) {
    if (at(s.owner, other) !== HARKONNEN) continue;
    const nearer =
      at(steps, legion) - at(steps, other) || compareStrength(strengthOf(s, other), strengthOf(s, legion));
    const [from, to] = nearer > 0 ? [legion, other] : [other, legion];
    if (moved.includes(from) || !eligible.includes(from) || roomIn(s, to) <= 0) continue;
    const joined = joinedStrength(s, from, to);
    const stronger = [from, to].every((area) => compareStrength(joined, strengthOf(s, area)) > 0);
    if (stronger) paths.push({ from, to, flies: false });
  }
  return paths;
}

/** Legions that may move on a goal: eligible, not yet moved, stronger than its defenders. */
export function movers(s: State, who: LegionFilter, goal: number, moved: readonly number[]): number[] {
  return eligibleLegions(s, who).filter((area) => !moved.includes(area) && isStronger(s, area, goal));
}

/** All that a mover could do now. */
export function optionsOf(
  s: State,
  legion: number,
  steps: readonly number[],
  who: LegionFilter,
  moved: readonly number[],
  mayFly: boolean,
): Path[] {
  return at(steps, legion) === 1 ? joinsOf(s, legion, steps, who, moved) : pathsOf(s, legion, steps, mayFly);
}
