import { AREA_COUNT } from '../../board/tables';
import { programOf } from '../../cards/programs';
import { VEHICLE_SUPPLY, WORMSIGN_TOTAL } from '../../data/components.data';
import { PRESCIENCE_IDS } from '../../data/prescience.data';
import type { BattleStage, Frame, FrameKind, HazardsFrame, Travel } from '../../frames/frame';
import type { FrameOf } from '../../../core/stack';
import { FIGURES } from '../../moves';
import { MOST_SEATS } from '../../state/seating';
import { HOUSES, LEADERS, RESULTS, VEHICLES } from '../../names';
import { either, flag, fits, isObject, listOf, oneOf, optional, whole } from '../../../core/notation/check';
import type { Check, Shape } from '../../../core/notation/check';
import {
  MOST_HITS,
  area,
  areaOrNone,
  areas,
  filter,
  force,
  hits,
  leaders,
  move,
  moved,
  rank,
  roll,
  seat,
  side,
  terms,
  where,
  zoneOrNone,
} from './parts';
import { fitsPick } from './picks';
import { MOST_SPICE, paid, task } from './tasks';

const result = whole(0, RESULTS.length - 1);
const travel = oneOf(...(['foot', 'sandride', 'air', 'carried', 'withSietch'] satisfies Travel[]));
const stage = oneOf(
  ...([
    ...(['start', 'attackerCards', 'defenderCards', 'roll', 'attackerSpecials', 'defenderSpecials'] as const),
    ...(['hits', 'defenderCasualties', 'check', 'decide', 'afterPrice', 'retreat', 'retreatTo'] as const),
    ...(['won', 'advance'] as const),
  ] satisfies BattleStage[]),
);
const hazard = oneOf(
  ...(['signs', 'appear', 'place', 'effects', 'storms'] satisfies HazardsFrame['stage'][]),
);
/** Units of a legion, none of them removed yet where -1 is allowed. */
const units = whole(-1, 30);
const program: Check = (value) => typeof value === 'string' && programOf(value).length > 0;
/** Places in a program. */
const place = whole(0, 40);
/** Steps of a round; the last one begins the next (R5). */
const step = whole(0, 15);
const any: Check = () => true;
/** Moves, each once. */
const choices: Check = (value) =>
  listOf(move, 200, 1)(value) &&
  new Set((value as readonly unknown[]).map((entry) => JSON.stringify(entry))).size ===
    (value as readonly unknown[]).length;

/** What each frame may hold. Numbers are bounded, so that nothing that is read from outside can run for long. */
const SHAPES: { readonly [K in FrameKind]: Shape<FrameOf<Frame, K>, 'k'> } = {
  round: { step },
  vehicles: {
    harvesters: whole(0, VEHICLE_SUPPLY.harvester),
    ornithopters: whole(0, VEHICLE_SUPPLY.ornithopter),
    carryalls: whole(0, VEHICLE_SUPPLY.carryall),
  },
  surplus: { left: listOf(whole(0, 8), MOST_SEATS, 2), next: seat },
  beneGesserit: { seat },
  actions: { next: side },
  turn: { seat, acted: flag, outOfTank: leaders, flown: listOf(area, AREA_COUNT) },
  die: { seat, result, paid: flag },
  program: { id: program, at: place, seat, that: areaOrNone },
  choice: { seat, targets: listOf(place, 10, 1) },
  moves: { seat, left: whole(0, 3), total: whole(1, 3), who: filter, moved: listOf(moved, 12) },
  moveTo: { seat, from: area, travel, zone: zoneOrNone, who: filter, movable: force },
  moveWho: {
    seat,
    from: area,
    to: area,
    travel,
    zone: zoneOrNone,
    who: filter,
    take: force,
    last: whole(0, FIGURES.length - 1),
  },
  attack: { seat, who: filter, terms },
  target: { seat, from: area, travel, zone: zoneOrNone, terms },
  battle: {
    stage,
    from: area,
    to: area,
    attacker: side,
    round: whole(1, 1000),
    terms,
    attack: roll,
    defence: roll,
    owed: hits,
    ledDefence: flag,
    ledAttack: flag,
  },
  combatCards: { seat, attacking: flag, room: whole(0, 6) },
  specials: { area, attacking: flag, left: whole(0, 7), generic: whole(0, 12), leaders },
  casualties: { area, hits: whole(0, MOST_HITS) },
  limits: {},
  wormsign: { area },
  worm: { area, beside: optional(flag) },
  wormEffect: { area, before: optional(units), rescue: flag, stage: oneOf('legion', 'harvester') },
  rescue: { area },
  hazards: { stage: hazard, areas, placed: areas, room: whole(-1, WORMSIGN_TOTAL) },
  storms: { areas },
  harvest: { spice: whole(0, MOST_SPICE), paid, bought: flag },
  swap: { seat },
  discardDown: { seat, limit: whole(0, 8) },
  dropPrescience: {},
  draw: { seat, count: whole(0, 3), house: whole(-1, HOUSES.length - 1) },
  drawTokens: { seat, count: whole(0, 2) },
  deployToken: { seat, token: whole(0, 15) },
  deployLeader: { seat, areas, joins: flag, leader: whole(-1, FIGURES.length - 1) },
  deployUnits: { seat, ranks: listOf(rank, 6) },
  replace: { seat, left: whole(0, 3), from: rank, to: rank },
  placeVehicles: {
    seat,
    fixed: listOf(whole(0, 8), VEHICLES.length, VEHICLES.length),
    any: whole(0, 2),
    vehicle: whole(-1, VEHICLES.length - 1),
    source: whole(-2, AREA_COUNT - 1),
  },
  placeWormsigns: { seat, left: whole(0, 2), source: optional(either(oneOf('board'), area)) },
  moveWorms: { seat, left: whole(0, 2), moved: areas, from: areaOrNone, wildMaker: flag },
  wormAttack: { seat, from: areaOrNone, target: areaOrNone, before: units, wildMaker: flag },
  guerrilla: { seat },
  scout: { seat, zone: zoneOrNone, area: areaOrNone },
  atomics: { seat },
  displace: { area },
  claim: { card: whole(0, PRESCIENCE_IDS.length - 1), stage: oneOf('offer', 'effect'), left: whole(0, 2) },
  endClaims: {},
  bonus: { by: whole(1, 2) },
  place: {
    seat,
    units: listOf(rank, 6),
    leader: whole(-3, LEADERS.length - 1),
    where,
    spread: oneOf('one', 'apart', 'each'),
    used: areas,
    at: areaOrNone,
    that: flag,
    source: either(oneOf('supply', 'board'), area),
  },
  // What a pick remembers depends on its kind: `fitsPick` looks at the three together.
  pick: { seat, pick: any, left: any, vars: any },
  mahdi: { task, picks: listOf(whole(0, 200), 200) },
  actor: { side },
  demand: { side, left: whole(0, 2), spared: whole(0, 2 ** MOST_SEATS - 1) },
  cone: { seat },
  tie: {
    clause: (value) => typeof value === 'string' && /^R14\.\d+a?$/.test(value),
    what: (value) => typeof value === 'string' && /^[a-zA-Z]{1,40}$/.test(value),
    moves: choices,
  },
};

/** A frame of a stack that was read from outside is one of ours, with nothing more and nothing less. */
export function isWellFormed(frame: unknown): frame is Frame {
  if (!isObject(frame) || typeof frame.k !== 'string' || !Object.hasOwn(SHAPES, frame.k)) return false;
  const kind = frame.k as FrameKind;
  if (kind === 'pick' && !fitsPick(frame.pick, frame.left, frame.vars)) return false;
  return fits(frame, SHAPES[kind], 'k');
}
