import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { ZONES_OF_AREA } from '../board/tables';
import { movesOf } from '../frames/rules';
import type { Frame } from '../frames/frame';
import { innermost } from '../../core/stack';
import { DONE, FIRST_LEADER, FIRST_TOKEN, GENERIC_FIGURE, figureMove, optionMove, zoneMove } from '../moves';
import type { Move } from '../moves';
import { isDeepDesert, leadersIn, unitsIn } from '../state/legions';
import { REGULAR, inSupply } from '../state/supply';
import { CARRYALL, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Plan } from './ask';
import { decideGoal } from './moves';
import { strengthOf } from './strength';
import { stepsTo } from './paths';

/** What the automaton answers to a decision of the ordinary rules; null while the human must be asked. */
export function answer(plan: Plan, frame: Frame): Move | null {
  const { s } = plan;
  switch (frame.k) {
    case 'casualties':
      return casualty(plan, frame.area);
    case 'limits':
      return weakest(s, movesOf(s, frame));
    case 'rescue':
      return rescue(plan, frame.area);
    case 'battle':
      if (frame.stage === 'decide')
        return continues(s, frame.from, frame.to) ? optionMove('continue') : optionMove('cease');
      if (frame.stage === 'retreat') return optionMove('stay'); // never, R14.14
      if (frame.stage === 'advance') return advance(plan, frame.from, frame.to);
      return askHuman(plan, frame);
    case 'swap':
    case 'combatCards':
      return DONE; // named leaders are never swapped (R14.15); combat cards come from the reinforcements
    default:
      return askHuman(plan, frame);
  }
}

/** What the criteria leave open is the human's to choose (R14.0). */
function askHuman(plan: Plan, frame: Frame): Move | null {
  const clause = frame.k === 'specials' ? 'R14.14' : 'R14.0';
  return decide(plan, { clause, what: frame.k }, movesOf(plan.s, frame), [], (move) => move);
}

/** Leaders while more than one, elites, Sardaukar, regulars; the last leader before the last unit (R14.14). */
function casualty(plan: Plan, area: number): Move | null {
  const { s } = plan;
  const leaders = leadersIn(s, area);
  const leader = () => {
    if (at(s.generic, area) > 0) return figureMove(GENERIC_FIGURE);
    const named = bitsOf(at(s.leaders, area)).map((index) => figureMove(FIRST_LEADER + index));
    return decide(plan, { clause: 'R14.14', what: 'namedCasualty' }, named, [], (move) => move);
  };
  if (leaders > 1) return leader();
  // R7.11: with no regular in the supply an elite or Sardaukar would be removed, not replaced.
  const stays = inSupply(s, HARKONNEN, REGULAR) > 0 && at(s.regular, area) === 0;
  if (leaders === 1 && unitsIn(s, area) === 1 && !stays) return leader();
  if (at(s.elite, area) > 0) return figureMove(1);
  if (at(s.special, area) > 0) return figureMove(2);
  return figureMove(0);
}

/** Over the limit the weakest go (R14.13): regulars, tokens, elites, Sardaukar. */
function weakest(s: State, moves: readonly Move[]): Move {
  const worth = (figure: number) => (figure === 0 ? 0 : figure >= FIRST_TOKEN ? 1 : figure + 1);
  return moves.reduce((best, move) => (worth(move.value) < worth(best.value) ? move : best), item(moves, 0));
}

/** From round 2 on it ceases when its strength, figure by figure, is at most half the enemy's (R14.14). */
function continues(s: State, from: number, to: number): boolean {
  return 2 * strengthOf(s, from).fine > strengthOf(s, to).fine;
}

function advance(plan: Plan, from: number, to: number): Move | null {
  const advances = advanceOf(plan, from, to);
  return advances === null ? null : optionMove(advances ? 'advance' : 'hold');
}

/**
 * Always into a sietch; otherwise only if that brings it nearer the sietch it is moving on by R14.12 (R14.14). Null while
 * the human must say which sietch that is.
 */
export function advanceOf(plan: Plan, from: number, to: number): boolean | null {
  const { s } = plan;
  if (at(s.sietch, to) >= 0) return true;
  const goal = decideGoal(plan, { area: from });
  if (goal === null || goal < 0) return goal === null ? null : false;
  const steps = stepsTo(s, goal);
  return at(steps, to) < at(steps, from);
}

/** Deep-desert harvesters that may still need a carryall in this phase. */
function pendingDeep(s: State): number[] {
  const areas = innermost(s, 'hazards')?.areas ?? [];
  return areas.filter((area) => isDeepDesert(area) && at(s.harvester, area) === 1);
}

function carryalls(s: State): number[] {
  return s.zones.flatMap((vehicle, zone) => (vehicle === CARRYALL ? [zone] : []));
}

/** How many of these areas the zones could rescue at most. */
function rescuable(areas: readonly number[], zones: readonly number[]): number {
  const area = areas[0];
  if (area === undefined) return 0;
  const rest = areas.slice(1);
  let best = rescuable(rest, zones);
  for (const zone of zones) {
    if (!item(ZONES_OF_AREA, area).includes(zone)) continue;
    best = Math.max(
      best,
      1 +
        rescuable(
          rest,
          zones.filter((other) => other !== zone),
        ),
    );
  }
  return best;
}

/** Carryalls rescue whenever they can, deep-desert harvesters first (R14.15). */
function rescue(plan: Plan, area: number): Move | null {
  const { s } = plan;
  const all = carryalls(s);
  const deep = isDeepDesert(area) ? [] : pendingDeep(s);
  const needed = rescuable(deep, all);
  const zones = all.filter(
    (zone) =>
      item(ZONES_OF_AREA, area).includes(zone) &&
      rescuable(
        deep,
        all.filter((other) => other !== zone),
      ) === needed,
  );
  if (zones.length === 0) return DONE;
  return decide(plan, { clause: 'R14.15', what: 'rescue' }, zones.map(zoneMove), [], (move) => move);
}
