import { at } from '../../core/at';
import { bitCount, lowestBit } from '../../core/bits';
import { DEEP, DESERT, PRINTED_TERRAIN } from '../board/tables';
import { BANNED_LIMIT, UNIT_LIMIT } from '../data/components.data';
import { HARKONNEN, NOBODY, enemyOf } from './state';
import type { State } from './state';

/** Some figures of one legion: counts, and bits for named leaders and deployment tokens. */
export interface Force {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly leaders: number;
  readonly tokens: number;
}

export const NO_FORCE: Force = { regular: 0, elite: 0, special: 0, generic: 0, leaders: 0, tokens: 0 };

export function terrainOf(s: State, area: number): number {
  return area === s.atomized ? DESERT : at(PRINTED_TERRAIN, area); // R8.8
}

export function isDesert(s: State, area: number): boolean {
  return terrainOf(s, area) === DESERT;
}

export function isDeepDesert(area: number): boolean {
  return DEEP[area] === true;
}

/** Units of a legion; a face-down token counts as one (R3.4). */
export function unitsIn(s: State, area: number): number {
  return at(s.regular, area) + at(s.elite, area) + at(s.special, area) + bitCount(at(s.tokens, area));
}

export function leadersIn(s: State, area: number): number {
  return at(s.generic, area) + bitCount(at(s.leaders, area));
}

export function hasLegion(s: State, area: number, side: number): boolean {
  return at(s.owner, area) === side;
}

export function forceUnits(force: Force): number {
  return force.regular + force.elite + force.special + bitCount(force.tokens);
}

export function forceLeaders(force: Force): number {
  return force.generic + bitCount(force.leaders);
}

export function legionIn(s: State, area: number): Force {
  return {
    regular: at(s.regular, area),
    elite: at(s.elite, area),
    special: at(s.special, area),
    generic: at(s.generic, area),
    leaders: at(s.leaders, area),
    tokens: at(s.tokens, area),
  };
}

/** Six units; five for the Harkonnen under the CHOAM ban (R3.2, R10.6). */
export function legionLimit(s: State, side: number): number {
  return side === HARKONNEN && at(s.bans, 0) === 1 ? BANNED_LIMIT : UNIT_LIMIT;
}

/** Rank of the standing settlement of `side` in an area, hidden or not; 0 for none. */
export function hasSettlement(s: State, area: number, side: number): boolean {
  return side === HARKONNEN ? at(s.settlement, area) === 1 : at(s.sietch, area) >= 0;
}

/** Free for a side: no enemy settlement, no enemy units, no sandworm (R2.5). */
export function isFree(s: State, area: number, side: number): boolean {
  return (
    at(s.worm, area) === 0 && at(s.owner, area) !== enemyOf(side) && !hasSettlement(s, area, enemyOf(side))
  );
}

/** No figures and no tokens of any kind (R2.5). */
export function isEmpty(s: State, area: number): boolean {
  return (
    at(s.owner, area) === NOBODY &&
    at(s.worm, area) === 0 &&
    at(s.wormsign, area) === 0 &&
    at(s.harvester, area) === 0 &&
    at(s.station, area) < 0 &&
    at(s.sietch, area) < 0 &&
    at(s.settlement, area) === 0
  );
}

function add(list: number[], area: number, n: number): void {
  list[area] = at(list, area) + n;
}

/** Not `add` of `-n`: adding -0 would turn a list of small integers into one of floating-point numbers, and slow. */
function take(list: number[], area: number, n: number): void {
  list[area] = at(list, area) - n;
}

/** Puts figures on an area; the caller has taken them from where they were. */
export function addForce(s: State, area: number, side: number, force: Force): void {
  s.owner[area] = side;
  add(s.regular, area, force.regular);
  add(s.elite, area, force.elite);
  add(s.special, area, force.special);
  add(s.generic, area, force.generic);
  s.leaders[area] = at(s.leaders, area) | force.leaders;
  s.tokens[area] = at(s.tokens, area) | force.tokens;
  for (let left = force.leaders; left !== 0; left &= left - 1) s.leaderAt[lowestBit(left)] = area;
}

/** Lifts figures off an area; the caller puts them somewhere. */
export function liftForce(s: State, area: number, force: Force): void {
  take(s.regular, area, force.regular);
  take(s.elite, area, force.elite);
  take(s.special, area, force.special);
  take(s.generic, area, force.generic);
  s.leaders[area] = at(s.leaders, area) & ~force.leaders;
  s.tokens[area] = at(s.tokens, area) & ~force.tokens;
  if (unitsIn(s, area) === 0 && leadersIn(s, area) === 0) s.owner[area] = NOBODY;
}

export function moveForce(s: State, from: number, to: number, force: Force): void {
  const side = at(s.owner, from);
  liftForce(s, from, force);
  addForce(s, to, side, force);
}

/** Is there a Fedaykin or Sardaukar, face up, in the area? */
export function hasSpecial(s: State, area: number): boolean {
  return at(s.special, area) > 0;
}
