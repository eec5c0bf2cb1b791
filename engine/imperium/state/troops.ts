import { at, item } from '../../core/at';
import { SPACES } from '../data/spaces.data';
import type { Log } from '../events';
import { TROOPS } from './state';
import type { State } from './state';

export const SPACE_COMBAT: readonly boolean[] = SPACES.map((space) => space.combat);

export function supplyOf(s: State, seat: number): number {
  return TROOPS - at(s.garrison, seat) - at(s.conflict, seat);
}

/** 2 for each troop and 1 for each sword, but nothing without a troop (I6.4). */
export function strengthOf(s: State, seat: number): number {
  const troops = at(s.conflict, seat);
  return troops === 0 ? 0 : 2 * troops + at(s.swords, seat);
}

export function isCombatTurn(s: State): boolean {
  return s.turnSpace >= 0 && item(SPACE_COMBAT, s.turnSpace);
}

/** Supply to garrison, as far as the supply goes (I5.9). Returns how many came. */
export function recruit(s: State, seat: number, count: number, log: Log): number {
  const came = Math.min(count, supplyOf(s, seat));
  if (came === 0) return 0;
  s.garrison[seat] = at(s.garrison, seat) + came;
  log?.push({ type: 'recruited', seat, count: came });
  if (seat === s.turnSeat) {
    s.recruited += came;
    if (isCombatTurn(s)) s.deployable += came; // I5.5
  }
  return came;
}

/** Conflict to garrison. */
export function retreat(s: State, seat: number, count: number, log: Log): void {
  if (count === 0) return;
  s.conflict[seat] = at(s.conflict, seat) - count;
  s.garrison[seat] = at(s.garrison, seat) + count;
  log?.push({ type: 'retreated', seat, count });
}

/** Back to the supply (I5.9). */
export function loseTroops(
  s: State,
  seat: number,
  from: 'garrison' | 'conflict',
  count: number,
  log: Log,
): void {
  const lost = Math.min(count, at(s[from], seat));
  if (lost === 0) return;
  s[from][seat] = at(s[from], seat) - lost;
  log?.push({ type: 'troopsLost', seat, count: lost, from });
}
