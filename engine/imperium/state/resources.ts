import { at } from '../../core/at';
import type { Log } from '../events';
import type { Resource } from '../names';
import { hasHagal, isPerson } from './options';
import type { State } from './state';

/** House Hagal keeps nothing in the game for two (I12.11). */
export function keepsNothing(s: State, seat: number): boolean {
  return hasHagal(s.options) && !isPerson(s.options, seat);
}

export function pay(s: State, seat: number, resource: Resource, count: number, log: Log): void {
  if (count === 0) return;
  s[resource][seat] = at(s[resource], seat) - count;
  log?.push({ type: 'paid', seat, resource, count });
}

/** Victory points go up and down (I3.5). */
export function score(s: State, seat: number, by: number, log: Log): void {
  if (keepsNothing(s, seat)) return;
  const total = at(s.vp, seat) + by;
  s.vp[seat] = total;
  log?.push({ type: 'points', seat, by, total });
}
