import { AREA_COUNT, ZONE_COUNT, findArea } from '../../board/tables';
import type { LegionFilter, Where } from '../../cards/step';
import { DEPLOYMENT_TOKENS, GENERIC_LEADER_SUPPLY, UNIT_SUPPLY } from '../../data/components.data';
import type { BattleRoll, BattleTerms } from '../../frames/frame';
import { canonicalMove } from '../../moves';
import { LEADERS } from '../../names';
import { MOST_SEATS } from '../../state/seating';
import type { Force } from '../../state/legions';
import {
  flag,
  fits,
  isObject,
  listOf,
  objectOf,
  oneOf,
  optional,
  setOf,
  whole,
} from '../../../core/notation/check';
import type { Check } from '../../../core/notation/check';

// What frames and the tasks of the automaton are made of. Numbers are bounded by the box, or by what one action can do.

/** Of the largest table; whether a game has that seat is looked at where its options are known. */
export const seat = whole(0, MOST_SEATS - 1);
export const side = whole(0, 1);
export const area = whole(0, AREA_COUNT - 1);
export const areaOrNone = whole(-1, AREA_COUNT - 1);
export const areas = setOf(area, AREA_COUNT);
export const zoneOrNone = whole(-1, ZONE_COUNT - 1);
/** A rank of units: regular, elite, special elite. */
export const rank = whole(0, 2);
export const leaders = whole(0, 2 ** LEADERS.length - 1);
const tokens = whole(0, 2 ** DEPLOYMENT_TOKENS.length - 1);
/** Hits, shields, specials: six dice, and what all leaders of a side make of their specials. */
export const MOST_HITS = 40;
export const hits = whole(0, MOST_HITS);

const FORCE: { readonly [P in keyof Force]: Check } = {
  regular: whole(0, UNIT_SUPPLY.harkonnen.regular),
  elite: whole(0, UNIT_SUPPLY.harkonnen.elite),
  special: whole(0, UNIT_SUPPLY.harkonnen.special),
  generic: whole(0, GENERIC_LEADER_SUPPLY.atreides),
  leaders,
  tokens,
};
export const force = objectOf(FORCE);
export const moved = objectOf({ ...FORCE, area });

const FILTER: { readonly [P in keyof LegionFilter]-?: Check } = {
  with: optional(oneOf('leader', 'special')),
  terrain: optional(oneOf('desert')),
  area: optional(area),
  leader: optional(whole(0, LEADERS.length - 1)),
  onFoot: optional((value) => value === true),
};
export const filter = objectOf(FILTER);

const TERMS: { readonly [P in keyof BattleTerms]: Check } = {
  surprise: flag,
  freeContinue: flag,
  extraDie: whole(0, 1),
  defenderCap: whole(0, 6),
};
export const terms = objectOf(TERMS);

const ROLL: { readonly [P in keyof BattleRoll]: Check } = {
  cards: whole(0, 6),
  hits,
  shields: hits,
  specials: whole(0, 7),
};
export const roll = objectOf(ROLL);

const areaId: Check = (value) => typeof value === 'string' && findArea(value) !== null;
const leaderName = oneOf(...LEADERS, 'paul*', 'jessica*');

const WHERE: { readonly [K in Where['in']]: Readonly<Record<string, Check>> } = {
  areas: { areas: listOf(areaId, AREA_COUNT, 1) },
  villages: {},
  settlement: {},
  emptyDesert: {},
  freeMountain: {},
  freePlateau: {},
  legion: { with: optional(oneOf('special')) },
  legionOf: { leader: leaderName },
};

export const where: Check = (value) => {
  if (!isObject(value) || typeof value.in !== 'string' || !Object.hasOwn(WHERE, value.in)) return false;
  return fits(value, WHERE[value.in as Where['in']], 'in');
};

export const move: Check = (value) =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value.kind === 'string' &&
  typeof value.value === 'number' &&
  canonicalMove({ kind: value.kind, value: value.value } as Parameters<typeof canonicalMove>[0]) !== null;
