import { SECTOR_IDS, AREA_COUNT } from '../../board/tables';
import { ANYWHERE } from '../../cards/picks/leaders';
import { VEHICLE_SUPPLY } from '../../data/components.data';
import { CARD_IDS } from '../../data/planning.data';
import { HOUSES, LEADERS, RESULTS } from '../../names';
import type { MahdiTask } from '../../mahdi/task';
import { flag, fits, isObject, listOf, oneOf, setOf, whole } from '../../../core/notation/check';
import type { Check, Shape } from '../../../core/notation/check';
import { area, areaOrNone, areas, filter, rank, terms, where } from './parts';

type TaskOf<K extends MahdiTask['t']> = Extract<MahdiTask, { readonly t: K }>;

/** Ten harvests of deep desert and the reserve. */
export const MOST_SPICE = 2 * VEHICLE_SUPPLY.harvester + 1;
export const paid = listOf(oneOf(0, 2, 3), 3);

/** What each task of the automaton may hold. */
const TASKS: { readonly [K in MahdiTask['t']]: Shape<TaskOf<K>, 't'> } = {
  answer: {},
  harvesters: {
    left: whole(0, 20),
    sector: whole(-1, 2 ** SECTOR_IDS.length - 1),
    done: whole(0, 2 ** SECTOR_IDS.length - 1),
  },
  carryalls: { left: whole(0, VEHICLE_SUPPLY.carryall) },
  ornithopters: { left: whole(0, VEHICLE_SUPPLY.ornithopter) },
  roll: {},
  act: { result: whole(0, RESULTS.length - 1) },
  strike: { who: filter, terms, legions: whole(0, 3) },
  moves: { who: filter, left: whole(0, 3), goal: whole(-2, AREA_COUNT - 1), moved: setOf(area, AREA_COUNT) },
  deploy: { ranks: listOf(rank, 6), leader: flag },
  replace: { left: whole(0, 3), from: rank, to: rank, first: flag },
  draws: { left: whole(0, 3), house: whole(-1, HOUSES.length - 1) },
  card: {
    card: whole(0, CARD_IDS.length - 1),
    at: whole(0, 40),
    did: flag,
    that: areaOrNone,
  },
  place: {
    ranks: listOf(rank, 6),
    leader: whole(-3, LEADERS.length - 1),
    where,
    apart: flag,
    used: areas,
  },
  wormsigns: { left: whole(0, 3) },
  bombard: { dice: whole(1, 6) },
  tank: { of: whole(0, ANYWHERE) },
  spy: {},
  carry: {},
  reshuffle: {},
  garrison: { area, colour: whole(0, 1) },
  harvest: { spice: whole(0, MOST_SPICE), paid },
};

export const task: Check = (value) => {
  if (!isObject(value) || typeof value.t !== 'string' || !Object.hasOwn(TASKS, value.t)) return false;
  return fits(value, TASKS[value.t as MahdiTask['t']], 't');
};
