import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { AREA_IDS } from '../board/tables';
import type { Log } from '../events';
import { LEADERS, SIDES } from '../names';
import { NO_FORCE, addForce, leadersIn, liftForce, unitsIn } from './legions';
import type { Force } from './legions';
import { sendLeadersToTank } from './leaders';
import type { State } from './state';

export const REGULAR = 0;
export const ELITE = 1;
export const SPECIAL = 2;
export const GENERIC = 3;

export function inSupply(s: State, side: number, rank: number): number {
  return at(s.supply, side * 4 + rank);
}

export function changeSupply(s: State, side: number, rank: number, by: number): void {
  s.supply[side * 4 + rank] = inSupply(s, side, rank) + by;
}

export function forceOf(rank: number, count: number): Force {
  return {
    regular: rank === REGULAR ? count : 0,
    elite: rank === ELITE ? count : 0,
    special: rank === SPECIAL ? count : 0,
    generic: rank === GENERIC ? count : 0,
    leaders: 0,
    tokens: 0,
  };
}

export function countOf(s: State, area: number, rank: number): number {
  if (rank === REGULAR) return at(s.regular, area);
  if (rank === ELITE) return at(s.elite, area);
  if (rank === SPECIAL) return at(s.special, area);
  return at(s.generic, area);
}

/** The rank that stands in for `rank` when the box is empty of it: itself or the next lower one; -1 for none (R3.1). */
export function availableRank(s: State, side: number, rank: number): number {
  if (rank === GENERIC) return inSupply(s, side, GENERIC) > 0 ? GENERIC : -1;
  for (let r = rank; r >= REGULAR; r--) if (inSupply(s, side, r) > 0) return r;
  return -1;
}

/** The same in the solo game: the nearest stronger type first, then the nearest weaker (R14.9). */
export function nearestRank(s: State, side: number, rank: number): number {
  for (let r = rank; r <= SPECIAL; r++) if (inSupply(s, side, r) > 0) return r;
  for (let r = rank - 1; r >= REGULAR; r--) if (inSupply(s, side, r) > 0) return r;
  return -1;
}

/** Puts one figure from the supply on an area; returns the rank that was placed, -1 if none was left. */
export function placeOne(s: State, area: number, side: number, rank: number): number {
  const placed = availableRank(s, side, rank);
  if (placed < 0) return -1;
  changeSupply(s, side, placed, -1);
  addForce(s, area, side, forceOf(placed, 1));
  return placed;
}

/** Returns one figure of a legion to the supply. Leaders left alone go too (R3.3). */
export function removeOne(s: State, area: number, rank: number): void {
  changeSupply(s, at(s.owner, area), rank, 1);
  liftForce(s, area, forceOf(rank, 1));
  removeStrandedLeaders(s, area);
}

/** A leader may be only where friendly units are (R3.3). Told where a player's own choice leaves them alone. */
export function removeStrandedLeaders(s: State, area: number, log: Log = null): void {
  if (unitsIn(s, area) > 0 || leadersIn(s, area) === 0) return;
  const side = at(s.owner, area);
  const generic = at(s.generic, area);
  const where = item(AREA_IDS, area);
  for (let i = 0; i < generic; i++)
    log?.push({ type: 'removed', side: item(SIDES, side), area: where, figure: 'generic', why: 'alone' });
  for (const leader of bitsOf(at(s.leaders, area)))
    log?.push({ type: 'leaderToTank', leader: item(LEADERS, leader), alone: where });
  if (generic > 0) {
    changeSupply(s, side, GENERIC, generic);
    liftForce(s, area, forceOf(GENERIC, generic));
  }
  sendLeadersToTank(s, at(s.leaders, area));
}

/** Removes a whole legion: units and generic leaders to the supply, named leaders to the tank, tokens from the game. */
export function removeLegion(s: State, area: number): void {
  const side = at(s.owner, area);
  for (const rank of [REGULAR, ELITE, SPECIAL, GENERIC]) {
    const count = countOf(s, area, rank);
    if (count === 0) continue;
    changeSupply(s, side, rank, count);
    liftForce(s, area, forceOf(rank, count));
  }
  liftForce(s, area, { ...NO_FORCE, tokens: at(s.tokens, area) });
  sendLeadersToTank(s, at(s.leaders, area));
}
